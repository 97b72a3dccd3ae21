import type { AuditAction } from '#shared/audit.ts';

/** Append-only: the database refuses to change or delete a row. */
export interface AuditEntryTable {
  /** 1, 2, 3…, without a gap. */
  number: number;
  created_at: string;
  /** Null: the portal itself. */
  actor_id: string | null;
  /** The ID that they log in with, as it was then. */
  actor_name: string;
  action: AuditAction;
  target: string;
  detail: string;
  ip: string;
  /** Of the row before and of everything in this one. */
  hash: string;
}

/** The one row that says where the chain ends. */
export interface AuditHeadTable {
  id: number;
  number: number;
  hash: string;
}

/** Views and visitors of a day in Korea, by group of pages. */
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
}
