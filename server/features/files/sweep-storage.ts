import type { Context } from '#server/context.ts';
import { inMs } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';

/** Longer than any upload, and than an import keeps temporary files. */
const KEEP_MS = 24 * 3_600_000;
const AT_ONCE = 1_000;

/**
 * Deletes unreferenced files a day after they were written, left by a crash or an unreachable storage, and incomplete
 * writes of killed processes.
 */
export async function sweepStorage(context: Context): Promise<void> {
  const { db, storage } = context;
  const before = inMs(context, -KEEP_MS);
  const keys = await namelessKeys(db, before);
  await storage.remove(...keys);
  await storage.dropUnfinished(new Date(before));
}

/** Keys that no table refers to. */
async function namelessKeys(db: Db, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_key')
    .select('key')
    .where('written_at', '<', before)
    .where(({ and, not, exists, selectFrom }) =>
      and(
        (['file', 'inquiry_file', 'driver', 'built_file'] as const).map((table) =>
          not(exists(selectFrom(table).select('storage_key').whereRef('storage_key', '=', 'stored_key.original_key'))),
        ),
      ),
    )
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ key }) => key);
}
