import { sql } from 'kysely';
import type { ConversationFilters } from '#shared/contract/admin/chat-console.contract.ts';
import { startOfKoreanDay } from '#shared/text/days.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Db } from '#server/db/open-database.ts';

/** Conversations with at least one question that matches the filters. */
function filtered(db: Db, { q, state, rating, from, until }: ConversationFilters) {
  let messages = db
    .selectFrom('chat_message')
    .select('chat_message.id')
    .where(sql<boolean>`chat_message.conversation_id = chat_conversation.id`);
  const word = q.trim().toLowerCase();
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  if (word !== '')
    messages = messages.where(
      sql<boolean>`(lower(question) like ${pattern} escape '\\' or lower(answer) like ${pattern} escape '\\')`,
    );
  if (state !== '') messages = messages.where('status', '=', state);
  if (rating !== '') messages = messages.where('rating', '=', rating);
  if (from !== '') messages = messages.where('created_at', '>=', startOfKoreanDay(from));
  if (until !== '') messages = messages.where('created_at', '<', startOfKoreanDay(until, 1));
  return db
    .selectFrom('chat_conversation')
    .where('chat_conversation.deleted_at', 'is', null)
    .where((eb) => eb.exists(messages));
}

/** Newest first. */
export const listForStaff = (db: Db, filters: ConversationFilters, page: number) =>
  filtered(db, filters)
    .select((eb) => {
      const messages = eb.selectFrom('chat_message as m').whereRef('m.conversation_id', '=', 'chat_conversation.id');
      return [
        'chat_conversation.id',
        'chat_conversation.title',
        'chat_conversation.user_id',
        'chat_conversation.updated_at',
        messages.select(({ fn }) => fn.countAll<number>().as('count')).as('question_count'),
        messages
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('m.status', '=', 'unanswered')
          .as('unanswered_count'),
        messages
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('m.rating', '=', 'dislike')
          .as('dislike_count'),
      ];
    })
    .orderBy('chat_conversation.updated_at', 'desc')
    .orderBy('chat_conversation.id')
    .limit(SERVER_LIMITS.adminPageSize)
    .offset((page - 1) * SERVER_LIMITS.adminPageSize)
    .execute();

export async function countForStaff(db: Db, filters: ConversationFilters): Promise<number> {
  const { count } = await filtered(db, filters)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A conversation of any visitor. */
export const findForStaff = (db: Db, id: string) =>
  db
    .selectFrom('chat_conversation')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/**
 * Erases at once with all messages. Conversations deleted by visitors wait for the sweep; those deleted by staff must
 * not.
 */
export const eraseConversation = (db: Db, id: string) =>
  db.deleteFrom('chat_conversation').where('id', '=', id).execute();
