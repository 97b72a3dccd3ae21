import type { FastifyInstance } from 'fastify';
import { boardContract } from '#shared/contract/boards/board.contract.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { actorOf, requireLogin } from '#server/plugins/session.ts';
import { countView, visitorKeyOf } from '#server/documents/document-visit.queries.ts';
import { lockDocument } from '#server/documents/document-lock.queries.ts';
import { factsOf, readableTo } from '#server/documents/document.read-policy.ts';
import { openDocument } from '../documents/open-document.ts';

/** The list has no answers; an answer is sent, and its view counted, when it is opened. */
export function faqRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, boardContract.faqAnswer, async ({ input, request }) => {
    const actor = actorOf(request);
    const row = await openFaq(input.documentId, actor);
    const visitorKey = visitorKeyOf(context, request, actor);
    if (await countView(context, row.id, visitorKey)) row.view_count += 1;
    const canChange = can.changeDocument(actor, factsOf(row));
    return {
      documentId: row.id,
      category: row.category,
      title: row.title,
      isUsed: row.is_hidden === 0,
      bodyHtml: row.body_html,
      viewCount: row.view_count,
      vote: await findVote(db, row.id, visitorKey),
      abilities: { update: canChange, delete: canChange, restore: can.useTrash(actor) },
    };
  });

  route(app, boardContract.faqTexts, async ({ input }) => ({ list: await listTexts(context, input) }));

  route(app, boardContract.vote, async ({ input, request }) => {
    const actor = actorOf(request);
    const row = await openFaq(input.documentId, actor);
    const vote = { is_helpful: input.isHelpful ? 1 : 0, created_at: nowIso(context) };
    await db
      .insertInto('document_vote')
      .values({ document_id: row.id, visitor_key: visitorKeyOf(context, request, actor), ...vote })
      .onConflict((conflict) => conflict.columns(['document_id', 'visitor_key']).doUpdateSet(vote))
      .execute();
    return { vote: input.isHelpful };
  });

  route(app, boardContract.reorder, async ({ input, request }) => {
    requireLogin(request);
    if (!can.orderDocuments(actorOf(request), input.boardType)) fail('CM03');
    const ids = [...new Set(input.documentIds)];
    await transaction(db, async (tx) => {
      // Sorted, to avoid deadlocks between concurrent changes.
      for (const id of ids.toSorted()) await lockDocument(tx, id);
      const rows = await tx
        .selectFrom('document')
        .select(['id', 'position'])
        .where('board_type', '=', input.boardType)
        .where('deleted_at', 'is', null)
        .where('id', 'in', ids)
        .orderBy('position')
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      if (rows.length !== ids.length) fail('CM04');
      if (input.seen && input.seen.join(' ') !== rows.map(({ id }) => id).join(' ')) fail('CM08');
      for (const [index, id] of ids.entries())
        await tx
          .updateTable('document')
          .set({ position: rows[index]?.position ?? 0 })
          .where('id', '=', id)
          .execute();
    });
    return null;
  });

  async function openFaq(documentId: string, actor: ReturnType<typeof actorOf>) {
    const row = await openDocument(db, actor, documentId, nowIso(context));
    if (row.board_type !== 'faq') fail('CM04');
    return row;
  }
}

/**
 * Texts as an anonymous visitor may read them, independent of the caller, so that search engines and visitors get the
 * same page.
 */
async function listTexts(
  context: Context,
  { documentIds: ids, format }: { documentIds: readonly string[]; format: 'text' | 'html' },
) {
  if (ids.length === 0) return [];
  const rows = await context.db
    .selectFrom('document')
    .select(['id', 'title', format === 'html' ? 'body_html as answer' : 'body_text as answer'])
    .where('board_type', '=', 'faq')
    .where('id', 'in', ids)
    .where(readableTo(null, nowIso(context)))
    .execute();
  const byId = new Map(rows.map(({ id, title, answer }) => [id, { documentId: id, title, answer }]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

async function findVote(db: Db, documentId: string, visitorKey: string): Promise<boolean | null> {
  const row = await db
    .selectFrom('document_vote')
    .select('is_helpful')
    .where('document_id', '=', documentId)
    .where('visitor_key', '=', visitorKey)
    .executeTakeFirst();
  return row ? row.is_helpful === 1 : null;
}
