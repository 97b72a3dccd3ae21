import type { Db } from '#server/db/open-database.ts';
import type { Manifest } from './backup-folder.ts';

const rowOf = (key: string) => `lost ${key}` as const;

/** Storage keys whose bytes somebody has said to be lost for good: backups are complete without them. */
export async function allowedMissing(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('installation')
    .select('name')
    .where('name', 'like', rowOf('%'))
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name.slice(rowOf('').length));
}

/**
 * Keeps what a backup was allowed to lack for the next ones, and no more what it did not lack: the file is back. What was
 * allowed meanwhile, by a backup beside this one, stays.
 */
export async function keepAllowedMissing(
  db: Db,
  { allowedMissing: keys, missing, createdAt }: Pick<Manifest, 'allowedMissing' | 'missing' | 'createdAt'>,
): Promise<void> {
  const before = await allowedMissing(db);
  for (const key of keys.filter((one) => !before.includes(one)))
    await db
      .insertInto('installation')
      .values({ name: rowOf(key), value: createdAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const key of before.filter((one) => !missing.includes(one)))
    await db.deleteFrom('installation').where('name', '=', rowOf(key)).execute();
}
