import type { FastifyInstance } from 'fastify';
import { dashboardContract } from '#shared/contract/admin/dashboard.contract.ts';
import { koreanDay } from '#shared/text/days.ts';
import { LIMITS } from '#shared/limits.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/plugins/route.ts';
import { actorOf } from '#server/plugins/session.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import { readAssistant } from './assistant.queries.ts';
import { readDownloads } from './downloads.queries.ts';
import { readInquiries } from './inquiries.queries.ts';
import { readFirstSteps } from '../first-steps/read-first-steps.ts';
import { readConcerns } from '../health/read-concerns.ts';
import { lastDays } from './last-days.ts';
import { readQuestions } from './questions.queries.ts';
import { readSearches } from './searches.queries.ts';
import { readSystem } from './system.queries.ts';
import { countTodo } from './todo.queries.ts';
import { readVisits } from './visits.queries.ts';

/** Admin home page. Parts that a role may not see are not sent. */
export function dashboardRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  route(app, dashboardContract.waiting, ({ request }) => {
    requireAllowed(request, can.accessAdmin);
    return countTodo(context, actorOf(request));
  });

  route(app, dashboardContract.dashboard, async ({ request }) => {
    requireAllowed(request, can.accessAdmin);
    const actor = actorOf(request);
    const today = koreanDay(clock.now());
    const since = lastDays(today, LIMITS.statisticsDays)[0] ?? today;
    const isContent = can.manageContents(actor);
    const isSystem = can.readHealth(actor);
    const [firstSteps, concerns, todo, inquiries, visits, questions, searches, downloads, assistant, system] =
      await Promise.all([
        isSystem ? readFirstSteps(context) : null,
        isSystem ? readConcerns(context) : null,
        countTodo(context, actor),
        can.manageInquiries(actor) ? readInquiries(context, today) : null,
        isContent ? readVisits(db, today) : null,
        isContent ? readQuestions(context) : null,
        isContent ? readSearches(db, since) : null,
        isContent ? readDownloads(db) : null,
        isSystem ? readAssistant(db, since) : null,
        isSystem ? readSystem(db) : null,
      ]);
    return { firstSteps, concerns, todo, inquiries, visits, questions, searches, downloads, assistant, system };
  });
}
