import type { FastifyInstance, FastifyRequest } from 'fastify';
import { boardOf } from '#shared/boards.ts';
import type { ListInput } from '#shared/contract/boards/board.contract.ts';
import { boardContract } from '#shared/contract/boards/board.contract.ts';
import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { findPopups } from '../popups/popup.queries.ts';
import { nowIso } from '#server/context.ts';
import { createResponseCache } from '#server/cache/response-cache.ts';
import { fail } from '#server/errors.ts';
import { dropEncodedBody } from '#server/cache/cached-response.ts';
import { route } from '#server/plugins/route.ts';
import { actorOf, requireLogin } from '#server/plugins/session.ts';
import { findCovers, listFiles } from '../files/file.queries.ts';
import { listDocuments, sizeOf } from './list/document-list.queries.ts';
import { countView, toggleLike, visitorKeyOf } from '#server/documents/document-visits.ts';
import { fieldsOf, summaryOf } from './document.presenter.ts';
import { findNeighbours } from './document.queries.ts';
import { factsOf, readableTo } from '#server/documents/document.read-policy.ts';
import { openDocument } from './open-document.ts';
import { findSimilar } from './similar.ts';

export function documentReadRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  const kept = createResponseCache(context);

  route(app, boardContract.list, async ({ input, request }) => {
    const actor = actorOf(request);
    return actor ? listFor(actor, input) : kept(`list ${JSON.stringify(input)}`, () => listFor(null, input));
  });

  async function listFor(actor: Actor, input: ListInput) {
    const now = nowIso(context);
    const { rows, counts } = await listDocuments(db, actor, input, now);
    const covers = await findCovers(
      db,
      rows.map(({ id }) => id),
    );
    const countOf = (name: string) => counts.find((row) => row.name === name)?.count ?? 0;
    const total = counts.reduce((sum, row) => sum + row.count, 0);
    return {
      list: rows.map((row) => summaryOf(row, actor, now, covers.get(row.id))),
      totalCount: input.category === '' ? total : countOf(input.category),
      page: input.page,
      size: sizeOf(input),
      categories: boardOf(input.boardType).categories.map((name) => ({ name, count: countOf(name) })),
      abilities: {
        register: can.registerDocument(actor, input.boardType),
        order: can.orderDocuments(actor, input.boardType),
      },
    };
  }

  route(app, boardContract.detail, async ({ input, request }) => {
    requireLogin(request);
    return detailOf(input.documentId, request);
  });

  route(app, boardContract.detailFree, async ({ input, request }) => detailOf(input.documentId, request));

  // Public list data only, also for logged-in callers.
  route(app, boardContract.preview, async ({ input }) => {
    const now = nowIso(context);
    const row = await db
      .selectFrom('document')
      .selectAll()
      .where('id', '=', input.documentId)
      .where(readableTo(null, now))
      .executeTakeFirst();
    if (!row) return fail('CM04');
    const covers = await findCovers(db, [row.id]);
    const { documentId, boardType, category, title, fields, coverUrl } = summaryOf(row, null, now, covers.get(row.id));
    const { name: boardName } = boardOf(boardType);
    return { documentId, boardType, boardName, category, title, summary: fields.summary ?? '', coverUrl };
  });

  async function detailOf(documentId: string, request: FastifyRequest) {
    const actor = actorOf(request);
    const answer = () => answerFor(actor, documentId);
    const detail = await (actor ? answer() : kept(`detail ${documentId}`, answer));
    if (await countView(context, detail.documentId, visitorKeyOf(context, request, actor))) {
      // Also updates the cached response, for the next visitor.
      detail.viewCount += 1;
      dropEncodedBody(detail);
    }
    return detail;
  }

  async function answerFor(actor: Actor, documentId: string) {
    const now = nowIso(context);
    const row = await openDocument(db, actor, documentId, now);
    const [files, { previous, next }, like] = await Promise.all([
      listFiles(db, row.id),
      findNeighbours(db, actor, row, now),
      actor && findLike(row.id, actor.id),
    ]);
    const facts = factsOf(row);
    return {
      ...summaryOf(row, actor, now, files.find(({ purpose }) => purpose === 'cover')?.url),
      bodyHtml: row.body_html,
      fields: fieldsOf(row),
      files: files.map((file) => ({ ...file, isAllowed: can.download(actor, file) })),
      reviewNote: facts.isHidden ? row.review_note : '',
      isLiked: Boolean(like),
      version: row.version,
      updatedAt: row.updated_at,
      previous: previous ? summaryOf(previous, actor, now) : null,
      next: next ? summaryOf(next, actor, now) : null,
      abilities: {
        update: can.changeDocument(actor, facts),
        delete: can.changeDocument(actor, facts),
        restore: can.useTrash(actor),
        like: can.likeDocument(actor, facts, now),
        reply: can.reply(actor, facts, now) && row.answer_state !== '종료',
        replyOfficially: can.replyOfficially(actor, facts, now) && row.answer_state !== '종료',
        changeAnswerState: can.changeAnswerState(actor, facts),
        readHistory: can.readHistory(actor, facts),
      },
    };
  }

  const findLike = (documentId: string, userId: string) =>
    db
      .selectFrom('document_like')
      .select('user_id')
      .where('document_id', '=', documentId)
      .where('user_id', '=', userId)
      .executeTakeFirst();

  route(app, boardContract.like, async ({ input, request }) => {
    const account = requireLogin(request);
    const now = nowIso(context);
    const row = await openDocument(db, actorOf(request), input.documentId, now);
    if (!boardOf(row.board_type).hasLikes) fail('CM04');
    return toggleLike(context, row.id, account.id, now);
  });

  // Cached, because every view of the landing page requests them.
  route(app, boardContract.popups, async () => kept('popups', presentPopups));

  async function presentPopups() {
    const rows = await findPopups(db, nowIso(context));
    return {
      list: rows.map((row) => ({
        documentId: row.id,
        boardType: row.board_type,
        title: row.title,
        bodyHtml: row.body_html,
      })),
    };
  }

  route(app, boardContract.similar, async ({ input, request }) => ({
    list: await findSimilar(db, actorOf(request), input, nowIso(context)),
  }));
}
