import type { SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '#server/db/open-database.ts';
import type { Tables } from '#server/db/tables.ts';
import type { CategoryCount } from './board-count.queries.ts';

type Column = 'is_pinned' | 'position' | 'published_at' | 'view_count' | 'like_count' | 'id';

/** Sort columns in order of priority. */
export type Order = readonly (readonly [Column, 'asc' | 'desc'])[];

export interface PagePlace {
  order: Order;
  /** Category of the page; empty for all. The counts include all categories. */
  category: string;
  offset: number;
  limit: number;
}

/**
 * Ids of one page of a query, and the number of its rows per category. In one statement, because the full-text search,
 * which both need, is the most expensive part.
 */
export async function findPageAndCounts(
  db: Db,
  query: SelectQueryBuilder<Tables, 'document', object>,
  { order, category, offset, limit }: PagePlace,
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
