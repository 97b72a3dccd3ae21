import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/open-database.ts';
import { isInsideTransaction } from '../db/transaction.ts';
import type { Storage } from './storage.ts';

interface Parts {
  db: Db;
  log: FastifyBaseLogger;
  now: () => Date;
  /** Of a size of a picture, the picture's key; else the key itself. */
  originalKeyOf: (key: string) => string;
}

/**
 * A storage that loses no key: the database knows of every one before its bytes are written and until they are gone,
 * so that a crash in between, or a storage that cannot be reached, leaves nothing for good. `sweep-storage.ts` looks
 * after them, and never at anything that was not written here.
 */
export function trackStorage(storage: Storage, { db, log, now, originalKeyOf }: Parts): Storage {
  return {
    ...storage,
    async write(key, source) {
      // The first start fills a database inside one transaction: what breaks off there begins anew.
      if (!isInsideTransaction())
        await note(db, { key, original_key: originalKeyOf(key), written_at: now().toISOString() });
      return storage.write(key, source);
    },
    /** Whoever removes has let go already: what cannot be removed now is removed later. */
    async remove(...keys) {
      if (keys.length === 0) return;
      try {
        await storage.remove(...keys);
      } catch (error) {
        log.warn({ err: error, keys }, 'files could not be removed yet');
        return;
      }
      await db.deleteFrom('stored_key').where('key', 'in', keys).execute();
    },
  };
}

async function note(db: Db, row: { key: string; original_key: string; written_at: string }): Promise<void> {
  await db
    .insertInto('stored_key')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ written_at: row.written_at }))
    .execute();
}
