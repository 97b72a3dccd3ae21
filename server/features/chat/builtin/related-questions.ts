import { BOARD_TYPES, boardOf } from '#shared/boards.ts';
import type { Db } from '#server/db/open-database.ts';
import type { RankedDocument } from '#server/search/query/rank/rank-documents.ts';
import type { Question } from '../chat-engine.ts';
import type { Evidence } from '../retrieval/find-evidence.ts';
import { findEvidence } from '../retrieval/find-evidence.ts';

const MOST = 3;
/** Minimum coverage, and minimum score as a share of that of the answer: of the question, and of the answer's title. */
const LEAST_OF_QUESTION = [0.45, 0.4] as const;
const LEAST_OF_TITLE = [0.5, 0.15] as const;

/** Boards whose titles are questions. */
const QUESTION_BOARDS = BOARD_TYPES.filter((boardType) => boardOf(boardType).hasMarkdownList);

/** Answered questions similar to this one, then those about the subject of the answer, that the asker may read. */
export async function relatedQuestions(
  db: Db,
  question: Question,
  evidence: Evidence,
  { title, documentId, passages, score: answers }: RankedDocument,
): Promise<string[]> {
  const titlesIn = ({ documents }: Evidence, best: number, [least, leastShare]: readonly [number, number]) =>
    documents
      .filter((one) => one.documentId !== documentId && QUESTION_BOARDS.some((board) => board === one.place))
      .filter(({ coverage, score }) => coverage >= least && score >= leastShare * best)
      .map((one) => one.title);
  const similar = titlesIn(evidence, answers, LEAST_OF_QUESTION);
  if (similar.length >= MOST) return similar.slice(0, MOST);
  const about = await findEvidence(db, { ...question, query: `${title} ${passages[0].heading}`, earlier: [] });
  const others = titlesIn(about, about.documents[0]?.score ?? 0, LEAST_OF_TITLE);
  return [...new Set([...similar, ...others])].slice(0, MOST);
}
