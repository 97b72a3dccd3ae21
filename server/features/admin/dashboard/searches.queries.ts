import type { Db } from '#server/db/open-database.ts';

const SHOWN = 10;

/** Most frequent searches, and searches without results, since a day. */
export async function readSearches(db: Db, since: string) {
  const of = (column: 'count' | 'empty_count') =>
    db
      .selectFrom('search_day')
      .select((eb) => ['query', eb.fn.sum<number>(column).as('total')])
      .where('day', '>=', since)
      .where(column, '>', 0)
      .groupBy('query')
      // What staff set aside waits for nobody.
      .$if(column === 'empty_count', (query) => query.having((eb) => eb.fn.min('is_handled'), '=', 0))
      .orderBy('total', 'desc')
      .orderBy('query')
      .limit(SHOWN)
      .execute()
      .then((rows) => rows.map(({ query, total }) => ({ query, count: total })));
  const [popular, missed] = await Promise.all([of('count'), of('empty_count')]);
  return { popular, missed };
}
