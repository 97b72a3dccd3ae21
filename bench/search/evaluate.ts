import type { Db } from '#server/db/open-database.ts';
import { searchDocuments } from '#server/search/query/search-documents.ts';
import { QUESTIONS } from './questions.ts';

export interface Evaluation {
  hitAt1: number;
  hitAt3: number;
  /** Questions without a right document among the first three, with the titles that were found. */
  missed: { query: string; expected: string[]; got: string[] }[];
}

/** Searches as an anonymous visitor. */
export async function evaluateSearch(db: Db, now: string): Promise<Evaluation> {
  let first = 0;
  const missed: Evaluation['missed'] = [];
  for (const [query, ...expected] of QUESTIONS) {
    const { hits } = await searchDocuments(db, null, { query, size: 3 }, now);
    const got: string[] = [];
    for (const { documentId } of hits) {
      const row = await db.selectFrom('document').select('title').where('id', '=', documentId).executeTakeFirst();
      got.push(row?.title ?? '');
    }
    const place = got.findIndex((title) => expected.some((one) => title.includes(one)));
    if (place === 0) first += 1;
    if (place === -1) missed.push({ query, expected, got });
  }
  const all = QUESTIONS.length;
  return { hitAt1: first / all, hitAt3: (all - missed.length) / all, missed };
}
