import type { FoundPassage } from '#server/search/query/search-passages.ts';
import type { Actor } from '#shared/permissions.ts';

/** What was said before in the same conversation, oldest first, as it was stored here (never as a client claims it). */
export interface EarlierTurn {
  question: string;
  answer: string;
}

export interface Question {
  query: string;
  earlier: readonly EarlierTurn[];
  /** Whose permissions decide what may be read. */
  actor: Actor;
  /** ISO 8601 in UTC. */
  now: string;
  /** Pseudonymous; what an upstream is told instead of an account. */
  visitorId: string;
  /** Ours: an upstream that keeps conversations of its own finds its own by it. */
  conversationId?: string;
  signal: AbortSignal;
  /** Whether who answers can be reached: a model is asked even when there is nothing to ask it about. */
  isTest?: boolean;
}

/** A passage that an answer stands on. */
export interface Source {
  passage: FoundPassage;
  /** Where it opens: the document, the page of the manual with its anchor, the second of a video. */
  url: string;
  /** What it is called when it is no place of the portal. */
  name?: string;
}

/**
 * What an engine says. What a text stands on comes before the text: an answer that is cut off must be known by it, too,
 * to be withheld from whoever may no longer read that.
 */
export type AnswerPart =
  | { kind: 'text'; text: string }
  /** Replaces all text so far. */
  | { kind: 'replace'; text: string }
  | { kind: 'sources'; sources: readonly Source[] }
  /** Questions that could follow. */
  | { kind: 'suggested'; questions: readonly string[] }
  /** Nothing registered answers this: the question is kept for the staff. */
  | { kind: 'unanswered' }
  /** A piece of an upstream's stream that is no JSON; what follows is heard all the same. */
  | { kind: 'unparsable'; reason: string };

/**
 * Answers a question part by part. Aborting `signal` ends it, and its upstream with it.
 * @throws AppError with a CH code when an upstream fails; whatever was said before stays said.
 */
export interface AnswerEngine {
  answer(question: Question): AsyncIterable<AnswerPart>;
}
