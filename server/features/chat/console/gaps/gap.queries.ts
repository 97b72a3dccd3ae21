import { sql } from 'kysely';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Db } from '#server/db/open-database.ts';
import type { ChatGapState } from '#server/db/tables/chat-console.tables.ts';

/** Groups that have questions without a helpful answer since. */
const livingGaps = (db: Db) =>
  db
    .selectFrom('chat_gap')
    .innerJoin('chat_gap_question', 'chat_gap_question.gap_id', 'chat_gap.id')
    .innerJoin('chat_message', 'chat_message.id', 'chat_gap_question.message_id')
    .innerJoin('chat_conversation', 'chat_conversation.id', 'chat_message.conversation_id')
    .where('chat_conversation.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('chat_message.status', '=', 'unanswered'), eb('chat_message.rating', '=', 'dislike')]));

const gapsWithFaq = (db: Db) =>
  livingGaps(db)
    .leftJoin('document', (join) =>
      join.onRef('document.id', '=', 'chat_gap.document_id').on('document.deleted_at', 'is', null),
    )
    .select(['chat_gap.id', 'chat_gap.state', 'document.id as document_id', 'document.is_hidden']);

/** The groups of a conversation's questions. */
export const gapsOfConversation = (db: Db, conversationId: string) =>
  gapsWithFaq(db)
    .select('chat_message.id as message_id')
    .where('chat_message.conversation_id', '=', conversationId)
    .execute();

/** Most frequent first, then most recent. */
export const listGaps = (db: Db, states: readonly ChatGapState[], page: number) =>
  gapsWithFaq(db)
    .select((eb) => [
      'chat_gap.asked_again_at',
      eb.fn.count<number>('chat_message.id').as('count'),
      eb.fn.max('chat_message.created_at').as('last_asked_at'),
    ])
    .where('chat_gap.state', 'in', states)
    .groupBy(['chat_gap.id', 'chat_gap.state', 'chat_gap.asked_again_at', 'document.id', 'document.is_hidden'])
    .orderBy('count', 'desc')
    .orderBy('last_asked_at', 'desc')
    .orderBy('chat_gap.id')
    .limit(SERVER_LIMITS.adminPageSize)
    .offset((page - 1) * SERVER_LIMITS.adminPageSize)
    .execute();

/** Number of groups by state. */
export async function countGaps(db: Db): Promise<Partial<Record<ChatGapState, number>>> {
  const rows = await livingGaps(db)
    .select((eb) => ['chat_gap.state', eb.fn.count<number>('chat_gap.id').distinct().as('count')])
    .groupBy('chat_gap.state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** The newest questions of each group, at most `most` per group. */
export async function questionsOf(db: Db, gapIds: readonly string[], most: number) {
  if (gapIds.length === 0) return [];
  const ranked = livingGaps(db)
    .select([
      'chat_gap.id as gap_id',
      'chat_message.id as message_id',
      'chat_message.conversation_id',
      'chat_message.question',
      'chat_message.answer',
      'chat_message.status',
      'chat_message.rating',
      'chat_message.rating_content',
      'chat_message.created_at',
      'chat_gap_question.answered_again',
      'chat_gap_question.answer_again',
      sql<number>`row_number() over (partition by chat_gap.id order by chat_message.created_at desc, chat_message.id)`.as(
        'place',
      ),
    ])
    .where('chat_gap.id', 'in', gapIds);
  return db.selectFrom(ranked.as('ranked')).selectAll().where('place', '<=', most).orderBy('place').execute();
}

export type GapQuestion = Awaited<ReturnType<typeof questionsOf>>[number];

export const findGap = (db: Db, id: string) =>
  db.selectFrom('chat_gap').selectAll().where('id', '=', id).executeTakeFirst();

export const changeGap = (
  db: Db,
  id: string,
  changes: { state: ChatGapState; document_id?: string | null; asked_again_at?: string | null },
  now: string,
) =>
  db
    .updateTable('chat_gap')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .execute();

/** A group without questions is removed, unless an FAQ was begun from it. */
export async function removeEmptyGaps(db: Db): Promise<void> {
  await db
    .deleteFrom('chat_gap')
    .where('document_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chat_gap_question')
            .select('chat_gap_question.message_id')
            .whereRef('chat_gap_question.gap_id', '=', 'chat_gap.id'),
        ),
      ),
    )
    .execute();
}
