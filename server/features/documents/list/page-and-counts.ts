import { LIMITS } from '#shared/limits.ts';
import type { CategoryCount } from './board-count.queries.ts';

type Column = 'is_pinned' | 'position' | 'published_at' | 'view_count' | 'like_count' | 'id';

/** Sort columns in order of priority. */
export type Order = readonly (readonly [Column, 'asc' | 'desc'])[];

export const BY_TIME = [
  ['published_at', 'desc'],
  ['id', 'desc'],
] as const satisfies Order;

export interface PagePlace {
  order: Order;
  /** Category of the page; empty for all. The counts include all categories. */
  category: string;
  offset: number;
  limit: number;
}

/** What a page is sorted by. */
export type Row = Partial<Record<Column, string | number>> & { id: string; category: string };

export const columnsOf = (order: Order) =>
  ['document.id', 'document.category', ...order.map(([column]) => `document.${column}` as const)] as const;

interface Found {
  ids: string[];
  counts: CategoryCount[];
  /** There are more; these are the last written. */
  isCapped: boolean;
}

/**
 * Ids of one page of what `find` finds, and the number of its rows per category. More than `mostCounted` are neither
 * counted nor read: a common word is in most of a million documents.
 */
export async function findPageAndCounts(
  find: (category: string, most: number) => Promise<readonly Row[]>,
  { order, category, offset, limit }: PagePlace,
  mostCounted: number = LIMITS.listCountMax,
): Promise<Found> {
  const findIn = async (name: string) => {
    const rows = await find(name, mostCounted + 1);
    return { rows: rows.slice(0, mostCounted), isCapped: rows.length > mostCounted };
  };
  const all = await findIn('');
  const counts = new Map([...Map.groupBy(all.rows, (row) => row.category)].map(([name, { length }]) => [name, length]));
  let shown = all;
  if (category !== '') {
    // Of a category there may be more than among the last written of all.
    shown = all.isCapped
      ? await findIn(category)
      : { ...all, rows: all.rows.filter((row) => row.category === category) };
    counts.set(category, shown.rows.length);
  }
  const page = shown.rows.toSorted(inOrder(order)).slice(offset, offset + limit);
  return {
    ids: page.map(({ id }) => id),
    counts: [...counts].map(([name, count]) => ({ name, count })),
    isCapped: shown.isCapped,
  };
}

/** As the database orders. */
export const inOrder = (order: Order) => (a: Row, b: Row) => {
  for (const [column, direction] of order) {
    const [one = '', other = ''] = [a[column], b[column]];
    if (one !== other) return one < other === (direction === 'asc') ? -1 : 1;
  }
  return 0;
};
