import type { BoardType } from '#shared/boards.ts';
import type { Actor } from '#shared/permissions.ts';
import { isStaff } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import { visibleTo } from '#server/documents/document.read-policy.ts';
import { seenByAuthorAlone } from './board-count.queries.ts';

interface Place {
  boardType: BoardType;
  /** Empty for all. */
  category: string;
  offset: number;
  limit: number;
}

/** Up to this offset, scanning an index is faster than adding up the counts. */
export const DEEP_FROM = 500;

/**
 * Ids of a deep page sorted by time: the stored counts of months and days give the day where the page starts, so that a
 * page in the middle of a million documents is as fast as the first. Null where the counts are not usable: near the
 * top, and for authors with documents that only they see.
 */
export async function findDeepPage(db: Db, actor: Actor, place: Place, now: string): Promise<string[] | null> {
  if (place.offset < DEEP_FROM) return null;
  if (actor && !isStaff(actor) && (await seenByAuthorAlone(db, actor.id, place.boardType, now)).length > 0) return null;
  const above = await countAbove(db, actor, place, now);
  // Scheduled documents are included in the count of their day, but not shown.
  const passed = place.offset - above.pinned + above.toCome;
  if (passed < above.toCome) return null;
  const month = await findPeriod(db, actor, place, '____-__', passed);
  if (!month) return [];
  const day = await findPeriod(db, actor, place, `${month.period}-__`, passed - month.before);
  if (!day) return [];
  const rows = await inOrder(db, place)
    .where('is_pinned', '=', 0)
    .where('deleted_at', 'is', null)
    .$if(!isStaff(actor), (query) => query.where('is_hidden', '=', 0))
    // Compared as text: `U` sorts after every time of that day.
    .where('published_at', '<', `${day.period}U`)
    .offset(passed - month.before - day.before)
    .limit(place.limit)
    .execute();
  return rows.map(({ id }) => id);
}

async function countAbove(db: Db, actor: Actor, place: Place, now: string) {
  const { count } = db.fn;
  const pinned = await narrowed(db, place)
    .select(count<number>('id').as('count'))
    .where('is_pinned', '=', 1)
    .where(visibleTo(actor, now))
    .executeTakeFirst();
  if (isStaff(actor)) return { pinned: pinned?.count ?? 0, toCome: 0 };
  const toCome = await narrowed(db, place)
    .select(count<number>('id').as('count'))
    .where('published_at', '>', now)
    .where('is_pinned', '=', 0)
    .where('deleted_at', 'is', null)
    .where('is_hidden', '=', 0)
    .executeTakeFirst();
  return { pinned: pinned?.count ?? 0, toCome: toCome?.count ?? 0 };
}

/** The newest month or day matching `pattern`, up to which more than `passed` documents are skipped. */
async function findPeriod(db: Db, actor: Actor, { boardType, category }: Place, pattern: string, passed: number) {
  const column = isStaff(actor) ? 'kept' : 'shown';
  const periods = await db
    .selectFrom('document_count')
    .select((eb) => ['period', eb.fn.sum<number>(column).as('count')])
    .where('board_type', '=', boardType)
    .where('period', 'like', pattern)
    .$if(category !== '', (query) => query.where('category', '=', category))
    .groupBy('period')
    .orderBy('period', 'desc')
    .execute();
  let before = 0;
  for (const { period, count } of periods) {
    if (before + count > passed) return { period, before };
    before += count;
  }
  return null;
}

const narrowed = (db: Db, { boardType, category }: Place) =>
  db
    .selectFrom('document')
    .where('board_type', '=', boardType)
    .$if(category !== '', (query) => query.where('category', '=', category));

const inOrder = (db: Db, place: Place) =>
  narrowed(db, place).select('id').orderBy('published_at', 'desc').orderBy('id', 'desc');
