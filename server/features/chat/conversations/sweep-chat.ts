import { sql } from 'kysely';
import { deleteInParts } from '#server/db/delete-in-parts.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { LIMITS } from '#shared/limits.ts';
import { removeEmptyGaps } from '../console/gaps/gap.queries.ts';
import type { Context } from '#server/context.ts';
import { inMs } from '#server/context.ts';

/** Longer than any turn. */
const ABANDONED_MS = 3 * SERVER_LIMITS.chatUpstreamTurnMaxMs;
/** With all their messages. */
const CONVERSATIONS_AT_ONCE = 20;
const KEPT_MS = LIMITS.trashDays * 86_400_000;

/** Marks unfinished answers of ended processes as interrupted, and erases conversations that were deleted. */
export async function sweepChat(context: Context, signal?: AbortSignal): Promise<void> {
  const { db } = context;
  await db
    .updateTable('chat_message')
    .set({ status: 'interrupted' })
    .where('status', '=', 'asked')
    .where('created_at', '<', inMs(context, -ABANDONED_MS))
    .execute();
  const isOver = sql<boolean>`deleted_at < ${inMs(context, -KEPT_MS)}`;
  await deleteInParts(db, 'chat_conversation', isOver, signal, CONVERSATIONS_AT_ONCE);
  await removeEmptyGaps(db);
}
