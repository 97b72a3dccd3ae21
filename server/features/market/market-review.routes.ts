import type { FastifyInstance } from 'fastify';
import { marketContract } from '#shared/contract/boards/market.contract.ts';
import { can, isStaff } from '#shared/permissions.ts';
import { withoutHidden } from '#shared/validation.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { actorOf, requireLogin } from '#server/plugins/session.ts';
import { authorColumns } from '../documents/author-name.ts';
import { factsOf } from '#server/documents/document.read-policy.ts';
import { openDocument, openDocumentForUpdate } from '../documents/open-document.ts';
import { removeReview, saveReview } from './market-review.queries.ts';

export function marketReviewRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, marketContract.writeReview, async ({ input, request }) => {
    const account = requireLogin(request);
    const actor = actorOf(request);
    const now = nowIso(context);
    await transaction(db, async (tx) => {
      const entry = await openDocumentForUpdate(tx, actor, input.documentId, now);
      if (entry.board_type !== 'market') fail('CM04');
      if (!can.rate(actor, factsOf(entry), now)) fail('CM03');
      await saveReview(
        tx,
        {
          documentId: entry.id,
          author: authorColumns(account, isStaff(actor)),
          rating: input.rating,
          body: withoutHidden(input.body).trim(),
        },
        now,
      );
    });
    return null;
  });

  route(app, marketContract.deleteReview, async ({ input, request }) => {
    requireLogin(request);
    const actor = actorOf(request);
    const review = await db
      .selectFrom('market_review')
      .select(['id', 'document_id', 'author_id'])
      .where('id', '=', input.reviewId)
      .executeTakeFirst();
    // Somebody else was first: what was wanted is so.
    if (!review) return null;
    await openDocument(db, actor, review.document_id, nowIso(context));
    if (!can.deleteReview(actor, { authorId: review.author_id })) fail('CM03');
    await transaction(db, (tx) => removeReview(tx, review));
    return null;
  });
}
