import type { Db } from '#server/db/open-database.ts';
import type { RankedDocument } from '#server/search/query/rank/rank-documents.ts';
import type { Question, Source } from '../chat-engine.ts';
import { companyFirst, isByMember, isOtherStory, surenessOf } from './decide.ts';
import type { Evidence } from './find-evidence.ts';
import { findEvidence } from './find-evidence.ts';
import { sourceOf } from './source-url.ts';

/** Sources of a model. */
const MOST_SOURCES = 5;
/** Documents beside the one that the built-in engine answers from: of the next, how much lower their score may be. */
const MOST_BESIDE = 2;
const MOST_LOWER = 2.75;

/** For a model: the best passage of each relevant document that the asker may read, best first, members' texts last. */
export async function chooseSources(db: Db, question: Question): Promise<Source[]> {
  const documents = companyFirst((await findEvidence(db, question)).documents);
  return documents.slice(0, MOST_SOURCES).map(({ passages: [best] }) => sourceOf(best));
}

/** Documents that would answer nearly as well, to show with an answer: later notices, which may have changed it, first. */
export function besideOf(evidence: Evidence, answer: RankedDocument): RankedDocument[] {
  const publishedAt = ({ passages: [best] }: RankedDocument) => best.publishedAt ?? '';
  const isLater = (one: RankedDocument) => one.place === 'notice' && publishedAt(one) > publishedAt(answer);
  const sureness = surenessOf(evidence, answer);
  return evidence.documents
    .filter((one) => one !== answer && !isByMember(one) && !isOtherStory(evidence, one))
    .slice(0, MOST_BESIDE)
    .filter((one) => sureness - surenessOf(evidence, one) <= MOST_LOWER)
    .toSorted((a, b) => Number(isLater(b)) - Number(isLater(a)));
}
