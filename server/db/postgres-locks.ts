import type { Client, ClientConfig, Pool } from 'pg';
import { every } from '../every.ts';
import type { Lock, LockName, Locks } from './locks.ts';
import { LOCKS, LockLostError } from './locks.ts';

/** Ours among the advisory locks of a database that others may use. */
const NAMESPACE = 7_067;

/**
 * A connection that breaks without a word: we notice within 20 seconds and stop; the server notices after about 35 and
 * gives the lock to another.
 */
const ASKED_EVERY_MS = 10_000;
const ANSWERED_WITHIN_MS = 10_000;
const SERVER_NOTICES = `set local tcp_keepalives_idle = 20; set local tcp_keepalives_interval = 5;
  set local tcp_keepalives_count = 3; set local idle_in_transaction_session_timeout = 0`;

/**
 * Advisory locks, each in an open transaction on a connection of its own. The server lets go of a lock when its
 * connection ends, so it never outlives its process. A lock of the transaction, not of the session, because a pooler
 * that shares connections between transactions (PgBouncer) keeps an open transaction on one of them. A transaction that
 * only waits has no snapshot and does not keep old rows from being cleared up.
 */
export function postgresLocks(config: ClientConfig, pool: Pool): Locks {
  return {
    async take(name) {
      const { default: pg } = await import('pg');
      const client = new pg.Client({ ...config, query_timeout: ANSWERED_WITHIN_MS });
      // Told from the beginning: without a listener an error of the connection would end the process.
      const lost = new AbortController();
      const lose = (cause?: unknown) => lost.abort(new LockLostError(name, cause));
      client.on('error', lose);
      client.on('end', () => lose());
      try {
        await client.connect();
        if (await lockIn(client, name)) return asLock(client, lost.signal, lose);
      } catch (error) {
        await client.end().catch(() => undefined);
        throw error;
      }
      await client.end();
      return null;
    },
    async isTaken(name) {
      const { rowCount } = await pool.query(
        `select 1 from pg_locks where locktype = 'advisory' and granted and classid = $1 and objid = $2
          and database = (select oid from pg_database where datname = current_database())`,
        [NAMESPACE, LOCKS[name]],
      );
      return rowCount !== null && rowCount > 0;
    },
  };
}

async function lockIn(client: Client, name: LockName): Promise<boolean> {
  await client.query(`begin; ${SERVER_NOTICES}`);
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1, $2) as taken', [
    NAMESPACE,
    LOCKS[name],
  ]);
  return rows[0]?.taken === true;
}

function asLock(client: Client, signal: AbortSignal, lose: (cause: unknown) => void): Lock {
  const asking = every(ASKED_EVERY_MS, () => client.query('select 1').catch(lose));
  return {
    signal,
    async [Symbol.asyncDispose]() {
      await asking.end();
      // Ends the lock before the next one asks; the end of the connection is noticed a moment later only.
      if (!signal.aborted) await client.query('commit').catch(lose);
      // A connection that is gone already has ended the lock, too.
      await client.end().catch(() => undefined);
    },
  };
}
