import type { FastifyInstance } from 'fastify';
import { draftContract } from '#shared/contract/boards/draft.contract.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { fail } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { actorOf, requireLogin } from '#server/plugins/session.ts';
import { openForChange } from '../documents/open-document.ts';
import { removeDraft, removeOldDrafts, saveDraft } from './draft.queries.ts';

/** A member's own drafts: one per new document of a board, or per document that they may change. */
export function draftRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, draftContract.save, async ({ input, request }) => {
    const { id } = requireLogin(request);
    if (!can.registerDocument(actorOf(request), input.boardType)) fail('CM03');
    if (input.documentId !== '') await openForChange(db, actorOf(request), input.documentId, nowIso(context));
    const savedAt = nowIso(context);
    const { boardType: board_type, documentId: document_id, content, writer, replaces } = input;
    const draft = { user_id: id, board_type, document_id, content, writer, saved_at: savedAt };
    if (!(await saveDraft(db, draft, replaces === undefined ? [writer] : [writer, replaces]))) fail('CM08');
    await removeOldDrafts(db, id);
    return { savedAt };
  });

  route(app, draftContract.find, async ({ input, request }) => {
    const { id } = requireLogin(request);
    const row = await db
      .selectFrom('draft')
      .selectAll()
      .where('user_id', '=', id)
      .where('board_type', '=', input.boardType)
      .where('document_id', '=', input.documentId)
      .executeTakeFirst();
    return row ? { content: row.content, savedAt: row.saved_at, writer: row.writer } : null;
  });

  route(app, draftContract.remove, async ({ input, request }) => {
    const { id } = requireLogin(request);
    await removeDraft(db, { user_id: id, board_type: input.boardType, document_id: input.documentId });
    return null;
  });
}
