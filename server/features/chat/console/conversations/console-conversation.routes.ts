import type { FastifyInstance } from 'fastify';
import { chatConsoleContract } from '#shared/contract/admin/chat-console.contract.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import type { Source } from '#server/features/chat/chat-engine.ts';
import type { StoredMessage } from '#server/features/chat/conversations/message.queries.ts';
import { listMessages } from '#server/features/chat/conversations/message.queries.ts';
import { readableSources } from '#server/features/chat/conversations/readable-sources.ts';
import { presentSources } from '#server/features/chat/wire/turn.presenter.ts';
import { maskInText } from '#server/personal-data/mask-in-text.ts';
import { presentGapStep } from '../gaps/gap.presenter.ts';
import { gapsOfConversation } from '../gaps/gap.queries.ts';
import { groupQuestions } from '../gaps/group-questions.ts';
import {
  countForStaff,
  countQuestions,
  eraseConversation,
  findForStaff,
  listForStaff,
} from './console-conversation.queries.ts';

/** Conversations of visitors with personal data masked. Opening one is recorded in the audit log. */
export function consoleConversationRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, chatConsoleContract.conversations, async ({ input, request }) => {
    requireAllowed(request, can.manageAssistant);
    const [rows, totalCount, questionCount] = await Promise.all([
      listForStaff(db, input, input.page),
      countForStaff(db, input),
      countQuestions(db, input),
    ]);
    return {
      list: rows.map((row) => ({
        conversationId: row.id,
        title: maskInText(row.title),
        isMember: row.user_id !== null,
        questionCount: row.question_count ?? 0,
        unansweredCount: row.unanswered_count ?? 0,
        dislikeCount: row.dislike_count ?? 0,
        updatedAt: row.updated_at,
      })),
      totalCount,
      questionCount,
      size: SERVER_LIMITS.adminPageSize,
    };
  });

  route(app, chatConsoleContract.conversation, async ({ input, request }) => {
    const actor = requireAllowed(request, can.manageAssistant);
    const row = (await findForStaff(db, input.conversationId)) ?? fail('CM04');
    const now = nowIso(context);
    const messages = (await listMessages(db, row.id, { before: null, limit: SERVER_LIMITS.chatPageSizeMax })).slice(
      -SERVER_LIMITS.chatPageSizeMax,
    );
    await recordAudit(db, { actor, action: 'assistant.open', target: row.id, ip: request.ip }, now);
    await groupQuestions(context);
    const gaps = new Map((await gapsOfConversation(db, row.id)).map((gap) => [gap.message_id, gap]));
    const present = async (message: StoredMessage) => {
      const gap = gaps.get(message.id);
      const stored = JSON.parse(message.sources) as Source[];
      return {
        messageId: message.id,
        question: maskInText(message.question),
        answer: maskInText(message.answer),
        status: message.status,
        rating: message.rating,
        comment: maskInText(message.rating_content),
        engine: message.engine,
        askedAt: message.created_at,
        firstPartMs: message.first_part_ms,
        tookMs: message.took_ms,
        sources: presentSources(await readableSources(db, actor, stored, now)).map((source) => ({
          place: source.dataset_name,
          title: source.document_name,
          content: maskInText(source.content),
          url: source.url,
        })),
        gap: gap ? presentGapStep(gap) : null,
      };
    };
    return {
      conversationId: row.id,
      title: maskInText(row.title),
      isMember: row.user_id !== null,
      createdAt: row.created_at,
      messages: await Promise.all(messages.map(present)),
    };
  });

  route(app, chatConsoleContract.deleteConversation, async ({ input, request }) => {
    const actor = requireAllowed(request, can.manageAssistant);
    await transaction(db, async (tx) => {
      // A colleague was first: what was wanted is so.
      if (!(await eraseConversation(tx, input.conversationId))) return;
      const event = { actor, action: 'assistant.erase', target: input.conversationId, ip: request.ip } as const;
      await recordAudit(tx, event, nowIso(context));
    });
    return null;
  });
}
