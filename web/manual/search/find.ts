import MiniSearch from 'minisearch';
import type { SearchOptions } from 'minisearch';
import type { SearchRecord } from './record.ts';
import { indexTokens, queryTokens } from './tokens.ts';

const HITS = 12;

const isLatin = (term: string) => /^[a-z0-9]/.test(term);

/** Prefix and fuzzy matching for Latin terms only; Korean terms are pairs of syllables and match exactly. */
const options: SearchOptions = {
  tokenize: queryTokens,
  combineWith: 'AND',
  prefix: isLatin,
  fuzzy: (term) => (isLatin(term) && term.length > 4 ? 0.2 : false),
  boost: { heading: 3, page: 4 },
};

export type Find = (query: string) => SearchRecord[];

/** In-memory index: the whole manual has a few hundred records. */
export function makeFind(records: readonly SearchRecord[]): Find {
  const index = new MiniSearch<SearchRecord & { id: number }>({
    fields: ['page', 'heading', 'text'],
    tokenize: indexTokens,
    // A hit in a page's first record ranks above hits in its sections.
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
