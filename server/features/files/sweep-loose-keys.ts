import type { Context } from '../../context.ts';
import { inMs } from '../../context.ts';
import type { Db } from '../../db/open-database.ts';
import { forget } from '../../storage/tracked-storage.ts';
import { originalKeyOf } from './picture.ts';

/** Longer than any upload takes, and than an import keeps what it set aside. */
const KEEP_MS = 24 * 3_600_000;
const AT_ONCE = 1_000;

/**
 * Bytes that no row names a day after they were written, and those that could not be removed when their row was: they
 * go. What a row does name is forgotten here. So are writes that a killed process left half done.
 */
export async function sweepLooseKeys(context: Context): Promise<void> {
  const { db, storage } = context;
  const before = inMs(context, -KEEP_MS);
  const rows = await db
    .selectFrom('loose_key')
    .select('key')
    .where('loose_since', '<', before)
    .orderBy('loose_since')
    .limit(AT_ONCE)
    .execute();
  if (rows.length > 0) {
    const keys = rows.map(({ key }) => key);
    const named = await namedAmong(db, keys.map(originalKeyOf));
    const kept = keys.filter((key) => named.has(originalKeyOf(key)));
    if (kept.length > 0) await forget(db, kept);
    await storage.remove(...keys.filter((key) => !named.has(originalKeyOf(key))));
  }
  await storage.dropUnfinished(new Date(before));
}

/** Every table that names bytes. */
async function namedAmong(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('file')
    .select('storage_key')
    .where('storage_key', 'in', keys)
    .union(db.selectFrom('contract_file').select('storage_key').where('storage_key', 'in', keys))
    .union(db.selectFrom('driver').select('storage_key').where('storage_key', 'in', keys))
    .execute();
  return new Set(rows.map(({ storage_key }) => storage_key));
}
