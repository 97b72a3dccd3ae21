import { setImmediate as otherWork } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { withLock } from '#server/db/locks.ts';
import { REMOVED } from '#server/db/tables/search.tables.ts';
import { endLongTurn } from '#server/end-long-turn.ts';
import { transaction } from '#server/db/transaction.ts';
import { analyseAhead } from '../analyse/analyse-ahead.ts';
import { filePassages } from './passages/file-passages.ts';
import { storeEntry } from './store-entry.ts';
import type { PartOfDocument } from './store-parts.ts';
import { MOST_PARTS, partsOf, storeWaiting } from './store-parts.ts';

/**
 * Indexes parts queued by `storeInParts` and deletes entries marked by `removeEntries`, one part at a time with pauses
 * for other requests. `signal` stops it after the current part.
 */
export async function indexWaiting(context: Context, signal?: AbortSignal): Promise<void> {
  const { db } = context;
  if ((await nextWaiting(db)) === undefined && (await nextRemoved(db)) === undefined) return;
  await withLock(
    context,
    'search-parts',
    async (either) => {
      for (let id = await nextRemoved(db); id !== undefined && !either.aborted; id = await nextRemoved(db)) {
        await db.deleteFrom('search_entry').where('id', '=', id).execute();
        await otherWork();
      }
      for (let row = await nextWaiting(db); row && !either.aborted; row = await nextWaiting(db)) {
        await indexPart(db, row);
        await otherWork();
      }
    },
    signal,
  );
}

/** Maximum deleted at once, in characters: about 7 ms. Larger entries are only marked for `indexWaiting`. */
const REMOVED_AT_ONCE_CHARS = 30_000;

/** Hides entries from search at once: those of a document, of its files, or of none of them. */
export async function removeEntries(
  tx: Db,
  { documentId, fileIds }: { documentId: string; fileIds?: readonly string[] | 'none' },
): Promise<void> {
  const among = sql<boolean>`document_id = ${documentId} and ${ofFiles(fileIds)}`;
  // In this order, because a part that is being indexed is waited for and then removed too.
  await tx.deleteFrom('search_waiting').where(among).execute();
  const entries = await tx
    .selectFrom('search_entry')
    .select((eb) => ['id', eb.fn<number>('length', ['body_tokens']).as('chars')])
    .where(among)
    .orderBy('id')
    .execute();
  let chars = 0;
  const ids = Map.groupBy(entries, (entry) => (chars += entry.chars) <= REMOVED_AT_ONCE_CHARS);
  for (const [isRemovedNow, some] of ids) {
    const found = some.map(({ id }) => id);
    const marked = { audience: REMOVED, document_id: null, file_id: null } as const;
    await (isRemovedNow
      ? tx.deleteFrom('search_entry').where('id', 'in', found).execute()
      : tx.updateTable('search_entry').set(marked).where('id', 'in', found).execute());
  }
}

function ofFiles(fileIds: readonly string[] | 'none' | undefined) {
  if (fileIds === undefined) return sql`true`;
  return fileIds === 'none' ? sql`file_id is null` : sql`file_id in (${sql.join(fileIds)})`;
}

const nextWaiting = (db: Db) =>
  db.selectFrom('search_waiting').select(['id', 'part']).orderBy('id').limit(1).executeTakeFirst();

async function nextRemoved(db: Db): Promise<number | undefined> {
  const next = db.selectFrom('search_entry').select('id').where('audience', '=', REMOVED).limit(1);
  return (await next.executeTakeFirst())?.id;
}

async function indexPart(db: Db, { id, part }: { id: number; part: string }): Promise<void> {
  const entry = JSON.parse(part) as PartOfDocument;
  // Done before the transaction, because an embedded database blocks other requests during it.
  const parts = entry.textSaidBy === undefined ? [] : await partsOfFile(db, entry);
  await analyseAhead(entry.title, entry.extra ?? '', ...entry.passages.map(({ content }) => content));
  await transaction(db, async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('search_waiting').where('id', '=', id).executeTakeFirstOrThrow();
    // The document was changed or removed meanwhile.
    if (numDeletedRows === 0n) return;
    if (entry.textSaidBy === undefined) await storeEntry(tx, entry);
    else await storeWaiting(tx, parts);
  });
}

async function partsOfFile(
  db: Db,
  { textSaidBy: voice = 'member', ...entry }: PartOfDocument,
): Promise<PartOfDocument[]> {
  const file = await db
    .selectFrom('file_text')
    .select('content')
    .where('file_id', '=', entry.fileId ?? '')
    .executeTakeFirst();
  const passages = filePassages(entry.extra ?? '', file?.content ?? '', voice);
  const parts: PartOfDocument[] = [];
  for (const part of partsOf({ ...entry, extra: '' }, passages)) {
    if (parts.push(part) === MOST_PARTS) break;
    await endLongTurn();
  }
  return parts;
}
