import type { Generated } from 'kysely';

/** Who may find an entry, in addition to the read policy of its document. */
export type Audience = 'all' | 'member' | 'customer';

/** Marks an entry that nobody can find and that waits to be deleted (search/index/index-waiting.ts). */
export const REMOVED = 'removed';

/** Author of a text: the company, a member, or a question (never used as an answer). */
export type Voice = 'company' | 'member' | 'question';

/**
 * Searchable unit: a document with its replies, one of its files, or a manual page. Tokens come from `search/analyse/`,
 * separated by spaces; the database's full-text index follows these columns.
 */
export interface SearchEntryTable {
  id: Generated<number>;
  /** Null for manual pages, which are public. */
  document_id: string | null;
  /** File of this text; only users who may download it can find it. */
  file_id: string | null;
  audience: Audience | typeof REMOVED;
  manual_path: string | null;
  title: string;
  title_tokens: string;
  body_tokens: string;
  analysis_version: number;
  /** Hash of the indexed content, so that unchanged manual pages are skipped. */
  content_hash: string;
}

/** A part of a long text that is not indexed yet, as JSON of `NewEntry` (search/index/store-entry.ts). */
export interface SearchWaitingTable {
  id: Generated<number>;
  document_id: string;
  file_id: string | null;
  part: string;
}

/** Part of an entry: long enough to contain an answer, short enough to be shown. */
export interface SearchPassageTable {
  id: Generated<number>;
  entry_id: number;
  position: number;
  /** Headings above it, outermost first, separated by ` > `. */
  heading: string;
  /** Anchor in the page, without #; empty if none. */
  anchor: string;
  /** Second of a video at which it is said. */
  second: number | null;
  content: string;
  tokens: string;
  voice: Generated<Voice>;
}

/** All words of all texts, for spelling correction and 초성. Never shown directly; results pass the read policy. */
export interface SearchWordTable {
  word: string;
  initials: string;
  /** First and second half of the phonetic form: with one wrong letter, one half still matches. */
  sound_head: string;
  sound_tail: string;
}

/** Search queries by day, without users. */
export interface SearchDayTable {
  day: string;
  query: string;
  count: number;
  /** Number of searches without results. */
  empty_count: number;
  /** Set aside by staff, and not searched again without results since. */
  is_handled: Generated<number>;
}

/** Whether a page of the manual helped a visitor, without the user. */
export interface ManualRatingTable {
  path: string;
  visitor_key: string;
  is_helpful: number;
  comment: string;
  day: string;
  /** Set aside by staff, and not written anew since. */
  is_handled: Generated<number>;
}

/** Extracted text of an attached file. */
export interface FileTextTable {
  file_id: string;
  /** Empty if the file could not be read. */
  content: string;
  read_at: string;
}
