import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnswerState } from '../../../shared/boards.ts';
import { replyContract } from '../../../shared/contract/boards/reply.contract.ts';
import { can, isStaff } from '../../../shared/permissions.ts';
import { checkReplyText } from '../../../shared/validation.ts';
import type { Context } from '../../context.ts';
import { nowIso } from '../../context.ts';
import type { Db } from '../../db/open-database.ts';
import { transaction } from '../../db/transaction.ts';
import { fail, refuseInvalid } from '../../errors.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { limited, route } from '../../plugins/route.ts';
import { actorOf, requireLogin } from '../../plugins/session.ts';
import { imageIdsOf, sanitizeRichText, textOf } from '../../rich-text/rich-text.ts';
import { authorColumns } from '../documents/author-name.ts';
import { setAnswerState } from '../documents/document.queries.ts';
import { factsOf } from '../documents/document.read-policy.ts';
import type { DocumentRow } from '../documents/open-document.ts';
import { openDocument } from '../documents/open-document.ts';
import { attachImages } from '../files/attach-files.ts';
import { stateAfterDeletion, stateAfterReply, stateWithoutAcceptance } from './answer-state.rules.ts';
import { findAuthor } from './find-author.ts';
import { answeredMail, infoRequestedMail, repliedMail } from './reply.mails.ts';
import { presentReplies } from './reply.presenter.ts';
import { findReply, insertReply, listReplies, removeReply, setAccepted, updateReply } from './reply.queries.ts';

export function replyRoutes(app: FastifyInstance, context: Context): void {
  const { db, config } = context;

  route(app, replyContract.list, async ({ input, request }) => {
    const actor = actorOf(request);
    const now = nowIso(context);
    const document = await openDocument(db, actor, input.documentId, now);
    return { list: presentReplies(await listReplies(db, document.id), document, actor, now) };
  });

  route(
    app,
    replyContract.write,
    async ({ input, request }) => {
      const account = requireLogin(request);
      const actor = actorOf(request);
      const now = nowIso(context);
      const document = await openDocument(db, actor, input.documentId, now);
      if (!can.reply(actor, factsOf(document), now)) fail('CM03');
      if (input.isOfficial && !can.replyOfficially(actor, factsOf(document), now)) fail('CM03');
      if (document.answer_state === '종료') fail('BD01');
      const bodyHtml = checkedBody(input.bodyHtml);
      const parentId = input.parentId === null ? null : await topParentOf(input.parentId, document.id);

      const replyId = await transaction(db, async (tx) => {
        const id = await insertReply(
          tx,
          {
            document_id: document.id,
            parent_id: input.isOfficial ? null : parentId,
            ...authorColumns(account, isStaff(actor)),
            body_html: bodyHtml,
            is_official: input.isOfficial ? 1 : 0,
          },
          now,
        );
        await attachImages(tx, account.id, document.id, bodyHtml);
        const answerState = stateAfterReply(document, account.id, input);
        if (answerState !== null) await setAnswerState(tx, document.id, answerState);
        await tellAuthor(tx, document, account.id, input.isOfficial ? answerState : null);
        return id;
      });
      return { replyId };
    },
    limited(60, 10),
  );

  /** Replies go one level deep: an answer to a child stands under its parent. */
  async function topParentOf(replyId: string, documentId: string): Promise<string> {
    const parent = await findReply(db, replyId);
    if (parent?.document_id !== documentId) return fail('CM04');
    return parent.parent_id ?? parent.id;
  }

  /** `officialState` is set for an official answer: the state that it gave the question. */
  async function tellAuthor(tx: Db, document: DocumentRow, accountId: string, officialState: AnswerState | null) {
    const author = await findAuthor(tx, document, accountId);
    if (!author) return;
    const mailOf =
      officialState === null ? repliedMail : officialState === '추가정보요청' ? infoRequestedMail : answeredMail;
    await enqueueMail(tx, context, author.email, mailOf(config, document));
  }

  route(app, replyContract.update, async ({ input, request }) => {
    const account = requireLogin(request);
    const { reply } = await openReplyForChange(request, input.replyId);
    const bodyHtml = checkedBody(input.bodyHtml);
    await transaction(db, async (tx) => {
      await updateReply(tx, reply, bodyHtml, nowIso(context));
      await attachImages(tx, account.id, reply.document_id, bodyHtml);
    });
    return null;
  });

  route(app, replyContract.delete, async ({ input, request }) => {
    requireLogin(request);
    const { reply, document } = await openReplyForChange(request, input.replyId);
    await transaction(db, async (tx) => {
      await removeReply(tx, reply, nowIso(context));
      const state = await stateAfterDeletion(tx, document, reply);
      if (state !== null) await setAnswerState(tx, document.id, state);
    });
    return null;
  });

  async function openReplyForChange(request: FastifyRequest, replyId: string) {
    const actor = actorOf(request);
    const reply = (await findReply(db, replyId)) ?? fail('CM04');
    const document = await openDocument(db, actor, reply.document_id, nowIso(context));
    if (!can.changeReply(actor, { authorId: reply.author_id, deletedAt: reply.deleted_at })) fail('CM03');
    return { reply, document };
  }

  route(app, replyContract.accept, async ({ input, request }) => {
    requireLogin(request);
    const actor = actorOf(request);
    const reply = (await findReply(db, input.replyId)) ?? fail('CM04');
    const document = await openDocument(db, actor, reply.document_id, nowIso(context));
    if (!can.acceptReply(actor, factsOf(document)) || reply.parent_id !== null) fail('CM03');
    if (document.answer_state === '종료') fail('BD01');
    const answerState = await transaction(db, async (tx) => {
      await setAccepted(tx, document.id, input.isAccepted ? reply.id : null);
      const state = input.isAccepted ? '해결' : await stateWithoutAcceptance(tx, document.id);
      await setAnswerState(tx, document.id, state);
      return state;
    });
    return { answerState };
  });
}

function checkedBody(html: string): string {
  const bodyHtml = sanitizeRichText(html);
  refuseInvalid({ bodyHtml: checkReplyText(textOf(bodyHtml), imageIdsOf(bodyHtml).length > 0) });
  return bodyHtml;
}
