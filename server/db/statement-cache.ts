import type SqliteDatabase from 'better-sqlite3';
import { LRUCache } from 'lru-cache';

const MOST = 500;

/**
 * Readies each statement once: SQLite takes longer to read many of ours than to answer them. It readies them anew by
 * itself when a table has changed.
 */
export function cacheStatements(connection: SqliteDatabase.Database) {
  const known = new LRUCache<string, SqliteDatabase.Statement>({ max: MOST });
  return {
    close: () => void connection.close(),
    prepare(sql: string): SqliteDatabase.Statement {
      const statement = known.get(sql) ?? connection.prepare(sql);
      known.set(sql, statement);
      return statement;
    },
  };
}
