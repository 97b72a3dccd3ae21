import { SERVER_LIMITS } from '#server/limits.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { removeFile } from './file.queries.ts';

const KEEP_MS = SERVER_LIMITS.unsavedUploadKeptHours * 3_600_000;

/**
 * Deletes uploads of forms that were not saved, and detached attachments, after a day. Files of stored drafts stay as
 * long as the draft. Returns the number of deleted files.
 */
export async function sweepFiles(context: Context, signal?: AbortSignal): Promise<number> {
  const before = new Date(context.clock.now().getTime() - KEEP_MS).toISOString();
  const unused = await context.db
    .selectFrom('file')
    .select(['id', 'storage_key', 'uploader_id'])
    .where('document_id', 'is', null)
    .where('created_at', '<', before)
    .execute();
  let deleted = 0;
  for (const [uploader, files] of Map.groupBy(unused, ({ uploader_id }) => uploader_id)) {
    const drafted = uploader === null ? new Set() : await namedInDrafts(context.db, uploader, files);
    for (const file of files.filter(({ id }) => !drafted.has(id))) {
      signal?.throwIfAborted();
      if (await removeFile(context, file)) deleted += 1;
    }
  }
  return deleted;
}

/** One draft at a time: all of one member, searched for all their files in one statement, would keep others waiting. */
async function namedInDrafts(db: Db, userId: string, files: readonly { id: string }[]): Promise<Set<string>> {
  const named = new Set<string>();
  const own = db.selectFrom('draft').where('user_id', '=', userId);
  for (const { board_type, document_id } of await own.select(['board_type', 'document_id']).execute()) {
    const draft = await own
      .select('content')
      .where('board_type', '=', board_type)
      .where('document_id', '=', document_id)
      .executeTakeFirst();
    for (const { id } of files) if (draft?.content.includes(id)) named.add(id);
  }
  return named;
}
