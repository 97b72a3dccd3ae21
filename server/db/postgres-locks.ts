import type { Client, ClientConfig, Pool } from 'pg';
import { every } from '../concurrency/every.ts';
import type { Lock, LockName, Locks } from './locks.ts';
import { LOCKS, LockLostError } from './locks.ts';

/** Namespace among the advisory locks of a shared database. */
const NAMESPACE = 7_067;

/**
 * For a connection that breaks silently: this process notices within 20 seconds and stops; the server notices after
 * about 35 seconds and releases the lock.
 */
const PROBED_EVERY_MS = 10_000;
const ANSWERED_WITHIN_MS = 10_000;
const SERVER_NOTICES = `set local tcp_keepalives_idle = 20; set local tcp_keepalives_interval = 5;
  set local tcp_keepalives_count = 3; set local idle_in_transaction_session_timeout = 0`;

/**
 * Advisory locks, each in an open transaction on its own connection. The server releases a lock when its connection
 * ends, so it never outlives its process. Transaction-level, not session-level, because poolers with transaction
 * pooling (PgBouncer) keep an open transaction on one connection. An idle transaction has no snapshot and does not
 * block vacuum.
 */
export function postgresLocks(config: ClientConfig, pool: Pool): Locks {
  return {
    async acquire(name) {
      const { default: pg } = await import('pg');
      const client = new pg.Client({ ...config, query_timeout: ANSWERED_WITHIN_MS });
      // Registered first: without a listener, a connection error would end the process.
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
  const probe = every(PROBED_EVERY_MS, () => client.query('select 1').catch(lose));
  return {
    signal,
    async [Symbol.asyncDispose]() {
      await probe.end();
      // Releases the lock at once; the server notices the end of the connection slightly later.
      if (!signal.aborted) await client.query('commit').catch(lose);
      // If the connection is already closed, the lock has ended too.
      await client.end().catch(() => undefined);
    },
  };
}
