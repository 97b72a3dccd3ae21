import type { Db } from '../db/open-database.ts';
import type { SiteSettingTable } from '../db/tables/site.tables.ts';
import { fail } from '../errors.ts';

type SettingName = SiteSettingTable['name'];

/** A setting that administrators change in forms, and when it was changed; null: never. */
export async function readSetting(db: Db, name: SettingName): Promise<{ value: unknown; updatedAt: string } | null> {
  const row = await db
    .selectFrom('site_setting')
    .select(['value', 'updated_at'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? { value: JSON.parse(row.value), updatedAt: row.updated_at } : null;
}

/**
 * Stores a setting, if it has not changed since `readAt`.
 * @throws CM08 after a concurrent change.
 */
export async function storeSetting(tx: Db, name: SettingName, given: object, readAt: string | null, now: string) {
  const value = JSON.stringify(given);
  if (readAt === null) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('site_setting')
      .values({ name, value, updated_at: now })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) fail('CM08');
    return;
  }
  const { numUpdatedRows } = await tx
    .updateTable('site_setting')
    .set({ value, updated_at: now })
    .where('name', '=', name)
    .where('updated_at', '=', readAt)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) fail('CM08');
}
