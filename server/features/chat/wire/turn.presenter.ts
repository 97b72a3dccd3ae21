import { sourceName, toldTitle } from '../retrieval/source-url.ts';
import type { Source } from '../chat-engine.ts';
import type { Turn } from '../conversations/begin-turn.ts';
import type { Outcome } from '../conversations/answer-turn.ts';

export const secondsOf = (iso: string) => Math.floor(Date.parse(iso) / 1000);

export const idsOf = (turn: Turn) => ({
  task_id: turn.taskId,
  message_id: turn.messageId,
  conversation_id: turn.conversationId,
  created_at: secondsOf(turn.createdAt),
});

export const presentSources = (sources: readonly Source[]) =>
  sources.map(({ passage, url, name }, index) => ({
    position: index + 1,
    dataset_id: name === undefined ? passage.place : 'pin',
    dataset_name: name ?? sourceName(passage),
    document_id: passage.documentId ?? passage.manualPath ?? '',
    document_name: toldTitle(passage),
    segment_id: String(passage.passageId),
    score: passage.score,
    content: passage.content,
    url,
  }));

/** What an answer stands on, and what could follow. No tokens are counted: not every engine has them. */
export const metadataOf = ({ draft, status, tookMs }: Outcome) => ({
  usage: { ...NO_TOKENS, latency: tookMs / 1000 },
  retriever_resources: presentSources(draft.sources),
  /** Ours: whether it ended as it should. */
  state: status,
  suggested_questions: [...draft.suggested],
});

const NO_TOKENS = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0, total_price: '0', currency: 'KRW' };

export const blockingReply = (turn: Turn, outcome: Outcome) => ({
  event: 'message' as const,
  id: turn.messageId,
  ...idsOf(turn),
  mode: 'chat' as const,
  answer: outcome.draft.text,
  metadata: metadataOf(outcome),
});
