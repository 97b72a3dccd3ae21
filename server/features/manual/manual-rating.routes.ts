import type { FastifyInstance } from 'fastify';
import { manualContract } from '#shared/contract/site/manual.contract.ts';
import { can } from '#shared/permissions.ts';
import { composed } from '#shared/text/compose.ts';
import { koreanDay } from '#shared/text/days.ts';
import { withoutHidden } from '#shared/validation.ts';
import type { Context } from '#server/context.ts';
import { visitorKeyOf } from '#server/documents/document-visit.queries.ts';
import { fail } from '#server/errors.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import { route } from '#server/plugins/route.ts';
import { actorOf } from '#server/plugins/session.ts';
import { readProductName } from '#server/site/brand.ts';
import { readManualPages } from '#server/site/manual-pages.ts';
import { findRatings, storeRating } from './manual-rating.queries.ts';

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
    return findRatings(db, await readTitles());
  });
}
