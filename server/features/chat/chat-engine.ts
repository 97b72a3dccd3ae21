import type { FoundPassage } from '#server/search/query/search-passages.ts';
import type { Actor } from '#shared/permissions.ts';

/** An earlier turn of the conversation, oldest first, from our database; clients cannot set it. */
export interface EarlierTurn {
  question: string;
  answer: string;
}

export interface Question {
  query: string;
  earlier: readonly EarlierTurn[];
  /** Permissions of this actor apply. */
  actor: Actor;
  /** ISO 8601 in UTC. */
  now: string;
  /** Pseudonym that an upstream gets in place of the account. */
  visitorId: string;
  /** Our conversation ID; upstreams with own conversations are mapped from it. */
  conversationId?: string;
  signal: AbortSignal;
  /** True for the connection test: a model is asked even without sources. */
  isTest?: boolean;
}

/** A passage on which an answer is based. */
export interface Source {
  passage: FoundPassage;
  /** Link to the document, to the manual page with its anchor, or to the second of a video. */
  url: string;
  /** Name of a source that is not a page of the portal. */
  name?: string;
}

/**
 * A part of an answer. Sources come before the text, so that an interrupted answer can also be withheld from people who
 * may no longer read them.
 */
export type AnswerPart =
  | { kind: 'text'; text: string }
  /** Replaces all text so far. */
  | { kind: 'replace'; text: string }
  /** `isList`: the answer only lists these documents, so a model is not asked. */
  | { kind: 'sources'; sources: readonly Source[]; isList?: true }
  /** Suggested next questions. */
  | { kind: 'suggested'; questions: readonly string[] }
  /** No text answers this; the question is recorded for staff. */
  | { kind: 'unanswered' }
  /** A part of an upstream's stream that is not JSON. The stream continues. */
  | { kind: 'unparsable'; reason: string };

/**
 * Answers a question in parts. Aborting `signal` ends the answer and its upstream request.
 * @throws AppError with a CH code if an upstream fails; parts sent before remain.
 */
export interface AnswerEngine {
  answer(question: Question): AsyncIterable<AnswerPart>;
}
