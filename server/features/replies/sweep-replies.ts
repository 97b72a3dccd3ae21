import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { deleteInParts } from '#server/db/delete-in-parts.ts';
import { removeFile } from '../files/file.queries.ts';
import { erasedBefore, letGoPictures, uploadsOfErased } from '../files/let-go-pictures.ts';

/** Each with its text. */
const AT_ONCE = 50;

/** Erases replies 30 days after their deletion, with their pictures; of those that others answered, text and author. */
export async function sweepReplies(
  context: Pick<Context, 'db' | 'clock' | 'storage'>,
  signal?: AbortSignal,
): Promise<void> {
  const { db } = context;
  const before = erasedBefore(context);
  await erasePictures(context, before, signal);
  const isAnswered = sql`exists (select 1 from reply as child where child.parent_id = reply.id)`;
  await deleteInParts(db, 'reply', sql`deleted_at < ${before} and not ${isAnswered}`, signal, AT_ONCE);
  const answered = await db
    .selectFrom('reply')
    .select('id')
    .where('deleted_at', '<', before)
    .where('author_name', '<>', '')
    .execute();
  for (const { id } of answered) {
    signal?.throwIfAborted();
    await db
      .updateTable('reply')
      .set({ body_html: '', author_id: null, author_name: '' })
      .where('id', '=', id)
      .execute();
  }
}

/** Before the texts, which say what to go on with after an interruption. */
async function erasePictures(
  context: Pick<Context, 'db' | 'clock' | 'storage'>,
  before: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db } = context;
  const due = await db
    .selectFrom('reply')
    .select('document_id as id')
    .distinct()
    .where('deleted_at', '<', before)
    .where('body_html', '<>', '')
    .execute();
  for (const { id } of due) {
    signal?.throwIfAborted();
    for (const file of await letGoPictures(context, id, await uploadsOfErased(db, id, before)))
      await removeFile(context, file);
  }
}
