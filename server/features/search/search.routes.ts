import type { FastifyInstance } from 'fastify';
import { searchContract } from '#shared/contract/site/search.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { missedSearchesText } from '#shared/messages/admin/content/missed-search.ko.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { transaction } from '#server/db/transaction.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import { route } from '#server/plugins/route.ts';
import { actorOf } from '#server/plugins/session.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import { searchDocuments } from '#server/search/query/search-documents.ts';
import { popularWords } from './popular-words.ts';
import { presentHits } from './hit.presenter.ts';
import { countSearch, findMissed, handleMissed } from './search-day.queries.ts';
import { suggest } from './suggestion.queries.ts';

export function searchRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, searchContract.documents, async ({ input, request }) => {
    const size = LIMITS.listPageSize;
    const places = input.place === null ? undefined : [input.place];
    const asked = { query: input.query, page: input.page, size, ...(places && { places }) };
    const found = await searchDocuments(db, actorOf(request), asked, nowIso(context));
    // Staff look up what others did not find: that is no search of visitors.
    if (input.page === 1 && places === undefined && !can.readMissedSearches(actorOf(request)))
      await countSearch(context, input.query, found.how === 'some' || found.how === 'near' || found.total === 0);
    return {
      list: await presentHits(db, await loadAnalyser(), found.hits, found.plan.terms),
      totalCount: found.total,
      page: input.page,
      size,
      isCapped: found.isCapped,
      places: found.counts,
      how: found.how,
      shownQuery: found.plan.text,
      rest: found.rest && { query: found.rest.query, totalCount: found.rest.total, isCapped: found.rest.isCapped },
    };
  });

  route(app, searchContract.suggest, async ({ input, request }) => suggest(context, actorOf(request), input.query));

  route(app, searchContract.popular, async () => ({ words: await popularWords(context) }));

  route(app, searchContract.missed, async ({ input, request }) => {
    requireAllowed(request, can.readMissedSearches);
    const size = SERVER_LIMITS.adminPageSize;
    return { ...(await findMissed(db, input, size)), size };
  });

  route(app, searchContract.handleMissed, ({ input: { query, isHandled }, request }) => {
    const actor = requireAllowed(request, can.readMissedSearches);
    return transaction(db, async (tx) => {
      if (!(await handleMissed(tx, query, isHandled))) return null;
      const detail = isHandled ? missedSearchesText.states.handled : missedSearchesText.takenBack;
      // Without the words: the log is never erased.
      const event = { actor, action: 'search.handle' as const, detail, ip: request.ip };
      await recordAudit(tx, event, nowIso(context));
      return null;
    });
  });
}
