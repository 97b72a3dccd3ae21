import type { FastifyInstance } from 'fastify';
import { boardOf } from '#shared/boards.ts';
import { boardContract } from '#shared/contract/boards/board.contract.ts';
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
import { newQuestionMail, questionMailReaders } from '../questions/question-mail.queries.ts';
import { removeDraft } from '../drafts/draft.queries.ts';
import { attachFiles } from '../files/attach-files.ts';
import { listFiles } from '../files/file.queries.ts';
import { findAuthor } from '../replies/author.queries.ts';
import { infoRequestedMail } from '../replies/reply.mails.ts';
import { authorColumns } from './author-name.ts';
import { analyseContent, checkedContent } from './document-input.ts';
import { saveVersion } from '../history/version.queries.ts';
import { formOf } from './document.presenter.ts';
import { insertDocument, setAnswerState, trashDocument, updateDocument } from './document.queries.ts';
import { factsOf } from '#server/documents/document.read-policy.ts';
import { withReview } from './review-state.ts';
import { lockForChange, openForChange, openDocumentForUpdate } from './open-document.ts';

export function documentWriteRoutes(app: FastifyInstance, context: Context): void {
  const { db, config } = context;

  async function notifyStaff(
    tx: Db,
    id: string,
    { title, is_private: isPrivate }: { title: string; is_private: number },
  ) {
    const readers = await questionMailReaders(tx);
    await enqueueMails(
      tx,
      context,
      readers.map(recipientOf),
      newQuestionMail(config, { id, title, isPrivate: isPrivate === 1 }),
    );
  }

  route(app, boardContract.regData, async ({ input, request }) => {
    const actor = actorOf(request);
    requireLogin(request);
    if (!can.registerDocument(actor, input.boardType)) fail('CM03');
    return {
      categories: [...boardOf(input.boardType).categories],
      abilities: { pin: boardOf(input.boardType).hasStaffPublishing && can.pinDocument(actor) },
      document: input.documentId === undefined ? null : await openForm(input.documentId),
    };

    async function openForm(documentId: string) {
      const row = await openForChange(db, actor, documentId, nowIso(context));
      if (row.board_type !== input.boardType) fail('CM04');
      return { ...formOf(row, nowIso(context)), files: await listFiles(db, row.id) };
    }
  });

  route(app, boardContract.write, async ({ input, request }) => {
    const account = requireLogin(request);
    const actor = actorOf(request);
    if (!can.registerDocument(actor, input.boardType)) fail('CM03');
    const content = withReview(input.boardType, actor, null, await checkedContent(actor, input.boardType, input));
    await analyseContent(content);
    const documentId = await transaction(db, async (tx) => {
      const author = authorColumns(account, isStaff(actor));
      const id = await insertDocument(tx, { boardType: input.boardType, author, ...content }, nowIso(context));
      await attachFiles(
        tx,
        context,
        account.id,
        { id, boardType: input.boardType, bodyHtml: content.columns.body_html, fields: content.columns.fields },
        input,
      );
      await removeDraft(tx, { user_id: account.id, board_type: input.boardType, document_id: '' });
      if (boardOf(input.boardType).hasAnswers && !isStaff(actor)) await notifyStaff(tx, id, content.columns);
      return id;
    });
    return { documentId };
  });

  route(app, boardContract.update, async ({ input, request }) => {
    const account = requireLogin(request);
    const actor = actorOf(request);
    const now = nowIso(context);
    const { board_type: boardType } = await openForChange(db, actor, input.documentId, now);
    const checked = await checkedContent(actor, boardType, input);
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
      await removeDraft(tx, { user_id: account.id, board_type: row.board_type, document_id: row.id });
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
      const requestsInformation = input.answerState === '추가정보요청' && row.answer_state !== '추가정보요청';
      const author = requestsInformation ? await findAuthor(tx, row, account.id) : null;
      if (!author) return;
      const mail = { topic: 'answer', content: infoRequestedMail(config, row) } as const;
      await notifyMember(tx, context, author, { kind: 'info-requested', documentId: row.id }, mail);
    });
    return { answerState: input.answerState };
  });
}
