import type { Db } from '../../../db/open-database.ts';

/** What the upstream calls a conversation of ours; null when it does not know it yet. */
export async function findUpstream(db: Db, conversationId: string): Promise<string | null> {
  const row = await db
    .selectFrom('chat_conversation')
    .select('upstream_conversation_id')
    .where('id', '=', conversationId)
    .executeTakeFirst();
  return row?.upstream_conversation_id ?? null;
}

export const keepUpstream = (db: Db, conversationId: string, upstreamId: string) =>
  db
    .updateTable('chat_conversation')
    .set({ upstream_conversation_id: upstreamId })
    .where('id', '=', conversationId)
    .execute();
