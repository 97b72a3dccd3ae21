import type { SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import type { ConversationFilters } from '#shared/contract/admin/chat-console.contract.ts';
import { startOfKoreanDay } from '#shared/text/days.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { contains } from '#server/search/contains.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Tables } from '#server/db/tables.ts';
import { OFF_ENGINE } from '../overview/overview.queries.ts';

type Messages = SelectQueryBuilder<Tables, 'chat_message', object>;

/** A state is that of an answer: while the assistant was off, it gave none. */
function narrow<Query extends Messages>(messages: Query, { q, state, rating, from, until }: ConversationFilters) {
  let query: Messages = messages;
  const word = q.trim();
  if (word !== '')
    query = query.where((eb) =>
      eb.or([contains(eb.ref('chat_message.question'), word), contains(eb.ref('chat_message.answer'), word)]),
    );
  if (state !== '') query = query.where('status', '=', state).where('engine', '!=', OFF_ENGINE);
  if (rating !== '') query = query.where('rating', '=', rating);
  if (from !== '') query = query.where('chat_message.created_at', '>=', startOfKoreanDay(from));
  if (until !== '') query = query.where('chat_message.created_at', '<', startOfKoreanDay(until, 1));
  return query as Query;
}

/** Conversations with at least one question that matches the filters. */
function filtered(db: Db, filters: ConversationFilters) {
  const messages = db
    .selectFrom('chat_message')
    .select('chat_message.id')
    .where(sql<boolean>`chat_message.conversation_id = chat_conversation.id`);
  return db
    .selectFrom('chat_conversation')
    .where('chat_conversation.deleted_at', 'is', null)
    .where((eb) => eb.exists(narrow(messages, filters)));
}

/** How many questions match the filters, as the overview counts them. */
export async function countQuestions(db: Db, filters: ConversationFilters): Promise<number> {
  const asked = db
    .selectFrom('chat_message')
    .where('engine', '!=', OFF_ENGINE)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('chat_conversation')
          .select('chat_conversation.id')
          .whereRef('chat_conversation.id', '=', 'chat_message.conversation_id')
          .where('chat_conversation.deleted_at', 'is', null),
      ),
    );
  const { count } = await narrow(asked, filters)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
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
 * Erases at once with all messages; false if there is none any more. Conversations deleted by visitors wait for the
 * sweep; those deleted by staff must not.
 */
export async function eraseConversation(tx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('chat_conversation').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
