import type { FastifyInstance, FastifyRequest } from 'fastify';
import { boardOf } from '#shared/boards.ts';
import { readChapters } from '#shared/boards/fields/field.rules.ts';
import { boardContract } from '#shared/contract/boards/board.contract.ts';
import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import { excerptOf } from '#shared/text/excerpt.ts';
import { unobserved } from '#server/db/observe-reads.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { createResponseCache } from '#server/cache/response-cache.ts';
import { fail } from '#server/errors.ts';
import { dropEncodedBody } from '#server/cache/cached-response.ts';
import { route } from '#server/plugins/route.ts';
import { actorOf, requireLogin } from '#server/plugins/session.ts';
import { markThingRead } from '../activity/notification.queries.ts';
import { findCovers, listFiles } from '../files/file.queries.ts';
import { countView, visitorKeyOf } from '#server/documents/document-visit.queries.ts';
import { fieldsOf, summaryOf } from './document.presenter.ts';
import { findNeighbours } from './document.queries.ts';
import { factsOf, readableTo, visibleTo } from '#server/documents/document.read-policy.ts';
import { findLike, toggleLike } from './like.queries.ts';
import type { DocumentRow } from './open-document.ts';
import { openDocument } from './open-document.ts';
import { findRelated, findSimilar } from './similar-documents.ts';

export function documentReadRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  const cached = createResponseCache(context);

  route(app, boardContract.detail, async ({ input, request }) => {
    requireLogin(request);
    return detailOf(input.documentId, request);
  });

  route(app, boardContract.detailFree, async ({ input, request }) => detailOf(input.documentId, request));

  // What the public list and the search show, also to logged-in callers: of a private question, that it is one.
  route(app, boardContract.preview, async ({ input }) => {
    const now = nowIso(context);
    const row = await db
      .selectFrom('document')
      .selectAll()
      .where('id', '=', input.documentId)
      .where(visibleTo(null, now))
      .executeTakeFirst();
    if (!row) return fail('CM04');
    const covers = await findCovers(db, [row.id]);
    const summary = summaryOf(row, null, now, covers.get(row.id));
    return { ...summary, ...(summary.isReadable ? beginningOf(row) : { excerpt: '', chapters: [] }) };
  });

  // The same for every caller, so that it is ranked once per version of the content.
  route(app, boardContract.related, async ({ input: { documentId } }) =>
    cached(`related ${documentId}`, async () => {
      const now = nowIso(context);
      const row = await db
        .selectFrom('document')
        .select(['id', 'title'])
        .where('id', '=', documentId)
        .where(readableTo(null, now))
        .executeTakeFirst();
      if (!row) return { list: [] };
      // A document is indexed in the transaction that changes it, so that the versions of documents stand for the index.
      return { list: await unobserved(() => findRelated(db, row, now)) };
    }),
  );

  async function detailOf(documentId: string, request: FastifyRequest) {
    const actor = actorOf(request);
    const answer = () => readDetail(db, actor, documentId, nowIso(context));
    const detail = await (actor ? answer() : cached(`detail ${documentId}`, answer));
    if (actor) await markThingRead(db, actor.id, { column: 'document_id', id: detail.documentId }, nowIso(context));
    // Staff open a waiting question to answer it.
    if (detail.answerState === '답변대기' && detail.abilities.replyOfficially) return detail;
    request.shownDocument = detail.documentId;
    if (await countView(context, detail.documentId, visitorKeyOf(context, request, actor))) {
      // Also updates the cached response, for the next visitor.
      detail.viewCount += 1;
      dropEncodedBody(detail);
    }
    return detail;
  }

  route(app, boardContract.like, async ({ input, request }) => {
    const account = requireLogin(request);
    const now = nowIso(context);
    const row = await openDocument(db, actorOf(request), input.documentId, now);
    if (!boardOf(row.board_type).hasLikes) fail('CM04');
    return toggleLike(context, row.id, account.id, now);
  });

  route(app, boardContract.similar, async ({ input }) => ({
    list: await findSimilar(db, input, nowIso(context)),
  }));
}

/** Fewer than the search shows of a passage. */
const EXCERPT_CHARS = 150;

/** What the search shows of a question and of a lecture. */
function beginningOf(row: DocumentRow) {
  const { hasAnswers, fields } = boardOf(row.board_type);
  const chapters = fields.find(({ kind }) => kind === 'chapters');
  return {
    excerpt: hasAnswers ? excerptOf(row.body_text.replaceAll('\n', ' '), EXCERPT_CHARS) : '',
    chapters: (chapters && readChapters(fieldsOf(row)[chapters.name] ?? '')) ?? [],
  };
}

/** The detail of a document as `actor` may see it. @throws as `openDocument` */
async function readDetail(db: Db, actor: Actor, documentId: string, now: string) {
  const row = await openDocument(db, actor, documentId, now);
  const [files, { previous, next }, like] = await Promise.all([
    listFiles(db, row.id),
    findNeighbours(db, actor, row, now),
    actor && findLike(db, row.id, actor.id),
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
