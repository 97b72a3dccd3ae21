import { BOARD_TYPES, boardOf } from '#shared/boards.ts';
import type { Db } from '#server/db/open-database.ts';
import { readableTo } from '#server/documents/document.read-policy.ts';
import type { RankedDocument } from '#server/search/query/rank/rank-documents.ts';
import type { Question } from '../chat-engine.ts';
import type { Evidence } from '../retrieval/find-evidence.ts';

const MOST = 3;
/** Minimum coverage of the question, as a share of that of the answering document. */
const LEAST_COVERAGE = 0.45;
const LEAST_SHARE = 0.4;
/** Documents of this category have nothing in common. */
const OTHER = '기타';

/** Boards whose titles are questions. */
const QUESTION_BOARDS = BOARD_TYPES.filter((boardType) => boardOf(boardType).hasMarkdownList);

/**
 * Answered questions similar to this one, then the most read ones of the same category, among those that the actor may
 * read.
 */
export async function relatedQuestions(
  db: Db,
  { actor, now }: Question,
  { documents }: Evidence,
  answering: RankedDocument,
): Promise<string[]> {
  const near = documents
    .filter((document) => document !== answering && QUESTION_BOARDS.some((board) => board === document.place))
    .filter(({ coverage, score }) => coverage >= LEAST_COVERAGE && score >= LEAST_SHARE * answering.score)
    .map(({ title }) => title);
  const popular = near.length >= MOST ? [] : await popularBeside(db, { actor, now }, answering.documentId ?? '');
  return [...new Set([...near, ...popular])].filter((title) => title !== answering.title).slice(0, MOST);
}

/** The most read questions of the same category. */
async function popularBeside(db: Db, { actor, now }: Pick<Question, 'actor' | 'now'>, documentId: string) {
  const rows = await db
    .selectFrom('document')
    .select('title')
    .where('board_type', 'in', QUESTION_BOARDS)
    .where('category', '=', (eb) =>
      eb.selectFrom('document as other').select('other.category').where('other.id', '=', documentId),
    )
    .where('category', '!=', OTHER)
    .where(readableTo(actor, now))
    .where('is_hidden', '=', 0)
    .where('published_at', '<=', now)
    .orderBy('view_count', 'desc')
    .limit(MOST + 1)
    .execute();
  return rows.map(({ title }) => title);
}
