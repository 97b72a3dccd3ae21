export interface ChatConversationTable {
  id: string;
  /** Pseudonym from which account, IP address and cookie cannot be derived. */
  visitor: string;
  /** Account, if logged in. */
  user_id: string | null;
  title: string;
  /** Conversation ID of the upstream; never sent to clients. */
  upstream_conversation_id: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

/** `asked`: in progress. `interrupted`: cut off. `unanswered`: nothing found. */
export type ChatMessageStatus = 'asked' | 'answered' | 'interrupted' | 'failed' | 'unanswered';

/** One question with its answer. */
export interface ChatMessageTable {
  id: string;
  conversation_id: string;
  /** Starts at 1 in each conversation. */
  position: number;
  task_id: string;
  question: string;
  answer: string;
  status: ChatMessageStatus;
  /** JSON of `Source[]`. */
  sources: string;
  /** Suggested follow-up questions, as JSON. */
  suggested: string;
  rating: 'like' | 'dislike' | null;
  rating_content: string;
  rated_at: string | null;
  engine: string;
  created_at: string;
  first_part_ms: number | null;
  took_ms: number | null;
  /** Set to stop the answer. The instance that is answering polls it. */
  stop_asked_at: string | null;
}

export interface ChatApiKeyTable {
  id: string;
  name: string;
  key_hash: string;
  /** First characters, for recognising the key. */
  key_prefix: string;
  created_by: string | null;
  created_at: string;
  last_used_at: string | null;
  revoked_at: string | null;
}
