import type { Context } from '#server/context.ts';
import { inMs } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';

/** Longer than any upload takes, and than an import keeps what it set aside. */
const KEEP_MS = 24 * 3_600_000;
const AT_ONCE = 1_000;

/**
 * Bytes that no row names a day after they were written go: a process ended in between, or the storage could not be
 * reached when they should have gone. So do writes that a killed process left half done.
 */
export async function sweepStorage(context: Context): Promise<void> {
  const { db, storage } = context;
  const before = inMs(context, -KEEP_MS);
  const keys = await namelessKeys(db, before);
  await storage.remove(...keys);
  await storage.dropUnfinished(new Date(before));
}

/** What none of the tables names that name bytes. */
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
