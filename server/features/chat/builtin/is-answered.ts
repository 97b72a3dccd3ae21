import type { Evidence } from '../retrieval/find-evidence.ts';
import type { RankedDocument } from '../retrieval/rank-documents.ts';

/** How much of a question its answer must speak of; less when a title comes near the question as a whole. */
const LEAST_COVERAGE = 0.62;
const LEAST_CLOSENESS = 0.55;
const LEAST_WITH_CLOSENESS = 0.45;

/** The document that answers, or none: what only touches on the question is no answer. */
export function answeringDocument({ documents }: Evidence): RankedDocument | null {
  return (
    documents
      .slice(0, 3)
      .find(
        ({ coverage, closeness }) =>
          coverage >= LEAST_COVERAGE || (closeness >= LEAST_CLOSENESS && coverage >= LEAST_WITH_CLOSENESS),
      ) ?? null
  );
}
