import { assistantAnswerText } from '#shared/messages/chat/assistant-answer.ko.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Question } from '../chat-engine.ts';
import { readableAnswers } from '../conversations/readable-answers.ts';

/**
 * The upstream's ID of this conversation. Null if it has none yet, or if the conversation contains an answer that may
 * no longer be read, because an upstream's memory cannot be corrected.
 */
export async function findUpstream(
  db: Db,
  { conversationId, actor, now }: Pick<Question, 'conversationId' | 'actor' | 'now'>,
): Promise<string | null> {
  if (!conversationId) return null;
  const row = await db
    .selectFrom('chat_conversation')
    .select('upstream_conversation_id')
    .where('id', '=', conversationId)
    .executeTakeFirst();
  const upstreamId = row?.upstream_conversation_id ?? null;
  if (upstreamId === null) return null;
  const messages = await db
    .selectFrom('chat_message')
    .select(['answer', 'sources', 'suggested', 'engine', 'status'])
    .where('conversation_id', '=', conversationId)
    .where('answer', '!=', '')
    .execute();
  const answers = await readableAnswers(db, actor, messages, now);
  return answers.some(({ answer }) => answer === assistantAnswerText.withheld) ? null : upstreamId;
}

export const saveUpstreamId = (db: Db, conversationId: string, upstreamId: string) =>
  db
    .updateTable('chat_conversation')
    .set({ upstream_conversation_id: upstreamId })
    .where('id', '=', conversationId)
    .execute();
