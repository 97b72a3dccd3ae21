import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#server/db/open-database.ts';
import { cpuMs } from './costly/machine-speed.ts';

/**
 * Maximum CPU time in milliseconds that this thread was blocked while `work` ran. CPU time is independent of the
 * machine's other load.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = cpuMs();
  let next: NodeJS.Immediate;
  const look = () => {
    const now = cpuMs();
    longest = Math.max(longest, now - last);
    last = now;
    next = setImmediate(look);
  };
  next = setImmediate(look);
  try {
    await work();
  } finally {
    // Includes the event loop turn in which the work ended.
    longest = Math.max(longest, cpuMs() - last);
    clearImmediate(next);
  }
  return Math.round(longest);
}

/**
 * The same for a request that asks the database: on SQLite it also waits for transactions, whatever pauses they make for
 * others.
 */
export async function longestWait(db: Db, work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  const over = new AbortController();
  const ask = async () => {
    for (let last = cpuMs(), now = last; !over.signal.aborted; last = now) {
      await sql`select 1`.execute(db);
      await nextTurn();
      now = cpuMs();
      longest = Math.max(longest, now - last);
    }
  };
  const asked = ask();
  try {
    await work();
  } finally {
    over.abort();
    await asked;
  }
  return Math.round(longest);
}
