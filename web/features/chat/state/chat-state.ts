/** A passage that an answer stands on. */
export interface Source {
  board: string;
  title: string;
  /** Inside the portal, or where the staff lead to; null when there is nothing to open. */
  path: string | null;
  excerpt: string;
}

export type Rating = 'like' | 'dislike';

/** Specification point 3, Chat message; what stands below `typing` is ours. */
export interface ChatMessage {
  id: string;
  content: string;
  source: 'user' | 'server';
  typing?: boolean;
  /** Said by the panel itself, not by the assistant: shown as it is. */
  isNotice?: boolean;
  /** Of what failed: what could be asked again. */
  retry?: string;
  /** Still growing. */
  isComing?: boolean;
  /** Said before a reload: nothing new to read out. */
  isRestored?: boolean;
  /** The server's name of a whole answer, for thumbs. */
  answerId?: string;
  sources?: readonly Source[];
  rating?: Rating | null;
  /** Nothing registered answers the question: people may. */
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
