import type SqliteDatabase from 'better-sqlite3';
import { LRUCache } from 'lru-cache';

const MOST = 500;

/**
 * Caches prepared statements, because parsing often takes longer than execution. SQLite prepares them again by itself
 * after schema changes.
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
