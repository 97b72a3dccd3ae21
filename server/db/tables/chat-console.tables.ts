import type { Generated } from 'kysely';

/**
 * State of unanswered questions: `drafted` while their FAQ waits for publication, `asking` while they are asked again,
 * then `answered` or `missed`.
 */
export type ChatGapState = 'open' | 'drafted' | 'asking' | 'answered' | 'missed' | 'dismissed';

/** A group of unanswered or negatively rated questions with the same meaning. */
export interface ChatGapTable {
  id: string;
  /** Terms of the group's first question, separated by spaces; new questions are compared with them. */
  terms: string;
  state: ChatGapState;
  /** FAQ draft created from it. */
  document_id: string | null;
  asked_again_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface ChatGapQuestionTable {
  message_id: string;
  gap_id: string;
  /** Null until asked again; 1 if it was answered. */
  answered_again: number | null;
  answer_again: string;
}

export interface ChatPinTable {
  id: string;
  /** Example questions, as JSON. */
  questions: string;
  /** Markdown. */
  answer: string;
  /** Link target; empty for none. */
  link: string;
  /** Name. */
  saved_by: string;
  saved_by_id: Generated<string | null>;
  created_at: string;
  updated_at: string;
}
