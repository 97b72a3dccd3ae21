import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/open-database.ts';
import { isInsideTransaction } from '../db/transaction.ts';
import { mayRemoveFiles } from '../installation/installation.ts';
import type { Storage } from './storage.ts';

interface Parts {
  db: Db;
  log: FastifyBaseLogger;
  now: () => Date;
  /** For a resized picture, the key of the original; else the key itself. */
  originalKeyOf: (key: string) => string;
}

/**
 * Storage that tracks its keys in the database: from before the write until after the deletion. A crash or an
 * unreachable storage therefore leaves no unknown files. `sweep-storage.ts` deletes the unreferenced ones, and only
 * those written through this storage.
 */
export function trackStorage(storage: Storage, { db, log, now, originalKeyOf }: Parts): Storage {
  return {
    ...storage,
    async write(key, source) {
      // Not during the first start, which fills the database in one transaction and is repeated after a failure.
      if (!isInsideTransaction())
        await note(db, { key, original_key: originalKeyOf(key), written_at: now().toISOString() });
      return storage.write(key, source);
    },
    /** The caller has already removed its reference; what cannot be deleted now is deleted later. */
    async remove(...keys) {
      if (keys.length === 0) return;
      try {
        if (!(await mayRemoveFiles(db, storage))) {
          log.warn({ keys }, 'files are not removed: this portal is a copy, or the storage is of another one');
          return;
        }
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
