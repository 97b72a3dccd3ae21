import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Locks } from './db/locks.ts';
import type { Db } from './db/open-database.ts';
import type { VisitCounter } from './visits/visit-counter.ts';
import type { Mailer } from './mail/send-mail.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { Keys } from './security/keys.ts';
import type { Storage } from './storage/storage.ts';

/** Long-lived services of one process. Features get only this; tests create their own. */
export interface Context {
  config: Config;
  db: Db;
  dialect: 'sqlite' | 'postgres';
  /** Version of the content: see `boundVersionAge`. */
  contentVersion(): number | Promise<number>;
  locks: Locks;
  storage: Storage;
  mailer: Mailer;
  outbound: Outbound;
  keys: Keys;
  clock: Clock;
  /** Page views that are not stored yet. */
  visits: VisitCounter;
  log: FastifyBaseLogger;
}

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Current time as stored: ISO 8601 in UTC. */
export const nowIso = (context: { clock: Clock }) => context.clock.now().toISOString();

/** Current time plus `ms`, as stored. */
export const inMs = (context: { clock: Clock }, ms: number) =>
  new Date(context.clock.now().getTime() + ms).toISOString();

/** Until a stored time; negative if it has passed. */
export const msUntil = (context: { clock: Clock }, iso: string) => Date.parse(iso) - context.clock.now().getTime();
