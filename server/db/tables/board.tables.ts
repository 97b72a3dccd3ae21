import type { Generated } from 'kysely';
import type { AnswerState, BoardType, ReviewState } from '#shared/boards.ts';
import type { FilePurpose, FileVisibility } from '#shared/boards/board.ts';

export interface DocumentTable {
  id: string;
  board_type: BoardType;
  category: string;
  title: string;
  body_html: string;
  /** The words of the body, for search and summaries. */
  body_text: string;
  /** A board's own fields, JSON. */
  fields: string;
  author_id: string | null;
  author_name: string;
  is_staff_author: number;
  is_private: number;
  is_pinned: number;
  answer_state: AnswerState | null;
  /** When somebody other than staff last changed its words; answers before that were given to other words. */
  asked_at: Generated<string | null>;
  /** 1: its author and staff alone see it (under review, not approved, not in use). */
  is_hidden: Generated<number>;
  /** The place that staff gave it, on boards with an order of their own. */
  position: Generated<number>;
  /** The place among the popups that run. */
  popup_position: Generated<number>;
  review_state: ReviewState | null;
  /** Why it was sent back. */
  review_note: Generated<string>;
  /** Who saved it last, by name; empty while it is as its author wrote it. */
  saved_by: Generated<string>;
  /** The account of that name; null: its author, or it came with an import. */
  saved_by_id: Generated<string | null>;
  view_count: Generated<number>;
  like_count: Generated<number>;
  reply_count: Generated<number>;
  file_count: Generated<number>;
  /** Of members' reviews, where the board takes them. */
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
  published_at: string;
  popup_from: string | null;
  popup_until: string | null;
  deleted_at: string | null;
  deleted_by: string | null;
}

export interface ReplyTable {
  id: string;
  document_id: string;
  parent_id: string | null;
  author_id: string | null;
  author_name: string;
  is_staff_author: number;
  body_html: string;
  is_official: number;
  is_accepted: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

export interface FileTable {
  id: string;
  /** Null until the form that uploaded it is saved. */
  document_id: string | null;
  uploader_id: string | null;
  board_type: BoardType;
  purpose: FilePurpose;
  visibility: Generated<FileVisibility>;
  position: Generated<number>;
  name: string;
  mime: string;
  size_bytes: number;
  sha256: string;
  storage_key: string;
  download_count: Generated<number>;
  created_at: string;
}

export interface DocumentLikeTable {
  document_id: string;
  user_id: string;
  created_at: string;
}

/** One row a visitor, document and day: a view is counted once (product decisions, Boards). */
export interface DocumentViewTable {
  document_id: string;
  visitor_key: string;
  day: string;
}

/** How many documents there are, kept by triggers on `document`; nothing else writes here. */
export interface DocumentCountTable {
  board_type: BoardType;
  /** Empty: the whole board. `YYYY-MM` and `YYYY-MM-DD` in UTC: those published then that are not pinned. */
  period: string;
  category: string;
  /** Neither deleted nor hidden; those still to come included. */
  shown: number;
  /** Not deleted. */
  kept: number;
}

/** Everybody who ever wrote a document, kept by triggers as well. */
export interface DocumentWriterTable {
  author_name: string;
  is_staff_author: number;
}

/** The values that lists are narrowed by, one row a field. */
export interface DocumentFacetTable {
  document_id: string;
  name: string;
  value: string;
}

/** What a document said before it was changed. */
export interface DocumentVersionTable {
  document_id: string;
  version: number;
  title: string;
  category: string;
  body_html: string;
  fields: string;
  /** Who wrote this version, by name. */
  saved_by: string;
  saved_by_id: Generated<string | null>;
  saved_at: string;
}

/** 도움이 되었나요?, one answer a visitor. */
export interface DocumentVoteTable {
  document_id: string;
  visitor_key: string;
  is_helpful: number;
  created_at: string;
}

/** A form that is not sent yet; `document_id` is empty for a new document. */
export interface DraftTable {
  user_id: string;
  board_type: BoardType;
  document_id: string;
  content: string;
  saved_at: string;
}
