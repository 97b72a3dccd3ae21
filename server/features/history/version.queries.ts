import { SERVER_LIMITS } from '#server/limits.ts';
import type { Db } from '#server/db/open-database.ts';
import type { DocumentRow } from '../documents/open-document.ts';

/** Stores the content before a change with its author or last saver, and deletes the oldest versions. */
export async function saveVersion(tx: Db, before: DocumentRow): Promise<void> {
  await tx
    .insertInto('document_version')
    .values({
      document_id: before.id,
      version: before.version,
      title: before.title,
      category: before.category,
      body_html: before.body_html,
      fields: before.fields,
      ...(before.saved_by === ''
        ? { saved_by: before.author_name, saved_by_id: before.author_id }
        : { saved_by: before.saved_by, saved_by_id: before.saved_by_id }),
      saved_at: before.updated_at,
    })
    .execute();
  await tx
    .deleteFrom('document_version')
    .where('document_id', '=', before.id)
    .where('version', '<=', before.version - SERVER_LIMITS.versionsKeptMax)
    .execute();
}

export function listVersions(db: Db, documentId: string) {
  return db
    .selectFrom('document_version')
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('version', 'desc')
    .limit(SERVER_LIMITS.versionsKeptMax)
    .execute();
}

export function findVersion(db: Db, documentId: string, version: number) {
  return db
    .selectFrom('document_version')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('version', '=', version)
    .executeTakeFirst();
}
