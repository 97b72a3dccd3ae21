/** A passage that an answer is based on. */
export interface Source {
  board: string;
  title: string;
  /** Path in the portal, or a link set by the staff; null when it cannot be opened. */
  path: string | null;
  excerpt: string;
}

export type Rating = 'like' | 'dislike';

/** Specification point 3, Chat message; the fields below `typing` are additions. */
export interface ChatMessage {
  id: string;
  content: string;
  source: 'user' | 'server';
  typing?: boolean;
  /** Message of the panel itself, shown as plain text. */
  isNotice?: boolean;
  /** Below the text of a notice: what it means to whoever asked. */
  hint?: string;
  /** For a failure: the question to send again. */
  retry?: string;
  /** The answer is still being received. */
  isComing?: boolean;
  /** Loaded from the history after a reload; not announced. */
  isRestored?: boolean;
  /** The server's ID of a complete answer, for ratings. */
  answerId?: string;
  sources?: readonly Source[];
  rating?: Rating | null;
  /** The question was not answered; contact forms are offered. */
  isUnanswered?: boolean;
}

/** Specification point 3, Chat state. */
export interface ChatState {
  messages: readonly ChatMessage[];
  draft: string;
  loading: boolean;
  conversationId: string;
}

export const INITIAL_CHAT: ChatState = { messages: [], draft: '', loading: false, conversationId: '' };
