import type { FastifyInstance } from 'fastify';
import { replyContract } from '#shared/contract/boards/reply.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Actor } from '#shared/permissions.ts';
import { can, isStaff } from '#shared/permissions.ts';
import { checkReplyText } from '#shared/validation.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail, refuseInvalid } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { actorOf, requireLogin } from '#server/plugins/session.ts';
import { cleanRichText } from '#server/rich-text/sanitize-rich-text.ts';
import { imageIdsOf } from '#server/rich-text/image-ids.ts';
import { authorColumns } from '../documents/author-name.ts';
import { setAnswerState } from '../documents/document.queries.ts';
import { factsOf } from '#server/documents/document.read-policy.ts';
import { lockSeenDocument, openDocument, openDocumentForUpdate } from '../documents/open-document.ts';
import { attachImages } from '../files/attach-files.ts';
import { stateAfterDeletion, stateAfterReply, stateWithoutAcceptance } from './answer-state.rules.ts';
import { notifyOfAcceptance, notifyOfReply } from './notify-of-reply.ts';
import { pagesOf } from './reply-pages.ts';
import { letGoPictures } from '../files/let-go-pictures.ts';
import { presentReply } from './reply.presenter.ts';
import {
  factsOfReply,
  findReply,
  insertReply,
  findJustWritten,
  findReplies,
  listReplyHeads,
  removeReply,
  requireRoomForReply,
  setAccepted,
  updateReply,
} from './reply.queries.ts';

export function replyRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, replyContract.list, async ({ input, request }) =>
    listReplies(db, actorOf(request), input, nowIso(context)),
  );

  route(app, replyContract.write, async ({ input, request }) => {
    const account = requireLogin(request);
    const actor = actorOf(request);
    const now = nowIso(context);
    const bodyHtml = await checkedBody(input.bodyHtml);
    const replyId = await transaction(db, async (tx) => {
      const document = await openDocumentForUpdate(tx, actor, input.documentId, now);
      if (!can.reply(actor, factsOf(document), now)) fail('CM03');
      if (input.isOfficial && !can.replyOfficially(actor, factsOf(document), now)) fail('CM03');
      if (document.answer_state === '종료') fail('BD01');
      if (input.seenReplies !== undefined && input.seenReplies !== document.reply_count) fail('CM08');
      const parentId = input.parentId === null ? null : await topParentOf(tx, input.parentId, document.id);
      const reply = {
        document_id: document.id,
        parent_id: input.isOfficial ? null : parentId,
        ...authorColumns(account, isStaff(actor)),
        body_html: bodyHtml,
        is_official: input.isOfficial ? 1 : 0,
      };
      const written = input.isOfficial ? undefined : await findJustWritten(tx, reply, now);
      if (written) return written.id;
      if (!isStaff(actor)) await requireRoomForReply(tx, document, account.id);
      const id = await insertReply(tx, reply, now);
      await attachImages(tx, account.id, document.id, bodyHtml);
      const answerState = stateAfterReply(document, account.id, input);
      if (answerState !== null) await setAnswerState(tx, document.id, answerState);
      await notifyOfReply(tx, context, document, {
        accountId: account.id,
        officialState: input.isOfficial ? answerState : null,
      });
      return id;
    });
    return { replyId };
  });

  route(app, replyContract.update, async ({ input, request }) => {
    const account = requireLogin(request);
    const actor = actorOf(request);
    const bodyHtml = await checkedBody(input.bodyHtml);
    const now = nowIso(context);
    const before = await transaction(db, async (tx) => {
      const { reply, document } = await openLockedReply(tx, actor, input.replyId, now);
      if (!can.changeReply(actor, factsOfReply(reply))) fail('CM03');
      if (document.answer_state === '종료') fail('BD01');
      if (input.updatedAt !== undefined && input.updatedAt !== reply.updated_at) fail('CM08');
      await updateReply(tx, reply, bodyHtml, now);
      await attachImages(tx, account.id, document.id, bodyHtml);
      // The acceptance was for the previous text.
      if (reply.is_accepted === 0 || reply.body_html === bodyHtml) return reply;
      await setAccepted(tx, document.id, null);
      if (document.answer_state === '해결')
        await setAnswerState(tx, document.id, await stateWithoutAcceptance(tx, document.id));
      return reply;
    });
    const shown = new Set(imageIdsOf(bodyHtml));
    const dropped = imageIdsOf(before.body_html).filter((id) => !shown.has(id));
    await letGoPictures(context, before.document_id, dropped);
    return null;
  });

  route(app, replyContract.delete, async ({ input, request }) => {
    const { id } = requireLogin(request);
    const actor = actorOf(request);
    const now = nowIso(context);
    await transaction(db, async (tx) => {
      const open = (await findReply(tx, input.replyId))?.author_id === id ? lockSeenDocument : openDocumentForUpdate;
      const { reply, document } = await openLockedReply(tx, actor, input.replyId, now, open);
      if (!can.changeReply(actor, factsOfReply(reply))) fail('CM03');
      await removeReply(tx, reply, now);
      const state = await stateAfterDeletion(tx, document, reply);
      if (state !== null) await setAnswerState(tx, document.id, state);
    });
    return null;
  });

  route(app, replyContract.accept, async ({ input, request }) => {
    const account = requireLogin(request);
    const actor = actorOf(request);
    const now = nowIso(context);
    const answerState = await transaction(db, async (tx) => {
      const { reply, document } = await openLockedReply(tx, actor, input.replyId, now);
      if (!can.acceptReply(actor, factsOf(document), factsOfReply(reply)) || reply.parent_id !== null) fail('CM03');
      if (document.answer_state === '종료') fail('BD01');
      await setAccepted(tx, document.id, input.isAccepted ? reply.id : null);
      const state = input.isAccepted ? '해결' : await stateWithoutAcceptance(tx, document.id);
      await setAnswerState(tx, document.id, state);
      if (input.isAccepted && reply.is_accepted === 0)
        await notifyOfAcceptance(tx, context, document, { reply, accountId: account.id });
      return state;
    });
    return { answerState };
  });
}

