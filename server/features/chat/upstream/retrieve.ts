import type { Db } from '#server/db/open-database.ts';
import type { Question, Source } from '../chat-engine.ts';
import { findEvidence, isByMember } from '../retrieval/find-evidence.ts';
import { sourceOf } from '../retrieval/source-url.ts';

const MOST_SOURCES = 5;

/**
 * Sources for an answer: the best passage of each relevant document that the asker may read, best first, texts of
 * members last.
 */
export async function retrieve(db: Db, question: Question): Promise<Source[]> {
  const { documents } = await findEvidence(db, question);
  const officialFirst = documents.toSorted((a, b) => Number(isByMember(a)) - Number(isByMember(b)));
  return officialFirst.slice(0, MOST_SOURCES).flatMap(({ passages: [best] }) => (best ? [sourceOf(best)] : []));
}
