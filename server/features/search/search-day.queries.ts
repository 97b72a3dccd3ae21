import { sql } from 'kysely';
import type { MissedFilters } from '#shared/contract/site/search.contract.ts';
import { composed } from '#shared/text/compose.ts';
import { koreanDay } from '#shared/text/days.ts';
import { hasHidden } from '#shared/validation.ts';
import type { Context } from '#server/context.ts';
import { deleteInParts } from '#server/db/delete-in-parts.ts';
import type { Db } from '#server/db/open-database.ts';
import { SERVER_LIMITS } from '#server/limits.ts';

const POPULAR_DAYS = 14;
/** Minimum, so that a word does not reveal a single person's search. */
const LEAST_SEARCHES = 3;
const LONGEST_QUERY = 40;

/** Possible personal data: email addresses, phone, account or registration numbers. */
const PERSONAL = /@|\d{3,}[-\s.]?\d{3,}|\d{6,}/;

const DAY_MS = 86_400_000;
const dayOf = (ms: number) => koreanDay(new Date(ms));

/** Counts a search by text and day, without the user. Long or hidden texts and possible personal data are not stored. */
export async function countSearch({ db, clock }: Pick<Context, 'db' | 'clock'>, text: string, isEmpty: boolean) {
  const query = composed(text).toLowerCase().replace(/\s+/g, ' ').trim();
  if (query.length < 2 || query.length > LONGEST_QUERY || PERSONAL.test(query) || hasHidden(query)) return;
  const empty = isEmpty ? 1 : 0;
  const day = dayOf(clock.now().getTime());
  const { count } = await db
    .insertInto('search_day')
    .values({ day, query, count: 1, empty_count: empty })
    .onConflict((conflict) =>
      conflict.columns(['day', 'query']).doUpdateSet((eb) => ({
        count: eb('search_day.count', '+', 1),
        empty_count: eb('search_day.empty_count', '+', empty),
        is_handled: isEmpty ? 0 : eb.ref('search_day.is_handled'),
      })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  if (count === 1 && (await countWords(db, day)) > SERVER_LIMITS.searchWordsPerDayMax) await keepMostFrequent(db, day);
}

async function countWords(db: Db, day: string): Promise<number> {
  const { words } = await db
    .selectFrom('search_day')
    .select((eb) => eb.fn.countAll<number>().as('words'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return words;
}

/** Most frequent searches of the last two weeks that had results. */
export async function findPopular(db: Db, nowMs: number, limit: number, beginning = ''): Promise<string[]> {
  let query = db
    .selectFrom('search_day')
    .select(['query'])
    .where('day', '>', dayOf(nowMs - POPULAR_DAYS * DAY_MS))
    .groupBy('query')
    .having(sql<boolean>`sum(count) - sum(empty_count) >= ${LEAST_SEARCHES}`)
    .orderBy(sql`sum(count)`, 'desc')
    .orderBy('query')
    .limit(limit);
  if (beginning !== '') query = query.where('query', '>=', beginning).where('query', '<', `${beginning}\uffff`);
  return (await query.execute()).map((row) => row.query);
}

/** Searches without results, most frequent first, and how many wait and are set aside. */
export async function findMissed(db: Db, { isHandled, from, until, page }: MissedFilters, size: number) {
  const words = db
    .selectFrom('search_day')
    .select((eb) => [
      'query',
      eb.fn.sum<number>('empty_count').as('count'),
      eb.fn.max('day').as('lastDay'),
      // Of one that is searched again the new day is not.
      eb.fn.min('is_handled').as('is_handled'),
    ])
    .where('empty_count', '>', 0)
    .$if(from !== '', (query) => query.where('day', '>=', from))
    .$if(until !== '', (query) => query.where('day', '<=', until))
    .groupBy('query')
    .as('word');
  const [list, counts] = await Promise.all([
    db
      .selectFrom(words)
      .select(['query', 'count', 'lastDay'])
      .where('is_handled', '=', isHandled ? 1 : 0)
      .orderBy('count', 'desc')
      .orderBy('query')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    db
      .selectFrom(words)
      .select((eb) => ['is_handled', eb.fn.countAll<number>().as('count')])
      .groupBy('is_handled')
      .execute(),
  ]);
  const countOf = (handled: number) => counts.find((row) => row.is_handled === handled)?.count ?? 0;
  return { list, counts: { open: countOf(0), handled: countOf(1) } };
}

/** Sets a search without results aside, or takes it back. False if it was so already. */
export async function handleMissed(db: Db, query: string, isHandled: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('search_day')
    .set({ is_handled: isHandled ? 1 : 0 })
    .where('query', '=', query)
    .where('empty_count', '>', 0)
    .where('is_handled', '=', isHandled ? 0 : 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes counts of past days when their time is over, and of yesterday all but the most frequent. */
export async function sweepSearches({ db, clock }: Pick<Context, 'db' | 'clock'>, signal?: AbortSignal): Promise<void> {
  const now = clock.now().getTime();
  const before = dayOf(now - SERVER_LIMITS.searchWordKeptDays * DAY_MS);
  await deleteInParts(db, 'search_day', sql`day < ${before}`, signal);
  await keepMostFrequent(db, dayOf(now - DAY_MS));
}

/**
 * Also during a day, once it has too many: who searches for thousands of made-up words neither fills the table nor makes
 * the popular ones slow to find.
 */
async function keepMostFrequent(db: Db, day: string): Promise<void> {
  const kept = db
    .selectFrom('search_day')
    .select('query')
    .where('day', '=', day)
    .orderBy('count', 'desc')
    .orderBy('query')
    .limit(SERVER_LIMITS.searchWordsKeptPerDay);
  await db.deleteFrom('search_day').where('day', '=', day).where('query', 'not in', kept).execute();
}
