import type { Selectable } from 'kysely';
import type { Actor } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import type { ChatConversationTable } from '#server/db/tables/chat.tables.ts';
import type { StoredMessage } from '../conversations/message.queries.ts';
import { readableAnswers } from '../conversations/readable-answers.ts';
import { presentSources, secondsOf } from './turn.presenter.ts';

export const presentConversation = (row: Selectable<ChatConversationTable>) => ({
  id: row.id,
  name: row.title,
  inputs: {},
  status: 'normal' as const,
  introduction: '',
  created_at: secondsOf(row.created_at),
  updated_at: secondsOf(row.updated_at),
});

/** Answers and sources as this visitor may see them now. */
export async function presentMessages(db: Db, actor: Actor, rows: readonly StoredMessage[], now: string) {
  const answers = await readableAnswers(db, actor, rows, now);
  return rows.map((row, index) => ({
    id: row.id,
    conversation_id: row.conversation_id,
    inputs: {},
    query: row.question,
    answer: answers[index]?.answer ?? '',
    status: row.status === 'failed' ? ('error' as const) : ('normal' as const),
    state: row.status,
    feedback: row.rating && { rating: row.rating },
    retriever_resources: presentSources(answers[index]?.sources ?? []),
    message_files: [],
    agent_thoughts: [],
    created_at: secondsOf(row.created_at),
  }));
}
