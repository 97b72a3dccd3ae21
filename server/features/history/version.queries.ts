import { sql } from 'kysely';
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
    .where('version', '<=', await newestDropped(tx, before))
    .execute();
}

/** By number and by length: they are read and shown together. */
async function newestDropped(tx: Db, { id, version }: DocumentRow): Promise<number> {
  const rows = await tx
    .selectFrom('document_version')
    .select('version')
    .select(sql<number>`length(body_html)`.as('chars'))
    .where('document_id', '=', id)
    .orderBy('version', 'desc')
    .execute();
  let chars = 0;
  const tooLong = rows.find(
    (row) => (chars += row.chars) > SERVER_LIMITS.versionsKeptMaxChars && row.version < version,
  );
  return Math.max(tooLong?.version ?? 0, version - SERVER_LIMITS.versionsKeptMax);
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
