import { sql } from 'kysely';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Db } from '#server/db/open-database.ts';
import type { DocumentRow } from '../documents/open-document.ts';
import { askForPictureCheck } from '../files/let-go-pictures.ts';

/** What a document says now, with its author or last saver. */
export const versionOf = (row: DocumentRow) => ({
  version: row.version,
  title: row.title,
  category: row.category,
  body_html: row.body_html,
  fields: row.fields,
  ...(row.saved_by === ''
    ? { saved_by: row.author_name, saved_by_id: row.author_id }
    : { saved_by: row.saved_by, saved_by_id: row.saved_by_id }),
  saved_at: row.updated_at,
});

/** Stores the content before a change with its author or last saver, and deletes the oldest versions. */
export async function saveVersion(tx: Db, before: DocumentRow): Promise<void> {
  await tx
    .insertInto('document_version')
    .values({ document_id: before.id, ...versionOf(before) })
    .execute();
  const { numDeletedRows } = await tx
    .deleteFrom('document_version')
    .where('document_id', '=', before.id)
    .where('version', '<=', await newestDropped(tx, before))
    .executeTakeFirst();
  if (numDeletedRows > 0n) await askForPictureCheck(tx, before.id);
}

/** By number and by length. */
async function newestDropped(tx: Db, { id, version }: DocumentRow): Promise<number> {
  let bytes = 0;
  const tooLong = (await lengthsOf(tx, id)).find(
    (row) => (bytes += row.bytes) > SERVER_LIMITS.versionsKeptMaxBytes && row.version < version,
  );
  return Math.max(tooLong?.version ?? 0, version - SERVER_LIMITS.versionsKeptMax);
}

/** Newest first. */
const lengthsOf = (db: Db, documentId: string) =>
  db
    .selectFrom('document_version')
    .select('version')
    .select([sql<number>`length(body_html)`.as('chars'), sql<number>`octet_length(body_html)`.as('bytes')])
    .where('document_id', '=', documentId)
    .orderBy('version', 'desc')
    .execute();

/** Also if they are longer together. */
const SHOWN_AT_LEAST = 2;

/**
 * Newest first, as many as one page should hold. The last one also begins the next page, where its difference to the
 * one before it is shown.
 */
export async function listVersions(db: Db, documentId: string, from = Infinity) {
  const rows = (await lengthsOf(db, documentId)).filter(({ version }) => version <= from);
  let chars = 0;
  const shown = rows.filter(
    (row, at) => (chars += row.chars) <= SERVER_LIMITS.versionsShownMaxChars || at < SHOWN_AT_LEAST,
  );
  const [newest, oldest] = [shown[0]?.version ?? 0, shown.at(-1)?.version ?? 0];
  const versions = await db
    .selectFrom('document_version')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('version', '>=', oldest)
    .where('version', '<=', newest)
    .orderBy('version', 'desc')
    .execute();
  return { versions, older: shown.length < rows.length ? oldest : null };
}

export function findVersion(db: Db, documentId: string, version: number) {
  return db
    .selectFrom('document_version')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('version', '=', version)
    .executeTakeFirst();
}
