import { assistantText } from '#shared/messages/chat/assistant.ko.ts';
import type { Db } from '#server/db/open-database.ts';
import type { AnswerEngine } from '#server/features/chat/chat-engine.ts';

/** Whether the assistant is on. Read for every question, so that a change applies to all instances at once. */
export async function isAssistantOn(db: Db): Promise<boolean> {
  const row = await db.selectFrom('site_setting').select('value').where('name', '=', 'assistant').executeTakeFirst();
  return row === undefined || (JSON.parse(row.value) as { isOn: boolean }).isOn;
}

export const switchAssistant = (tx: Db, isOn: boolean, now: string) => {
  const value = JSON.stringify({ isOn });
  return tx
    .insertInto('site_setting')
    .values({ name: 'assistant', value, updated_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updated_at: now }))
    .execute();
};

/** The engine while the assistant is off. */
export const closedEngine: AnswerEngine = {
  async *answer() {
    yield { kind: 'text', text: assistantText.closed };
  },
};
