import type { FastifyBaseLogger } from 'fastify';
import { isInsideTransaction } from '../db/transaction.ts';
import type { Db } from '../db/open-database.ts';
import type { Storage } from './storage.ts';

interface Parts {
  db: Db;
  log: FastifyBaseLogger;
  now: () => Date;
}

/** Before all times: due at the next sweep. */
const AT_ONCE = '';

/**
 * A storage that loses no key: the database knows of every one before its bytes are written and until they are gone,
 * so that a crash in between, or a storage that cannot be reached, leaves nothing for good. `sweep-loose-keys.ts` looks
 * after them, and never at anything that was not written here.
 */
export function trackStorage(storage: Storage, { db, log, now }: Parts): Storage {
  const note = (keys: readonly string[], loose_since: string) =>
    db
      .insertInto('loose_key')
      .values(keys.map((key) => ({ key, loose_since })))
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ loose_since }))
      .execute();
  return {
    ...storage,
    async write(key, source) {
      // The first start fills a database inside one transaction: what breaks off there begins anew.
      if (!isInsideTransaction()) await note([key], now().toISOString());
      return storage.write(key, source);
    },
    /** Whoever removes has let go already: what cannot be removed now is removed later. */
    async remove(...keys) {
      if (keys.length === 0) return;
      await note(keys, AT_ONCE);
      try {
        await storage.remove(...keys);
      } catch (error) {
        log.warn({ err: error, keys }, 'files could not be removed yet');
        return;
      }
      await forget(db, keys);
    },
  };
}

export async function forget(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('loose_key').where('key', 'in', keys).execute();
}
