import type { FastifyInstance } from 'fastify';
import { chatConsoleContract } from '#shared/contract/admin/chat-console.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { can } from '#shared/permissions.ts';
import { koreanDay } from '#shared/text/days.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { route } from '#server/plugins/route.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import type { AnswerEngine } from '#server/features/chat/chat-engine.ts';
import { mostReadQuestions } from '#server/features/chat/most-read-question.queries.ts';
import { askOnce } from '../ask-once.ts';
import { isAssistantOn, switchAssistant } from './assistant-switch.ts';
import { countAnswers } from './overview.queries.ts';

const text = chatConsoleText.overview;
const DAY_MS = 86_400_000;

/** Statistics of the assistant, its switch, and the connection test of the provider. */
export function assistantRoutes(app: FastifyInstance, context: Context, provider: AnswerEngine): void {
  const { db, config, clock } = context;

  route(app, chatConsoleContract.overview, async ({ request }) => {
    requireAllowed(request, can.manageAssistant);
    const since = koreanDay(new Date(clock.now().getTime() - (LIMITS.statisticsDays - 1) * DAY_MS));
    const [isOn, counts, testQuestion] = await Promise.all([
      isAssistantOn(db),
      countAnswers(db, since),
      testQuestionOf(context),
    ]);
    return { isOn, provider: config.chat.provider, counts, testQuestion };
  });

  route(app, chatConsoleContract.switch, async ({ input, request }) => {
    const account = requireAllowed(request, can.manageAssistant);
    await transaction(db, async (tx) => {
      if ((await isAssistantOn(tx)) === input.isOn) return;
      await switchAssistant(tx, input.isOn, nowIso(context));
      const detail = input.isOn ? text.on : text.off;
      const event = { actor: account, action: 'assistant.switch', detail, ip: request.ip } as const;
      await recordAudit(tx, event, nowIso(context));
    });
    return { isOn: input.isOn };
  });

  route(app, chatConsoleContract.test, async ({ request }) => {
    requireAllowed(request, can.manageAssistant);
    const test = { query: await testQuestionOf(context), actor: null, isTest: true };
    const { draft, firstPartMs, tookMs, failure } = await askOnce(context, provider, test);
    return {
      answer: draft.text,
      isUnanswered: draft.isUnanswered,
      firstPartMs,
      tookMs,
      error: failure?.message ?? null,
    };
  });
}

/** A question that the portal can answer, if any: the test is about the provider, not about the content. */
async function testQuestionOf(context: Context): Promise<string> {
  const [first] = await mostReadQuestions(context.db, { actor: null, now: nowIso(context), most: 1 });
  return first ?? text.test.question;
}
