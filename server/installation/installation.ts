import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Db } from '#server/db/open-database.ts';
import { sha256 } from '#server/security/keys.ts';
import { AppError } from '#server/errors.ts';
import type { Storage } from '#server/storage/storage.ts';

/** Where a bucket's prefix says whose files it holds. */
export const OWNER_KEY = 'owner/portal';

async function read(db: Db, name: 'id' | 'asleep' | 'mail-checked'): Promise<string | null> {
  const row = await db.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

/** Instances of one portal have the same; a restored copy has one of its own. */
async function installationId(db: Db): Promise<string> {
  await db
    .insertInto('installation')
    .values({ name: 'id', value: randomUUID() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read(db, 'id')) ?? '';
}

/** Since when this portal is a restored copy that nobody has woken (ISO 8601), or null: it works. */
export const asleepSince = (db: Db): Promise<string | null> => read(db, 'asleep');

/** Whether a test mail was accepted by the mail server that is configured now. */
export const isMailChecked = async (db: Db, smtpUrl: string): Promise<boolean> =>
  (await read(db, 'mail-checked')) === sha256(smtpUrl);

/** Notes that the mail server accepted a test mail. Only a hash is stored: the URL holds a password. */
export async function noteMailChecked(db: Db, smtpUrl: string): Promise<void> {
  const value = sha256(smtpUrl);
  await db
    .insertInto('installation')
    .values({ name: 'mail-checked', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** A restored copy sends no mail and removes no file until `wake`: the portal that it was made of may still run. */
export async function putToSleep(db: Db, at: string): Promise<void> {
  await db.insertInto('installation').values({ name: 'asleep', value: at }).execute();
}

/** Lets a restored copy work, and makes the files of `storage` its own; answers whether it was asleep. */
export async function wake(db: Db, storage: Storage): Promise<boolean> {
  await writeOwner(storage, await installationId(db));
  const { numDeletedRows } = await db.deleteFrom('installation').where('name', '=', 'asleep').executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether this portal may remove files: not while it is asleep, nor where another portal's mark lies. */
export async function mayRemoveFiles(db: Db, storage: Storage): Promise<boolean> {
  if ((await asleepSince(db)) !== null) return false;
  const owner = await readOwner(storage);
  return owner === null || owner === (await installationId(db));
}

/** Marks the storage as this portal's, unless it is another's or this portal is asleep; answers whether it is. */
export async function claimStorage(db: Db, storage: Storage): Promise<boolean> {
  if (!(await mayRemoveFiles(db, storage))) return false;
  if ((await readOwner(storage)) === null) await writeOwner(storage, await installationId(db));
  return true;
}

/** Whether a portal has marked the storage as its own. */
export const isClaimed = async (storage: Storage): Promise<boolean> => (await readOwner(storage)) !== null;

async function readOwner(storage: Storage): Promise<string | null> {
  const mark = await storage.read(OWNER_KEY).catch((error: unknown) => {
    // A storage that cannot be reached may hold a mark.
    if (error instanceof AppError) throw error;
    return null;
  });
  return mark === null ? null : text(mark);
}

const writeOwner = (storage: Storage, id: string) => storage.write(OWNER_KEY, Readable.from([Buffer.from(id)]));
