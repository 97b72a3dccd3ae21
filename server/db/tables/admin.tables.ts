import type { Generated } from 'kysely';
import type { AuditAction } from '#shared/audit.ts';

/** Append-only: triggers refuse updates and deletes. */
export interface AuditEntryTable {
  /** Consecutive numbers from 1. */
  number: number;
  created_at: string;
  /** Null for actions of the portal itself. */
  actor_id: string | null;
  /** Login ID at that time. */
  actor_name: string;
  action: AuditAction;
  target: string;
  detail: string;
  ip: string;
  /** Hash over the previous row's hash and this row. */
  hash: string;
}

/** Single row with the end of the hash chain. */
export interface AuditHeadTable {
  id: number;
  number: number;
  hash: string;
}

/** Views and visitors per day (Korean time) and group of pages. */
export interface VisitDayTable {
  day: string;
  place: string;
  views: number;
  visitors: number;
}

export interface VisitMarkTable {
  day: string;
  place: string;
  mark: string;
}

export interface VisitSaltTable {
  day: string;
  salt: string;
}

export interface JobRunTable {
  name: string;
  started_at: string;
  ended_at: string | null;
  error: string | null;
  /** The last time it went well. */
  succeeded_at: string | null;
  /** How often it has failed since then. */
  failures: Generated<number>;
}
