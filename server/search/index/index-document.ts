import type { Selectable } from 'kysely';
import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import type { Db } from '#server/db/open-database.ts';
import type { DocumentTable, ReplyTable } from '#server/db/tables/boards/board.tables.ts';
import type { Voice } from '#server/db/tables/search.tables.ts';
import { beforeCommit, transaction } from '#server/db/transaction.ts';
import { textOf } from '#server/rich-text/plain-text.ts';
import { awaitFileTexts } from '../files/await-file-texts.ts';
import { indexFiles } from './index-files.ts';
import { htmlPassages, piecesOf } from './passages/html-passages.ts';
import { removeEntries } from './index-waiting.ts';
import { storeInParts } from './store-parts.ts';

type DocumentRow = Selectable<DocumentTable>;

/** Heading of an answer's passages. */
export const ANSWER_HEADING = '답변';

/** Maximum number of the question's sentences that are indexed with its answers. */
const MOST_QUESTIONS = 5;
/** Stored with every passage of an answer. */
const MOST_QUESTION_CHARS = 200;
const questionsIn = (text: string) =>
  text
    .split(/\n|(?<=[.?!])\s+/)
    .filter((line) => line.trim().length > 5)
    .slice(0, MOST_QUESTIONS)
    .map((line) => line.slice(0, MOST_QUESTION_CHARS));

/**
 * Limits of the indexed replies, official ones first: each new reply indexes the earlier ones again, and parsing costs
 * time even if they contain little text.
 */
const MOST_REPLIES = 200;
const MOST_TALK_CHARS = 30_000;
const MOST_TALK_MARKUP = 2 * MOST_TALK_CHARS;

/**
 * Updates the index of a document, its answers and its files. Call it in the transaction of every change; it runs once,
 * before the commit. Later parts of a long text and its files are indexed by `indexWaiting`. The read policy is applied
 * when searching, not here.
 */
export async function indexDocument(db: Db, documentId: string): Promise<void> {
  await transaction(db, async (tx) => beforeCommit(tx, `index ${documentId}`, () => indexNow(tx, documentId)));
}

async function indexNow(tx: Db, documentId: string): Promise<void> {
  const row = await lockDocument(tx, documentId);
  if (!row) return removeEntries(tx, { documentId });
  await removeEntries(tx, { documentId, fileIds: 'none' });
  const replies = await repliesOf(tx, documentId);
  const answers = replies.filter((reply) => isAnswer(reply, row));
  const voice = voiceOf(row);
  const fields = fieldsOf(row.board_type, row.fields);
  // The question is indexed as a wording of its answers.
  const questions = answers.length > 0 ? questionsIn(textOf(row.body_html)) : [];
  const talk = replies.filter((reply) => !answers.includes(reply));
  const entry = {
    documentId,
    audience: 'all' as const,
    title: row.title,
    extra: [row.category, ...fields.map(({ value }) => value), talkOf(talk)].join('\n'),
    wordings: fields
      .filter(({ isWording }) => isWording)
      .flatMap(({ value }) => value.split('\n'))
      .filter((line) => line.trim() !== ''),
    passages: [
      ...[
        ...htmlPassages(row.body_html),
        ...fields.filter(isInformative).flatMap(({ label, value }) => piecesOf(value, label)),
      ].map((passage) => ({ ...passage, voice })),
      ...answers
        .flatMap(({ body_html }) => htmlPassages(body_html, { under: ANSWER_HEADING }))
        .map((passage) => ({ ...passage, wordings: questions })),
    ],
  };
  await storeInParts(tx, entry);
  await awaitFileTexts(tx, documentId);
  await indexFiles(tx, { documentId, title: row.title, voice });
}

/** Indexes the newly read files of a document. */
export async function indexReadFiles(tx: Db, documentId: string): Promise<void> {
  const row = await lockDocument(tx, documentId);
  if (row) await indexFiles(tx, { documentId, title: row.title, voice: voiceOf(row) });
}

/** Replies that are no answers: they make the document findable but form no passages. */
function talkOf(replies: readonly { body_html: string }[]): string {
  let markup = 0;
  return replies
    .filter(({ body_html }) => (markup += body_html.length) <= MOST_TALK_MARKUP)
    .map(({ body_html }) => textOf(body_html))
    .join('\n')
    .slice(0, MOST_TALK_CHARS);
}

/** Serialises concurrent changes of a document, so that the index has the last one. */
const lockDocument = (tx: Db, id: string) =>
  tx.updateTable('document').set({ id }).where('id', '=', id).returningAll().executeTakeFirst();

/**
 * Whether a reply may be quoted as the company's answer: official and newer than the last change of the question.
 * Members' replies are excluded even if accepted, because two accounts could do that (decision 0028).
 */
const isAnswer = (reply: Pick<ReplyTable, 'is_official' | 'updated_at'>, { asked_at }: Pick<DocumentRow, 'asked_at'>) =>
  reply.is_official === 1 && reply.updated_at >= (asked_at ?? '');

/**
 * On boards where members may register, only staff's documents are the company's. Questions are never quoted as
 * statements.
 */
export function voiceOf(row: Pick<DocumentRow, 'board_type' | 'is_staff_author'>): Voice {
  const { hasAnswers, registerRoles } = boardOf(row.board_type);
  if (hasAnswers) return 'question';
  return registerRoles.includes('ROLE_USER') && row.is_staff_author === 0 ? 'member' : 'company';
}

/** Values of the board's own fields. */
function fieldsOf(boardType: BoardType, json: string): FieldText[] {
  const values = JSON.parse(json) as Record<string, string>;
  return boardOf(boardType).fields.map(({ name, label, isWording = false }) => ({
    label,
    isWording,
    value: values[name] ?? '',
  }));
}

interface FieldText {
  label: string;
  isWording: boolean;
  value: string;
}

/** Long enough to be a sentence rather than a version or an option, and not an alternative wording of the title. */
const isInformative = ({ value, isWording }: FieldText) => value.length >= 30 && !isWording;

const repliesOf = (tx: Db, documentId: string) =>
  tx
    .selectFrom('reply')
    .select(['body_html', 'is_official', 'updated_at'])
    .where('document_id', '=', documentId)
    .where('deleted_at', 'is', null)
    .orderBy('is_official', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_REPLIES)
    .execute();
