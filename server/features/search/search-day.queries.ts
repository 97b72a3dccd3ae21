import { sql } from 'kysely';
import { koreanDay } from '#shared/text/days.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';

const POPULAR_DAYS = 14;
const KEPT_DAYS = 180;
/** Fewer could be one person looking for one thing. */
const LEAST_SEARCHES = 3;
const LONGEST_QUERY = 40;

/** What may be a person: an address, a number to call or pay with, a registration number. */
const PERSONAL = /@|\d{3,}[-\s.]?\d{3,}|\d{6,}/;

const dayOf = (ms: number) => koreanDay(new Date(ms));

/**
 * Counts a search by its words and day, and nothing of who asked. Long ones are somebody's sentences, and what
 * looks like personal data is not kept.
 */
export async function countSearch({ db, clock }: Pick<Context, 'db' | 'clock'>, text: string, isEmpty: boolean) {
  const query = text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (query.length < 2 || query.length > LONGEST_QUERY || PERSONAL.test(query)) return;
  const empty = isEmpty ? 1 : 0;
  await db
    .insertInto('search_day')
    .values({ day: dayOf(clock.now().getTime()), query, count: 1, empty_count: empty })
    .onConflict((conflict) =>
      conflict.columns(['day', 'query']).doUpdateSet((eb) => ({
        count: eb('search_day.count', '+', 1),
        empty_count: eb('search_day.empty_count', '+', empty),
      })),
    )
    .execute();
}

/** The words most looked for in two weeks that found something, most first. */
export async function findPopular(db: Db, nowMs: number, limit: number, beginning = ''): Promise<string[]> {
  let query = db
    .selectFrom('search_day')
    .select(['query'])
    .where('day', '>', dayOf(nowMs - POPULAR_DAYS * 86_400_000))
    .groupBy('query')
    .having(sql<boolean>`sum(count) - sum(empty_count) >= ${LEAST_SEARCHES}`)
    .orderBy(sql`sum(count)`, 'desc')
    .orderBy('query')
    .limit(limit);
  if (beginning !== '') query = query.where('query', '>=', beginning).where('query', '<', `${beginning}\uffff`);
  return (await query.execute()).map((row) => row.query);
}

/** What found nothing, most often first. */
export async function findMissed(db: Db, page: number, size: number) {
  const missed = db.selectFrom('search_day').where('empty_count', '>', 0).groupBy('query');
  const [list, all] = await Promise.all([
    missed
      .select((eb) => ['query', eb.fn.sum<number>('empty_count').as('count'), eb.fn.max('day').as('lastDay')])
      .orderBy('count', 'desc')
      .orderBy('query')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    db
      .selectFrom('search_day')
      .where('empty_count', '>', 0)
      .select((eb) => eb.fn.count<number>('query').distinct().as('count'))
      .executeTakeFirst(),
  ]);
  return { list, totalCount: all?.count ?? 0 };
}

/** Words of half a year ago tell nothing about today. */
export async function sweepSearches({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('search_day')
    .where('day', '<', dayOf(clock.now().getTime() - KEPT_DAYS * 86_400_000))
    .execute();
}
