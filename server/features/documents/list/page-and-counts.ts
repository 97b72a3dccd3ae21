import type { SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '#server/db/open-database.ts';
import type { Tables } from '#server/db/tables.ts';
import type { CategoryCount } from './board-counts.ts';

type Column = 'is_pinned' | 'position' | 'published_at' | 'view_count' | 'like_count' | 'id';

/** The columns that a list is ordered by, the first first. */
export type Order = readonly (readonly [Column, 'asc' | 'desc'])[];

interface Place {
  order: Order;
  /** Of the page alone; empty for all. */
  category: string;
  offset: number;
  limit: number;
}

/**
 * The ids of one page of what a query finds, and how many it finds in each category. At once: what a word is found in
 * is looked up for the one and the other, and looking it up takes longer than either.
 */
export async function findPageAndCounts(
  db: Db,
  query: SelectQueryBuilder<Tables, 'document', object>,
  { order, category, offset, limit }: Place,
): Promise<{ ids: string[]; counts: CategoryCount[] }> {
  const columns = [
    'document.id',
    'document.category',
    ...order.map(([column]) => `document.${column}` as const),
  ] as const;
  const by = sql.join(order.map(([column, direction]) => sql`${sql.ref(column)} ${sql.raw(direction)}`));
  const rows = await db
    .with(
      (cte) => cte('found').materialized(),
      () => query.select([...new Set(columns)]),
    )
    .selectFrom((eb) =>
      eb
        .selectFrom('found')
        .selectAll()
        .$if(category !== '', (page) => page.where('category', '=', category))
        .orderBy(by)
        .limit(limit)
        .offset(offset)
        .as('page'),
    )
    .select(['page.id as name', sql<number>`row_number() over (order by ${by})`.as('at'), sql<number>`0`.as('count')])
    .unionAll((eb) =>
      eb
        .selectFrom('found')
        .select(({ fn }) => ['category as name', sql<number>`0`.as('at'), fn.countAll<number>().as('count')])
        .groupBy('category'),
    )
    .execute();
  const page = rows.filter(({ at }) => at > 0).toSorted((a, b) => a.at - b.at);
  return { ids: page.map(({ name }) => name), counts: rows.filter(({ at }) => at === 0) };
}
