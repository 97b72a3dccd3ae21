import type { Evidence } from '../retrieval/find-evidence.ts';
import type { RankedDocument } from '../retrieval/rank-documents.ts';

export const MOST_NEAR = 3;
/** Below this a document shares some words with a question, and is not worth a look; 0 is sure enough to answer. */
const LEAST_SURE = -5;

/** Documents that come near to a question, best first, whether or not one of them answers it. */
export const nearDocuments = ({ documents, isGuess }: Evidence): RankedDocument[] =>
  isGuess ? [] : documents.filter(({ sure }) => sure >= LEAST_SURE);
