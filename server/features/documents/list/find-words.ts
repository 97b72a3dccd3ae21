import type { ExpressionBuilder } from 'kysely';
import type { SearchType } from '#shared/boards.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Tables } from '#server/db/tables.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import type { Field } from '#server/search/match.ts';
import { newestEntries } from '#server/search/match.ts';
import { newestFirst, newestRow } from '#server/search/query/newest-first.ts';
import { planOf } from '#server/search/query/query-plan.ts';
import type { Where } from '#server/documents/document.read-policy.ts';
import type { CategoryCount } from './board-count.queries.ts';
import type { Order, PagePlace } from './page-and-counts.queries.ts';

const FIELDS = { all: 'entry', title: 'title', content: 'body' } as const satisfies Partial<Record<SearchType, Field>>;

interface Asked extends PagePlace {
  words: readonly string[];
  searchType: keyof typeof FIELDS;
  /** The other filters of the list. */
  passes: Where;
}

interface WordsFound {
  ids: string[];
  counts: CategoryCount[];
  /** There are more; these are the last written. */
  isCapped: boolean;
}

/**
 * One page of the documents that have all the words in the searched field, and their number per category. Null if a
 * word has nothing to search for in the full-text index, such as `--`. More than `mostCounted` are neither counted nor
 * read: a common word is in most of a million documents.
 */
export async function findWords(
  db: Db,
  { words, searchType, passes, order, category, offset, limit }: Asked,
  mostCounted: number = LIMITS.listCountMax,
): Promise<WordsFound | null> {
  const analyser = await loadAnalyser();
  const terms = words.map((word) => planOf(analyser, word).terms);
  if (terms.some((ofWord) => ofWord.length === 0)) return null;
  const newest = await newestRow(db, 'search_entry');

  const find = async (isFound: Where) => {
    const rows = await newestFirst(newest, mostCounted + 1, (bands, most) =>
      db
        .selectFrom(newestEntries(db, FIELDS[searchType], terms.flat(), bands))
        .innerJoin('document', 'document.id', 'search_entry.document_id')
        .where('search_entry.file_id', 'is', null)
        .where((eb: ExpressionBuilder<Tables, 'document'>) => isFound(eb))
        .select(['document.id', 'document.category', ...order.map(([column]) => `document.${column}` as const)])
        .orderBy('search_entry.id', 'desc')
        .limit(most)
        .execute(),
    );
    return { rows: rows.slice(0, mostCounted), isCapped: rows.length > mostCounted };
  };

  const all = await find(passes);
  const counts = new Map([...Map.groupBy(all.rows, (row) => row.category)].map(([name, { length }]) => [name, length]));
  let shown = all;
  if (category !== '') {
    // Of a category there may be more than among the last written of all.
    const ofCategory: Where = (eb) => eb.and([passes(eb), eb('document.category', '=', category)]);
    shown = all.isCapped
      ? await find(ofCategory)
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

type Sortable = Partial<Record<Order[number][0], string | number>>;

/** As the database orders. */
const inOrder = (order: Order) => (a: Sortable, b: Sortable) => {
  for (const [column, direction] of order) {
    const [one = '', other = ''] = [a[column], b[column]];
    if (one !== other) return one < other === (direction === 'asc') ? -1 : 1;
  }
  return 0;
};
