import type { SearchType } from '#shared/boards.ts';
import type { Db } from '#server/db/open-database.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import type { Field } from '#server/search/match.ts';
import { newestEntries } from '#server/search/match.ts';
import { newestFirst, newestRow } from '#server/search/query/newest-first.ts';
import { planOf } from '#server/search/query/query-plan.ts';
import type { Where } from '#server/documents/document.read-policy.ts';
import type { Order, Row } from './page-and-counts.ts';
import { columnsOf } from './page-and-counts.ts';

const FIELDS = { all: 'entry', title: 'title', content: 'body' } as const satisfies Partial<Record<SearchType, Field>>;

interface Asked {
  words: readonly string[];
  searchType: keyof typeof FIELDS;
  /** The other filters of the list. */
  passes: Where;
  order: Order;
}

/** The last written documents, up to `most`, that have all the words, which the index must know, in the searched field. */
export async function findWords(
  db: Db,
  { words, searchType, passes, order }: Asked,
  most: number,
): Promise<readonly Row[]> {
  const analyser = await loadAnalyser();
  const terms = words.flatMap((word) => planOf(analyser, word).terms);
  return newestFirst(await newestRow(db, 'search_entry'), most, (bands, limit) =>
    db
      .selectFrom(newestEntries(db, FIELDS[searchType], terms, bands))
      // The words first: SQLite would rather look for them in each document that passes.
      .crossJoin('document')
      .whereRef('document.id', '=', 'search_entry.document_id')
      .where('search_entry.file_id', 'is', null)
      .where(passes)
      .select(columnsOf(order))
      .orderBy('search_entry.id', 'desc')
      .limit(limit)
      .execute(),
  );
}
