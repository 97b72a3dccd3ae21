import { BOARD_TYPES, boardOf } from '../../../../shared/boards.ts';
import type { Db } from '../../../db/open-database.ts';
import { readableTo } from '../../documents/document.read-policy.ts';
import type { Question } from '../chat-engine.ts';
import type { Evidence } from '../retrieval/find-evidence.ts';
import type { RankedDocument } from '../retrieval/rank-documents.ts';

const MOST = 3;
const LEAST_COVERAGE = 0.45;
const LEAST_CLOSENESS = 0.35;

/** Boards whose titles are questions that were asked often. */
const QUESTION_BOARDS = BOARD_TYPES.filter((boardType) => boardOf(boardType).hasMarkdownList);

/** Questions near to this one that are answered, out of what the asker may read. */
export async function relatedQuestions(
  db: Db,
  { actor, now }: Question,
  { documents }: Evidence,
  answering: RankedDocument | null,
): Promise<string[]> {
  const near = documents
    .filter((document) => document !== answering && QUESTION_BOARDS.some((board) => board === document.place))
    .filter(({ coverage, closeness }) => coverage >= LEAST_COVERAGE || closeness >= LEAST_CLOSENESS)
    .map(({ title }) => title);
  const found = [...new Set(near)].slice(0, MOST);
  if (found.length === MOST || !answering) return found;
  const popular = await popularBeside(db, { actor, now }, answering.passages[0]?.documentId ?? '');
  return [...new Set([...found, ...popular.filter((title) => title !== answering.title)])].slice(0, MOST);
}

/** Of the same category, the most read. */
const popularBeside = async (db: Db, { actor, now }: Pick<Question, 'actor' | 'now'>, documentId: string) => {
  const rows = await db
    .selectFrom('document')
    .select('title')
    .where('board_type', 'in', QUESTION_BOARDS)
    .where('category', '=', (eb) =>
      eb.selectFrom('document as other').select('other.category').where('other.id', '=', documentId),
    )
    .where(readableTo(actor, now))
    .where('is_hidden', '=', 0)
    .where('published_at', '<=', now)
    .orderBy('view_count', 'desc')
    .limit(MOST + 1)
    .execute();
  return rows.map(({ title }) => title);
};
