import type { FastifyInstance } from 'fastify';
import { manualContract } from '#shared/contract/site/manual.contract.ts';
import { missedSearchesText } from '#shared/messages/admin/content/missed-search.ko.ts';
import { can } from '#shared/permissions.ts';
import { composed } from '#shared/text/compose.ts';
import { koreanDay } from '#shared/text/days.ts';
import { withoutHidden } from '#shared/validation.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { visitorKeyOf } from '#server/documents/document-visit.queries.ts';
import { fail } from '#server/errors.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import { route } from '#server/plugins/route.ts';
import { actorOf } from '#server/plugins/session.ts';
import { readProductName } from '#server/site/brand.ts';
import { readManualPages } from '#server/site/manual-pages.ts';
import { countComments, findRatings, handleComment, storeRating } from './manual-rating.queries.ts';

/** 도움이 되었나요? below each page of the manual, and what came of it, for those who maintain it. */
export function manualRatingRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  const readTitles = async () =>
    new Map((await readManualPages(context, await readProductName(context))).map(({ path, title }) => [path, title]));

  route(app, manualContract.rate, async ({ input: { path, isHelpful, comment }, request }) => {
    if (!(await readTitles()).has(path)) fail('CM04');
    await storeRating(db, {
      path,
      visitor_key: visitorKeyOf(context, request, actorOf(request)),
      is_helpful: isHelpful ? 1 : 0,
      comment: composed(withoutHidden(comment).trim()),
      day: koreanDay(clock.now()),
    });
    return { isHelpful };
  });

  route(app, manualContract.ratings, async ({ request }) => {
    requireAllowed(request, can.readMissedSearches);
    return findRatings(context, await readTitles());
  });

  route(app, manualContract.commentCounts, ({ request }) => {
    requireAllowed(request, can.readMissedSearches);
    return countComments(db);
  });

  route(app, manualContract.handleComment, async ({ input, request }) => {
    const actor = requireAllowed(request, can.readMissedSearches);
    const target = (await readTitles()).get(input.path) ?? input.path;
    return transaction(db, async (tx) => {
      if (!(await handleComment({ ...context, db: tx }, input))) return null;
      const detail = input.isHandled ? missedSearchesText.states.handled : missedSearchesText.takenBack;
      const event = { actor, action: 'manual.handle' as const, target, detail, ip: request.ip };
      await recordAudit(tx, event, nowIso(context));
      return null;
    });
  });
}
