import { sql } from 'kysely';
import type { Db } from './open-database.ts';

/** Seconds that the clock of PostgreSQL is ahead of `nowMs`. */
export async function clockDifference(db: Db, nowMs: number): Promise<number> {
  const { rows } = await sql<{ now: number }>`select extract(epoch from clock_timestamp())::float8 as now`.execute(db);
  return (rows[0]?.now ?? 0) - nowMs / 1_000;
}
