import type { Generated, GeneratedAlways } from 'kysely';
import type { Role } from '#shared/permissions.ts';

export type EmailStatus = 'unconfirmed' | 'legacy' | 'confirmed';

/** Times are ISO 8601 in UTC as text, flags 0 or 1, in both databases. */
export interface UserTable {
  id: string;
  /** As the member typed it. */
  login_id: string;
  /** Lower case: two IDs that differ in case alone are one. */
  login_key: string;
  name: string;
  email: string;
  /** `email` in lower case; the database derives it. */
  email_key: GeneratedAlways<string>;
  affiliation: string;
  password_hash: string;
  /** People guess it: staff must change it. Of passwords older than this column it is found out at the next log-in. */
  has_weak_password: Generated<number>;
  /** Whether a mail at this address was answered; `legacy`: of an earlier version, which did not ask. */
  email_status: EmailStatus;
  status: 'active' | 'inactive' | 'withdrawn';
  created_at: string;
  updated_at: string;
}

export interface UserRoleTable {
  user_id: string;
  role: Role;
}

export interface SessionTable {
  jti: string;
  user_id: string;
  created_at: string;
  expires_at: string;
  /** Browser and system, as `deviceOf` says it; empty when unknown. */
  device: string;
  /** To the minute. */
  last_used_at: string;
}

export interface ConsentTable {
  id: string;
  user_id: string;
  kind: string;
  version: string;
  agreed: number;
  agreed_at: string;
  ip: string;
}

/** A link sent by mail: a password reset, a new e-mail address to verify, or that of a sign-up. Only the hash is kept. */
export interface MailTokenTable {
  token_hash: string;
  purpose: 'reset' | 'email' | 'confirm';
  user_id: string;
  /** The address that is verified, for `email` and `confirm`. */
  email: string | null;
  expires_at: string;
  used_at: string | null;
  created_at: string;
}

/** Failures in a row by the ID that was typed, whether there is such an account or not: a lock tells nothing. */
export interface LoginAttemptTable {
  login_key: string;
  /** As `Place` names it. */
  place: string;
  failures: number;
  last_failed_at: string;
  locked_until: string | null;
}

/** A device that has logged in to an account. Only the hash of what it is known by is kept. */
export interface KnownDeviceTable {
  user_id: string;
  device_hash: string;
  last_used_at: string;
}

/** The authenticator app of a member (TOTP, RFC 6238). */
export interface SecondFactorTable {
  user_id: string;
  /** As `seal` wrote it. */
  secret: string;
  /** The time step of the last code that was taken: none is taken twice. */
  last_step: number;
  created_at: string;
  /** Null: begun, and no code was shown to fit yet. It is not asked for. */
  confirmed_at: string | null;
}

/** For when the app is lost; each works once and is gone. As `hashPassword` wrote it. */
export interface RecoveryCodeTable {
  code_hash: string;
  user_id: string;
}

/** Somebody whose password fitted and whose code is still to come. Only the hash is kept. */
export interface PendingLoginTable {
  token_hash: string;
  user_id: string;
  expires_at: string;
}
