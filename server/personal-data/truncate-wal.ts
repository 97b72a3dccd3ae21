import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import type { Context } from '../context.ts';

/**
 * Empties SQLite's write-ahead log, which holds what was erased until it is written over. Waits for no reader, such as a
 * backup, because everybody would wait with it: then the next time will do, and the portal's log tells of it.
 */
export function truncateWal({ dialect, config, log }: Pick<Context, 'dialect' | 'config' | 'log'>): void {
  if (dialect === 'postgres') return;
  const own = new SqliteDatabase(join(config.dataDir, 'portal.sqlite'), { timeout: 0 });
  try {
    if (own.pragma('wal_checkpoint(truncate)', { simple: true }) !== 0)
      log.warn('the write-ahead log was in use and was not emptied');
  } finally {
    own.close();
  }
}
