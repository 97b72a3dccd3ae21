import type { Generated } from 'kysely';

/** Who may find an entry, beside the read policy of its document. */
export type Audience = 'all' | 'member' | 'customer';

/** Found by nobody: such an entry waits to be removed (search/index/index-waiting.ts). */
export const REMOVED = 'removed';

/**
 * Whose words a text has: the company's, a member's, or those of a question, which answers nothing.
 */
export type Voice = 'company' | 'member' | 'question';

/**
 * What can be found: a document with its answers, one of its files, or a page of the manual. Tokens are those of
 * `search/analyse/`, with spaces between; the database's full-text index follows these columns by itself.
 */
export interface SearchEntryTable {
  id: Generated<number>;
  /** Null for a page of the manual, which everybody reads. */
  document_id: string | null;
  /** The file whose text this is; only who may download it finds it. */
  file_id: string | null;
  audience: Audience | typeof REMOVED;
  manual_path: string | null;
  title: string;
  title_tokens: string;
  body_tokens: string;
  analysis_version: number;
  /** Of what was indexed, so that an unchanged page of the manual is left alone. */
  content_hash: string;
}

/** A part of a long text that is not indexed yet, as JSON of `NewEntry` (search/index/store-entry.ts). */
export interface SearchWaitingTable {
  id: Generated<number>;
  document_id: string;
  file_id: string | null;
  part: string;
}

/** A piece of an entry, long enough to answer something and short enough to be shown. */
export interface SearchPassageTable {
  id: Generated<number>;
  entry_id: number;
  position: number;
  /** The headings above it, outermost first, with ` > ` between. */
  heading: string;
  /** Where it stands in the page, without the #; empty when it cannot be linked to. */
  anchor: string;
  /** Of a video: when it is said. */
  second: number | null;
  content: string;
  tokens: string;
  voice: Generated<Voice>;
}

/** Every word that some text has, for misspelt words and 초성. Shown to nobody: what it leads to passes the read policy. */
export interface SearchWordTable {
  word: string;
  initials: string;
  /** The first and the second half of its sound: one misspelt letter leaves one of them whole. */
  sound_head: string;
  sound_tail: string;
}

/** What is looked for, by day. Nothing of who did. */
export interface SearchDayTable {
  day: string;
  query: string;
  count: number;
  /** How many of them found nothing. */
  empty_count: number;
}

/** The words of an attached file, read once. */
export interface FileTextTable {
  file_id: string;
  /** Empty when the file could not be read. */
  content: string;
  read_at: string;
}
