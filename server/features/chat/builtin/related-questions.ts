import { BOARD_TYPES, boardOf } from '#shared/boards.ts';
import type { Db } from '#server/db/open-database.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import { readableTo } from '#server/documents/document.read-policy.ts';
import type { Question } from '../chat-engine.ts';
import type { Evidence } from '../retrieval/find-evidence.ts';
import type { RankedDocument } from '../retrieval/rank-documents.ts';

const MOST = 3;
const LEAST_COVERAGE = 0.45;
const LEAST_CLOSENESS = 0.35;
/** What is of no other category has nothing in common. */
const OTHER = '기타';
/** Words that many titles have, and that say nothing of what they are of. */
const COMMON = new Set(
  '얼마 얼마나 동안 며칠 처음 때 수 것 무엇 어디 방법 가격 비용 기간 차이 신청 사용 이용 사용자 회사 업무 기능 시간 경우 더 제품 필요 가능'.split(
    ' ',
  ),
);

/** Boards whose titles are questions that were asked often. */
const QUESTION_BOARDS = BOARD_TYPES.filter((boardType) => boardOf(boardType).hasMarkdownList);

/** Questions near to this one that are answered, of the same category or of the same things, out of what may be read. */
export async function relatedQuestions(
  db: Db,
  { actor, now }: Question,
  { documents, terms }: Evidence,
  answering: RankedDocument | null,
): Promise<string[]> {
  const { tokens } = await loadAnalyser();
  const isTelling = (word: string) => word.length > 1 && !word.endsWith('다') && !COMMON.has(word);
  const asked = terms.flatMap(({ any }) => any.slice(0, 2));
  const telling = new Set([...asked, ...tokens(answering?.title ?? '')].filter(isTelling));
  const near = documents
    .filter((document) => document !== answering && QUESTION_BOARDS.some((board) => board === document.place))
    .filter(({ coverage, closeness }) => coverage >= LEAST_COVERAGE || closeness >= LEAST_CLOSENESS);
  const beside = await besideOf(db, near, answering);
  const found = near
    .filter((document) => beside.has(idOf(document)) || tokens(document.title).some((word) => telling.has(word)))
    .map(({ title }) => title);
  const first = [...new Set(found)].slice(0, MOST);
  if (first.length === MOST || !answering) return first;
  const popular = await popularBeside(db, { actor, now }, idOf(answering));
  return [...new Set([...first, ...popular.filter((title) => title !== answering.title)])].slice(0, MOST);
}

const idOf = ({ passages: [first] }: RankedDocument) => first?.documentId ?? '';

/** Those of the same category as the document that answers. */
async function besideOf(db: Db, near: readonly RankedDocument[], answering: RankedDocument | null) {
  const ids = [...near, ...(answering ? [answering] : [])].map(idOf).filter((id) => id !== '');
  if (!answering || ids.length === 0) return new Set<string>();
  const rows = await db.selectFrom('document').select(['id', 'category']).where('id', 'in', ids).execute();
  const category = rows.find(({ id }) => id === idOf(answering))?.category;
  return new Set(rows.filter((row) => row.category === category && category !== OTHER).map(({ id }) => id));
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
    .where('category', '!=', OTHER)
    .where(readableTo(actor, now))
    .where('is_hidden', '=', 0)
    .where('published_at', '<=', now)
    .orderBy('view_count', 'desc')
    .limit(MOST + 1)
    .execute();
  return rows.map(({ title }) => title);
};
