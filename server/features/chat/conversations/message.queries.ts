import type { Selectable } from 'kysely';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Db } from '#server/db/open-database.ts';
import type { ChatMessageStatus, ChatMessageTable } from '#server/db/tables/chat.tables.ts';
import type { EarlierTurn } from '../chat-engine.ts';
import type { Draft } from './answer-draft.ts';
import { readableAnswers } from './readable-answers.ts';

export type StoredMessage = Selectable<ChatMessageTable>;

const messagesOf = (db: Db, visitor: string) =>
  db
    .selectFrom('chat_message')
    .innerJoin('chat_conversation', 'chat_conversation.id', 'chat_message.conversation_id')
    .where('chat_conversation.visitor', '=', visitor)
    .where('chat_conversation.deleted_at', 'is', null);

export const findMessage = (db: Db, visitor: string, id: string): Promise<StoredMessage | undefined> =>
  messagesOf(db, visitor).selectAll('chat_message').where('chat_message.id', '=', id).executeTakeFirst();

/**
 * The newest messages in chronological order, before `before` if given. Returns one more than `limit` if there are
 * more.
 */
export async function listMessages(
  db: Db,
  conversationId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('chat_message')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .$if(before !== null, (query) => query.where('position', '<', before ?? 0))
    .orderBy('position', 'desc')
    .limit(limit + 1)
    .execute();
  return rows.toReversed();
}

/** Earlier turns, oldest first. Answers are as everybody may read them now: a model of others hears them. */
export async function earlierTurns(
  db: Db,
  { conversationId, position, now }: { conversationId: string; position: number; now: string },
): Promise<EarlierTurn[]> {
  const rows = await db
    .selectFrom('chat_message')
    .select(['question', 'answer', 'sources', 'suggested', 'engine', 'status'])
    .where('conversation_id', '=', conversationId)
    .where('position', '<', position)
    .where('answer', '!=', '')
    .where('status', 'in', ['answered', 'unanswered', 'interrupted'])
    .orderBy('position', 'desc')
    .limit(SERVER_LIMITS.chatEarlierTurns)
    .execute();
  const answers = await readableAnswers(db, null, rows, now);
  return rows.map(({ question }, i) => ({ question, answer: answers[i]?.answer ?? '' })).toReversed();
}

/** Stores a question before it is answered; returns its position in the conversation. */
export async function saveQuestion(
  tx: Db,
  given: { id: string; taskId: string; conversationId: string; query: string; engine: string },
  now: string,
): Promise<number> {
  const { last } = await tx
    .selectFrom('chat_message')
    .select((eb) => eb.fn.coalesce(eb.fn.max('position'), eb.lit(0)).as('last'))
    .where('conversation_id', '=', given.conversationId)
    .executeTakeFirstOrThrow();
  const position = last + 1;
  await tx
    .insertInto('chat_message')
    .values({
      id: given.id,
      conversation_id: given.conversationId,
      position,
      task_id: given.taskId,
      question: given.query,
      answer: '',
      status: 'asked',
      sources: '[]',
      suggested: '[]',
      rating_content: '',
      engine: given.engine,
      created_at: now,
    })
    .execute();
  return position;
}

/** Saves the answer so far in case the process ends. Returns true if a stop was requested. */
export async function saveProgress(db: Db, id: string, { text, sources }: Draft): Promise<boolean> {
  const row = await db
    .updateTable('chat_message')
    .set({ answer: storable(text), sources: JSON.stringify(sources) })
    .where('id', '=', id)
    .where('status', '=', 'asked')
    .returning('stop_asked_at')
    .executeTakeFirst();
  return row !== undefined && row.stop_asked_at !== null;
}

export function saveAnswer(
  db: Db,
  id: string,
  draft: Draft,
  given: { status: ChatMessageStatus; firstPartMs: number | null; tookMs: number },
) {
  return db
    .updateTable('chat_message')
    .set({
      answer: storable(draft.text),
      status: given.status,
      sources: JSON.stringify(draft.sources),
      suggested: JSON.stringify(draft.suggested),
      first_part_ms: given.firstPartMs,
      took_ms: given.tookMs,
    })
    .where('id', '=', id)
    .execute();
}

/** PostgreSQL cannot store NUL, which upstreams may send. */
const storable = (text: string) => text.replaceAll('\0', '');

/** Requests a stop from the instance that answers the question. False if the visitor has no such question. */
export async function requestStop(db: Db, visitor: string, taskId: string, now: string): Promise<boolean> {
  const row = await messagesOf(db, visitor)
    .select('chat_message.id')
    .where('chat_message.task_id', '=', taskId)
    .executeTakeFirst();
  if (!row) return false;
  await db
    .updateTable('chat_message')
    .set({ stop_asked_at: now })
    .where('id', '=', row.id)
    .where('status', '=', 'asked')
    .execute();
  return true;
}

export function rateMessage(
  db: Db,
  id: string,
  given: { rating: 'like' | 'dislike' | null; content: string },
  now: string,
) {
  return db
    .updateTable('chat_message')
    .set({ rating: given.rating, rating_content: given.rating === null ? '' : given.content, rated_at: now })
    .where('id', '=', id)
    .execute();
}
