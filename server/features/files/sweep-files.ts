import { sql } from 'kysely';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Context } from '#server/context.ts';
import { removeFile } from './file.queries.ts';

const KEEP_MS = SERVER_LIMITS.unsavedUploadKeptHours * 3_600_000;

/**
 * Deletes uploads of forms that were not saved, and detached attachments, after a day. Files of stored drafts stay as
 * long as the draft. Returns the number of deleted files.
 */
export async function sweepFiles(context: Context, signal?: AbortSignal): Promise<number> {
  const before = new Date(context.clock.now().getTime() - KEEP_MS).toISOString();
  const orphans = await context.db
    .selectFrom('file')
    .select(['id', 'storage_key'])
    .where('document_id', 'is', null)
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('draft')
            .select('draft.user_id')
            .whereRef('draft.user_id', '=', 'file.uploader_id')
            .where('draft.content', 'like', sql<string>`'%' || file.id || '%'`),
        ),
      ),
    )
    .execute();
  for (const orphan of orphans) {
    signal?.throwIfAborted();
    await removeFile(context, orphan);
  }
  return orphans.length;
}
