import type { Generated } from 'kysely';

/**
 * What becomes of questions without an answer: `drafted` while their FAQ waits to be published, `asking` while they
 * are asked again, then `answered` or `missed`.
 */
export type ChatGapState = 'open' | 'drafted' | 'asking' | 'answered' | 'missed' | 'dismissed';

/** Questions of one meaning that found no answer, or one that did not help. */
export interface ChatGapTable {
  id: string;
  /** What the first of them asked, as words in order, with a space between: later ones are held against it. */
  terms: string;
  state: ChatGapState;
  /** The FAQ that was begun for them. */
  document_id: string | null;
  asked_again_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface ChatGapQuestionTable {
  message_id: string;
  gap_id: string;
  /** Null until it was asked again; 1 when there was an answer. */
  answered_again: number | null;
  answer_again: string;
}

export interface ChatPinTable {
  id: string;
  /** Example questions, JSON. */
  questions: string;
  /** Markdown. */
  answer: string;
  /** Where it leads; empty for nowhere. */
  link: string;
  /** By name. */
  saved_by: string;
  saved_by_id: Generated<string | null>;
  created_at: string;
  updated_at: string;
}
