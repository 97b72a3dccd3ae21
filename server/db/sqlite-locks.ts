import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import type { Lock, LockName, Locks } from './locks.ts';

/**
 * Locks as files in `folder`, beside the database. Each is an empty SQLite database; the holder has an exclusive
 * transaction on it. This uses file locks of the operating system (fcntl; LockFileEx on Windows), which end with the
 * process. SQLite also separates two connections of one process, which fcntl alone does not.
 */
export function sqliteLocks(folder: string): Locks {
  const taken = new Set<LockName>();
  return {
    async acquire(name) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${name}.lock`);
      // SQLite would create it readable for everybody.
      closeSync(openSync(path, 'a', 0o600));
      const file = new SqliteDatabase(path, { timeout: 0 });
      try {
        file.exec('begin exclusive');
      } catch (error) {
        file.close();
        if (isBusy(error)) return null;
        throw error;
      }
      taken.add(name);
      return {
        // Never aborted: a file lock cannot be lost while the process lives.
        signal: new AbortController().signal,
        async [Symbol.asyncDispose]() {
          taken.delete(name);
          file.close();
        },
      } satisfies Lock;
    },
    // A SQLite database is used by one process.
    isTaken: async (name) => taken.has(name),
  };
}

const isBusy = (error: unknown) => error instanceof SqliteDatabase.SqliteError && error.code === 'SQLITE_BUSY';
