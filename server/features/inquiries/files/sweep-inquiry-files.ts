import { SERVER_LIMITS } from '#server/limits.ts';
import type { Context } from '#server/context.ts';

const KEEP_MS = SERVER_LIMITS.unsavedUploadKeptHours * 3_600_000;

/** Deletes the row first: after a crash, an unreferenced file is harmless, a row without file is not. */
export async function removeInquiryFile(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  file: { id: string; storage_key: string },
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('inquiry_file')
    .where('id', '=', file.id)
    .where('inquiry_id', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 1n) await storage.remove(file.storage_key);
}

/** Deletes uploads of forms that were not sent, after a day. Returns the number of candidates. */
export async function sweepInquiryFiles(context: Context, signal?: AbortSignal): Promise<number> {
  const before = new Date(context.clock.now().getTime() - KEEP_MS).toISOString();
  const orphans = await context.db
    .selectFrom('inquiry_file')
    .select(['id', 'storage_key'])
    .where('inquiry_id', 'is', null)
    .where('created_at', '<', before)
    .execute();
  for (const orphan of orphans) {
    signal?.throwIfAborted();
    await removeInquiryFile(context, orphan);
  }
  return orphans.length;
}
