import MiniSearch from 'minisearch';
import type { SearchOptions } from 'minisearch';
import type { SearchRecord } from './record.ts';
import { indexTokens, queryTokens } from './tokens.ts';

const HITS = 12;

const isLatin = (term: string) => /^[a-z0-9]/.test(term);

/** Word beginnings and slips of the finger are forgiven where letters are; pairs of syllables are exact. */
const options: SearchOptions = {
  tokenize: queryTokens,
  combineWith: 'AND',
  prefix: isLatin,
  fuzzy: (term) => (isLatin(term) && term.length > 4 ? 0.2 : false),
  boost: { heading: 3, page: 4 },
};

export type Find = (query: string) => SearchRecord[];

/** Everything in memory: the whole manual is a few hundred pieces. */
export function makeFind(records: readonly SearchRecord[]): Find {
  const index = new MiniSearch<SearchRecord & { id: number }>({
    fields: ['page', 'heading', 'text'],
    tokenize: indexTokens,
    // Where a whole page is about it, its beginning comes before its parts.
    searchOptions: { ...options, boostDocument: (id) => (records[id as number]?.heading === '' ? 2 : 1) },
  });
  index.addAll(records.map((record, id) => ({ ...record, id, heading: record.heading || record.page })));
  return (query) => {
    if (queryTokens(query).length === 0) return [];
    const exact = index.search(query);
    const hits = exact.length > 0 ? exact : index.search(query, { combineWith: 'OR' });
    return hits.slice(0, HITS).flatMap(({ id }) => records[id as number] ?? []);
  };
}
