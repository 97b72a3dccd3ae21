export interface ChatConversationTable {
  id: string;
  /** Pseudonymous: no account, address or cookie can be told from it. */
  visitor: string;
  /** Whoever was logged in. */
  user_id: string | null;
  title: string;
  /** What the upstream calls it; never leaves the server. */
  upstream_conversation_id: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

/** `asked` while it is being answered; `interrupted` when the answer was cut, `unanswered` when nothing was found. */
export type ChatMessageStatus = 'asked' | 'answered' | 'interrupted' | 'failed' | 'unanswered';

/** A question and its answer. */
export interface ChatMessageTable {
  id: string;
  conversation_id: string;
  /** From 1 in the conversation. */
  position: number;
  task_id: string;
  question: string;
  answer: string;
  status: ChatMessageStatus;
  /** JSON of `Source[]`. */
  sources: string;
  /** JSON of the questions that could follow. */
  suggested: string;
  rating: 'like' | 'dislike' | null;
  rating_content: string;
  rated_at: string | null;
  engine: string;
  created_at: string;
  first_part_ms: number | null;
  took_ms: number | null;
  /** Somebody wants it stopped; the instance that answers sees it here. */
  stop_asked_at: string | null;
}

export interface ChatApiKeyTable {
  id: string;
  name: string;
  key_hash: string;
  /** Its beginning, to tell it from others. */
  key_prefix: string;
  created_by: string | null;
  created_at: string;
  last_used_at: string | null;
  revoked_at: string | null;
}
