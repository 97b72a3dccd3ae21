import type { FastifyInstance } from 'fastify';
import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import { boardContract } from '#shared/contract/boards/board.contract.ts';
import type { Actor } from '#shared/permissions.ts';
import { can, isStaff } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { enqueueMails } from '#server/mail/outbox.ts';
import { notifyMember } from '#server/notifications/notify-member.ts';
import { route } from '#server/plugins/route.ts';
import { actorOf, requireLogin } from '#server/plugins/session.ts';
import { documentTarget, recordAudit } from '#server/audit/record-audit.ts';
import { recipientOf } from '../users/user.queries.ts';
import { questionMailReaders } from '../questions/question-mail.queries.ts';
import { newQuestionMail } from '../questions/question.mails.ts';
import { removeDraft } from '../drafts/draft.queries.ts';
import { attachFiles } from '../files/attach-files.ts';
import { listFiles } from '../files/file.queries.ts';
import { findAuthor } from '../replies/author.queries.ts';
import { infoRequestedMail } from '../replies/reply.mails.ts';
import { authorColumns } from './author-name.ts';
import { analyseContent, checkedContent } from './document-input.ts';
import { saveVersion } from '../history/version.queries.ts';
import { formOf } from './document.presenter.ts';
import {
  insertDocument,
  requireRoomForDocument,
  setAnswerState,
  trashDocument,
  updateDocument,
} from './document.queries.ts';
import { factsOf } from '#server/documents/document.read-policy.ts';
import { withReview } from './review-state.ts';
import type { DocumentRow } from './open-document.ts';
import { lockForChange, openForChange, openDocumentForUpdate } from './open-document.ts';

export function documentWriteRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, boardContract.regData, async ({ input, request }) => {
    const actor = actorOf(request);
    requireLogin(request);
    if (!can.registerDocument(actor, input.boardType)) fail('CM03');
    return {
      categories: [...boardOf(input.boardType).categories],
      abilities: { pin: boardOf(input.boardType).hasStaffPublishing && can.pinDocument(actor) },
      document:
        input.documentId === undefined
          ? null
          : await openForm(db, actor, { ...input, documentId: input.documentId }, nowIso(context)),
    };
  });

  route(app, boardContract.write, async ({ input, request }) => {
    const account = requireLogin(request);
    const actor = actorOf(request);
    if (!can.registerDocument(actor, input.boardType)) fail('CM03');
    const content = withReview(input.boardType, actor, null, await checkedContent(actor, input.boardType, input));
    await analyseContent(content);
    const documentId = await transaction(db, async (tx) => {
      if (!isStaff(actor)) await requireRoomForDocument(tx, account.id);
      const author = authorColumns(account, isStaff(actor));
      const id = await insertDocument(tx, { boardType: input.boardType, author, ...content }, nowIso(context));
      await attachFiles(
        tx,
        context,
        account.id,
        { id, boardType: input.boardType, bodyHtml: content.columns.body_html, fields: content.columns.fields },
        input,
      );
      await removeDraft(tx, { user_id: account.id, board_type: input.boardType, document_id: '' }, input.draftWriters);
      if (boardOf(input.boardType).hasAnswers && !isStaff(actor)) await notifyStaff(tx, context, id, content.columns);
      return id;
    });
    return { documentId };
  });

  route(app, boardContract.update, async ({ input, request }) => {
    const account = requireLogin(request);
    const actor = actorOf(request);
    const now = nowIso(context);
    const saved = await openForChange(db, actor, input.documentId, now);
    const boardType = saved.board_type;
    const checked = await checkedContent(actor, boardType, input, saved);
    await analyseContent(checked);
    await transaction(db, async (tx) => {
      const row = await lockForChange(tx, actor, input.documentId, now);
      const content = withReview(boardType, actor, row.review_state, checked);
      if (!(await updateDocument(tx, row, input.version, content, { ...account, isStaff: isStaff(actor) }, now)))
        fail('CM08');
      await saveVersion(tx, row);
      await attachFiles(
        tx,
        context,
        account.id,
        { id: row.id, boardType: row.board_type, bodyHtml: content.columns.body_html, fields: content.columns.fields },
        input,
      );
      await removeDraft(
        tx,
        { user_id: account.id, board_type: row.board_type, document_id: row.id },
        input.draftWriters,
      );
    });
    return { documentId: input.documentId, version: input.version + 1 };
  });

  route(app, boardContract.deleteDocument, async ({ input, request }) => {
    const account = requireLogin(request);
    const actor = actorOf(request);
    const now = nowIso(context);
    await transaction(db, async (tx) => {
      const row = await lockForChange(tx, actor, input.documentId, now);
      await trashDocument(tx, row.id, account.id, now);
      if (!isStaff(actor)) return;
      const target = documentTarget(row);
      await recordAudit(tx, { actor: account, action: 'document.delete', target, ip: request.ip }, now);
    });
    return null;
  });

  route(app, boardContract.changeAnswerState, async ({ input, request }) => {
    const account = requireLogin(request);
    const actor = actorOf(request);
    await transaction(db, async (tx) => {
      const row = await openDocumentForUpdate(tx, actor, input.documentId, nowIso(context));
      if (!can.changeAnswerState(actor, factsOf(row))) fail('CM03');
      await setAnswerState(tx, row.id, input.answerState);
      if (input.answerState === '추가정보요청' && row.answer_state !== '추가정보요청')
        await notifyOfInfoRequest(tx, context, row, account.id);
    });
    return { answerState: input.answerState };
  });
}

/** The values of the form for a document of this board. @throws CM04 for another board, and as `openForChange` */
async function openForm(db: Db, actor: Actor, input: { boardType: BoardType; documentId: string }, now: string) {
  const row = await openForChange(db, actor, input.documentId, now);
  if (row.board_type !== input.boardType) fail('CM04');
  return { ...formOf(row, now), files: await listFiles(db, row.id) };
}

/** Mails a new question to the staff who want it. */
async function notifyStaff(tx: Db, context: Context, id: string, columns: { title: string; is_private: number }) {
  const readers = await questionMailReaders(tx);
  const question = { id, title: columns.title, isPrivate: columns.is_private === 1 };
  await enqueueMails(tx, context, readers.map(recipientOf), newQuestionMail(context.config, question));
}

/** Notifies the author that more information is needed, unless `accountId` is the author. */
async function notifyOfInfoRequest(tx: Db, context: Context, row: DocumentRow, accountId: string): Promise<void> {
  const author = await findAuthor(tx, row, accountId);
  if (!author) return;
  const mail = { topic: 'answer', content: infoRequestedMail(context.config, row) } as const;
  await notifyMember(tx, context, author, { kind: 'info-requested', documentId: row.id }, mail);
}
