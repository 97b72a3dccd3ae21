import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import type { Question } from '../chat-engine.ts';
import { isAssistantOn } from '../console/overview/assistant-switch.ts';
import { OFF_ENGINE } from '../console/overview/overview.queries.ts';
import type { Asker } from '../wire/asker.ts';
import { continueConversation, startConversation } from './conversation.queries.ts';
import { earlierTurns, saveQuestion } from './message.queries.ts';

/** A stored question that waits for its answer. */
export interface Turn {
  taskId: string;
  messageId: string;
  conversationId: string;
  createdAt: string;
  /** False while the assistant is switched off. */
  isOn: boolean;
  question: Omit<Question, 'signal'>;
}

/**
 * Stores the question, in a new conversation unless one is given.
 * @throws CM04 if the conversation belongs to another visitor.
 */
export async function beginTurn(
  context: Context,
  asker: Asker,
  given: { query: string; conversationId: string | null },
): Promise<Turn> {
  const { db, config } = context;
  const { visitor, userId, actor } = asker;
  const { query } = given;
  const now = nowIso(context);
  const [taskId, messageId] = [randomUUID(), randomUUID()];
  const isOn = await isAssistantOn(db);
  const engine = isOn ? config.chat.provider : OFF_ENGINE;
  const conversationId = given.conversationId ?? randomUUID();
  const position = await transaction(db, async (tx) => {
    if (given.conversationId === null) await startConversation(tx, { id: conversationId, visitor, userId, query }, now);
    else if (!(await continueConversation(tx, visitor, conversationId, now))) fail('CM04');
    const message = { id: messageId, taskId, conversationId, query, engine };
    return saveQuestion(tx, message, now);
  });
  const earlier = await earlierTurns(db, { conversationId, position, now });
  const question = { query, earlier, actor, now, visitorId: visitor, conversationId };
  return { taskId, messageId, conversationId, createdAt: now, isOn, question };
}
