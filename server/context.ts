import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Locks } from './db/locks.ts';
import type { Db } from './db/open-database.ts';
import type { VisitCounter } from './features/admin/visits/visit-counter.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { Keys } from './security/keys.ts';
import type { Storage } from './storage/storage.ts';

/** The few long-lived things. Features receive this and nothing else; tests build their own. */
export interface Context {
  config: Config;
  db: Db;
  dialect: 'sqlite' | 'postgres';
  /** See `Database.contentVersion`. */
  contentVersion(): number | Promise<number>;
  locks: Locks;
  storage: Storage;
  mailer: Mailer;
  outbound: Outbound;
  keys: Keys;
  clock: Clock;
  /** Pages shown since they were last added up. */
  visits: VisitCounter;
  log: FastifyBaseLogger;
}

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The moment as it is stored: ISO 8601 in UTC. */
export const nowIso = (context: { clock: Clock }) => context.clock.now().toISOString();

/** `ms` from now, as it is stored. */
export const inMs = (context: { clock: Clock }, ms: number) =>
  new Date(context.clock.now().getTime() + ms).toISOString();