/** One page of the replies of a document, deleted ones that have children included. */
async function listReplies(db: Db, actor: Actor, input: { documentId: string; page: number }, now: string) {
  const document = await openDocument(db, actor, input.documentId, now);
  const heads = await listReplyHeads(db, document.id);
  const pages = pagesOf(heads);
  const page = Math.min(input.page, Math.max(pages.length, 1));
  const rows = await findReplies(db, pages[page - 1] ?? []);
  return {
    list: rows.map((row) => presentReply(row, document, actor, now)),
    page,
    pageCount: pages.length,
    totalCount: heads.filter((head) => head.deleted_at === null).length,
  };
}

/** Replies have one level: a reply to a child is attached to its parent. @throws CM04 */
async function topParentOf(tx: Db, replyId: string, documentId: string): Promise<string> {
  const parent = await findReply(tx, replyId);
  if (parent?.document_id !== documentId) return fail('CM04');
  return parent.parent_id ?? parent.id;
}

/**
 * A reply and its document; the document's row is locked until the end of the transaction. Every change by a
 * person starts with this lock.
 * @throws CM04 if it does not exist, and as `openDocument`.
 */
async function openLockedReply(tx: Db, actor: Actor, replyId: string, now: string, open = openDocumentForUpdate) {
  const found = (await findReply(tx, replyId)) ?? fail('CM04');
  const document = await open(tx, actor, found.document_id, now);
  const reply = (await findReply(tx, replyId)) ?? fail('CM04');
  return { reply, document };
}

async function checkedBody(html: string): Promise<string> {
  const { html: bodyHtml, text } = await cleanRichText(html, LIMITS.replyHtmlMaxChars);
  refuseInvalid({ bodyHtml: checkReplyText(text, imageIdsOf(bodyHtml).length > 0) });
  return bodyHtml;
}
