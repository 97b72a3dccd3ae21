import { sql } from 'kysely';
import { LIMITS } from '#shared/limits.ts';
import type { Context } from '#server/context.ts';
import { inMs } from '#server/context.ts';
import { deleteInParts } from '#server/db/delete-in-parts.ts';

const KEPT_MS = LIMITS.trashDays * 86_400_000;
/** Each with its text. */
const AT_ONCE = 50;

/** Erases replies 30 days after their deletion; of those that others answered, the text and the author. */
export async function sweepReplies(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const { db } = context;
  const before = inMs(context, -KEPT_MS);
  const isAnswered = sql`exists (select 1 from reply as child where child.parent_id = reply.id)`;
  await deleteInParts(db, 'reply', sql`deleted_at < ${before} and not ${isAnswered}`, AT_ONCE);
  const answered = await db
    .selectFrom('reply')
    .select('id')
    .where('deleted_at', '<', before)
    .where('author_name', '<>', '')
    .execute();
  for (const { id } of answered)
    await db
      .updateTable('reply')
      .set({ body_html: '', author_id: null, author_name: '' })
      .where('id', '=', id)
      .execute();
}
