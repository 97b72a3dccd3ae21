import type { Generated } from 'kysely';
import type { AnswerState } from '#shared/boards/answer-states.ts';
import type { BoardType } from '#shared/boards.ts';
import type { ReviewState } from '#shared/boards/review-states.ts';
import type { FilePurpose, FileVisibility } from '#shared/boards/board.ts';

export interface DocumentTable {
  id: string;
  board_type: BoardType;
  category: string;
  title: string;
  body_html: string;
  /** Plain text of the body, for search and summaries. */
  body_text: string;
  /** The board's own fields, as JSON. */
  fields: string;
  author_id: string | null;
  author_name: string;
  is_staff_author: number;
  is_private: number;
  is_pinned: number;
  answer_state: AnswerState | null;
  /** When a non-staff author last changed the text. Earlier answers refer to the previous text. */
  asked_at: Generated<string | null>;
  /** 1: visible to author and staff only (under review, not approved, or not in use). */
  is_hidden: Generated<number>;
  /** Manual order, on boards with one. */
  position: Generated<number>;
  /** Order among the current popups. */
  popup_position: Generated<number>;
  review_state: ReviewState | null;
  /** Reason of a rejection. */
  review_note: Generated<string>;
  /** Name of whoever saved it last; empty while unchanged by others than the author. */
  saved_by: Generated<string>;
  /** Account of `saved_by`; null for the author or an import. */
  saved_by_id: Generated<string | null>;
  view_count: Generated<number>;
  like_count: Generated<number>;
  reply_count: Generated<number>;
  file_count: Generated<number>;
  /** Sum and number of the reviews, on boards with reviews. */
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
  /** Null until the form is saved. */
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
  /**
   * When its document let it go; null for an upload whose form is not saved yet. While attached, the mark of a search for
   * texts that show it.
   */
  let_go_at: Generated<string | null>;
}

/** A document some of whose pictures may be shown by none of its texts any more. */
export interface PictureCheckTable {
  document_id: string;
  /** How often: one that is asked for during a check is done again. */
  asked: number;
}

export interface DocumentLikeTable {
  document_id: string;
  user_id: string;
  created_at: string;
}

/** One row per visitor, document and day: a view is counted once (product decisions, Boards). */
export interface DocumentViewTable {
  document_id: string;
  visitor_key: string;
  day: string;
}

/** One row per visitor, file or driver, and day: a download is counted once, as a view is. */
export interface CountedDownloadTable {
  file_id: string;
  visitor_key: string;
  day: string;
}

/** Document counts, written only by triggers on `document`. */
export interface DocumentCountTable {
  board_type: BoardType;
  /** Empty: the whole board. `YYYY-MM` and `YYYY-MM-DD` (UTC): published in that period and not pinned. */
  period: string;
  category: string;
  /** Neither deleted nor hidden, including scheduled ones. */
  shown: number;
  /** Not deleted. */
  kept: number;
}

/** Names of all authors of documents, also written by triggers. */
export interface DocumentWriterTable {
  author_name: string;
  is_staff_author: number;
}

/** Values of filter fields, one row per field. */
export interface DocumentFacetTable {
  document_id: string;
  name: string;
  value: string;
}

/** Previous content of a document. */
export interface DocumentVersionTable {
  document_id: string;
  version: number;
  title: string;
  category: string;
  body_html: string;
  fields: string;
  /** Name of the author of this version. */
  saved_by: string;
  saved_by_id: Generated<string | null>;
  saved_at: string;
}

/** 도움이 되었나요? One vote per visitor. */
export interface DocumentVoteTable {
  document_id: string;
  visitor_key: string;
  is_helpful: number;
  created_at: string;
}

/** Draft of a form; `document_id` is empty for a new document. */
export interface DraftTable {
  user_id: string;
  board_type: BoardType;
  document_id: string;
  content: string;
  saved_at: string;
  /** Id of the open form that saved it. */
  writer: Generated<string>;
}
