import type { GeneratedAlways } from 'kysely';

/** Keys that all instances share: signing key, transport key pair. */
export interface SecretTable {
  name: string;
  value: string;
  created_at: string;
}

/** One-time proofs: a bot pass that a call will consume, or a proof of work already spent. */
export interface BotPassTable {
  pass_hash: string;
  kind: 'pass' | 'spent';
  expires_at: string;
}

export interface RateLimitTable {
  key: string;
  count: number;
  /** Milliseconds since 1970. */
  resets_at: number;
}

export interface MailTable {
  id: string;
  template: string;
  to_address: string;
  /** `to_address` in lower case, derived by the database. */
  to_key: GeneratedAlways<string>;
  subject: string;
  body_text: string;
  body_html: string;
  status: 'waiting' | 'sent' | 'failed';
  attempts: number;
  next_attempt_at: string;
  /** A worker that took the mail holds it until then; a crash lets it go. */
  claimed_until: string | null;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
  unsubscribe_url: string | null;
  /** The member or inquiry because of which it was sent, as `ownerOf` writes it; it goes with them. */
  owner: string | null;
  /** Mails that become one while they wait have the same, and what each tells of. */
  gather_key: string | null;
  gathered: string | null;
}

/** How far the work under a lock has come, by the name of the lock. */
export interface JobProgressTable {
  name: string;
  detail: string;
}

/** What lies in the storage. A file, of whatever kind, names it; a sweep removes what nothing names. */
export interface StoredKeyTable {
  key: string;
  /** Of a size of a picture, the picture's. */
  original_key: string;
  written_at: string;
}

/** How often a table that pages show was changed; its versions add up. Triggers write it, and nothing else. */
export interface ContentVersionTable {
  topic: string;
  slot: number;
  version: number;
}

/** A build whose pages may be open somewhere; its ID is the hash of its files. */
export interface BuildTable {
  id: string;
  /** When an instance last ran it. */
  seen_at: string;
}

/** A hashed file of a build, `assets/…`, which all instances can serve. */
export interface BuiltFileTable {
  build_id: string;
  path: string;
  storage_key: string;
}
