import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AnswerState } from '#shared/boards/answer-states.ts';
import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Actor } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import { fail } from '#server/errors.ts';
import { indexDocument } from '#server/search/index/index-document.ts';
import { lockUser } from '../users/user.queries.ts';
import type { DocumentContent } from './document-input.ts';
import { visibleTo } from '#server/documents/document.read-policy.ts';
import { SUMMARY_COLUMNS } from './document.presenter.ts';
import type { DocumentRow } from './open-document.ts';

interface NewDocument extends DocumentContent {
  boardType: BoardType;
  author: Pick<DocumentRow, 'author_id' | 'author_name' | 'is_staff_author'>;
  /** Set by seed and tests; generated otherwise. */
  id?: string;
}

/** Stores a document and returns its id. */
export async function insertDocument(tx: Db, document: NewDocument, now: string): Promise<string> {
  const id = document.id ?? randomUUID();
  await tx
    .insertInto('document')
    .values({
      id,
      board_type: document.boardType,
      ...document.author,
      ...document.columns,
      published_at: document.publishAt ?? now,
      answer_state: boardOf(document.boardType).hasAnswers ? '답변대기' : null,
      review_state: document.reviewState ?? null,
      position: await nextPosition(tx, document.boardType),
      created_at: now,
      updated_at: now,
    })
    .execute();
  await saveFacets(tx, id, document.boardType, document.columns.fields);
  await indexDocument(tx, id);
  return id;
}

/**
 * Also what is in the trash counts, so that deleting makes no room at once.
 * @throws BD03 if the account has as many documents as it may have.
 */
export async function requireRoomForDocument(tx: Db, accountId: string): Promise<void> {
  await lockUser(tx, accountId);
  const { count } = await tx
    .selectFrom('document')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('author_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (count >= LIMITS.documentsPerAccountMax) fail('BD03');
}

/** New documents come last; 0 on boards without a manual order. */
async function nextPosition(tx: Db, boardType: BoardType): Promise<number> {
  if (!boardOf(boardType).hasOrder) return 0;
  const last = await tx
    .selectFrom('document')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('board_type', '=', boardType)
    .executeTakeFirst();
  return (last?.position ?? 0) + 1;
}

/** Stores the values of filter fields in rows that queries can use. */
async function saveFacets(tx: Db, documentId: string, boardType: BoardType, fields: string): Promise<void> {
  const values = JSON.parse(fields) as Record<string, string>;
  const facets = boardOf(boardType)
    .fields.filter(({ name, isFilter }) => isFilter && values[name])
    .map(({ name }) => ({ document_id: documentId, name, value: values[name] ?? '' }));
  await tx.deleteFrom('document_facet').where('document_id', '=', documentId).execute();
  if (facets.length > 0) await tx.insertInto('document_facet').values(facets).execute();
}

/** A document hidden by staff stays hidden when changed, unless a field or the review decides. */
const staysHidden = ({ board_type, is_hidden }: DocumentRow) =>
  is_hidden === 1 && boardOf(board_type).shownByField === undefined && !boardOf(board_type).hasReview;

/** Hides or shows a document; on boards with a `shownByField`, through that field. Its text changed when it did before. */
export async function setShown(tx: Db, row: DocumentRow, isShown: boolean): Promise<void> {
  const { shownByField } = boardOf(row.board_type);
  const values = JSON.parse(row.fields) as Record<string, string>;
  const fields =
    shownByField === undefined ? row.fields : JSON.stringify({ ...values, [shownByField]: isShown ? 'true' : 'false' });
  await tx
    .updateTable('document')
    .set((eb) => ({ is_hidden: isShown ? 0 : 1, fields, version: eb('version', '+', 1) }))
    .where('id', '=', row.id)
    .execute();
  await saveFacets(tx, row.id, row.board_type, fields);
}

const contentDiffers = (row: DocumentRow, { title, body_html }: DocumentContent['columns']) =>
  row.title !== title || row.body_html !== body_html;

/** A changed question that was answered waits again; solved and closed ones keep their state. */
const reopened = sql<AnswerState | null>`case when answer_state in ('답변완료', '추가정보요청') then '답변대기'
  else answer_state end`;

/** Saves, if the version is still the one that was read; false after a concurrent change. */
export async function updateDocument(
  tx: Db,
  row: DocumentRow,
  version: number,
  content: DocumentContent,
  savedBy: { id: string; name: string; isStaff: boolean },
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('document')
    .set({
      ...content.columns,
      ...(!savedBy.isStaff && contentDiffers(row, content.columns) && { asked_at: now, answer_state: reopened }),
      ...(staysHidden(row) && { is_hidden: 1 }),
      ...(content.reviewState !== undefined && { review_state: content.reviewState }),
      // Without a new date, it keeps its date, or is published now if it was scheduled.
      published_at: content.publishAt ?? (row.published_at > now ? now : row.published_at),
      version: version + 1,
      saved_by: savedBy.name,
      saved_by_id: savedBy.id,
      updated_at: now,
    })
    .where('id', '=', row.id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await saveFacets(tx, row.id, row.board_type, content.columns.fields);
  await indexDocument(tx, row.id);
  return true;
}

export async function trashDocument(tx: Db, id: string, accountId: string, now: string): Promise<void> {
  await tx.updateTable('document').set({ deleted_at: now, deleted_by: accountId }).where('id', '=', id).execute();
}

export async function setAnswerState(tx: Db, id: string, answerState: AnswerState): Promise<void> {
  await tx.updateTable('document').set({ answer_state: answerState }).where('id', '=', id).execute();
}

/** The next older and the next newer document in this visitor's list. */
export async function findNeighbours(db: Db, actor: Actor, row: DocumentRow, now: string) {
  const other = () =>
    db
      .selectFrom('document')
      .select(SUMMARY_COLUMNS)
      .where('board_type', '=', row.board_type)
      .where(visibleTo(actor, now))
      .limit(1);
  // Also a condition on the time alone: PostgreSQL starts an index scan by single columns, not by a pair.
  const place = sql`(${row.published_at}, ${row.id})`;
  const [previous, next] = await Promise.all([
    other()
      .where('published_at', '<=', row.published_at)
      .where(sql<boolean>`(published_at, id) < ${place}`)
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst(),
    other()
      .where('published_at', '>=', row.published_at)
      .where(sql<boolean>`(published_at, id) > ${place}`)
      .orderBy('published_at')
      .orderBy('id')
      .executeTakeFirst(),
  ]);
  return { previous, next };
}
