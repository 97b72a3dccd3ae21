import type { ChatMessage, Rating, Source } from './chat-state.ts';
import { portalPath } from '../format/portal-path.ts';

type Loose = Record<string, unknown>;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): Loose[] =>
  Array.isArray(value) ? value.filter((item): item is Loose => typeof item === 'object' && item !== null) : [];

/** What an answer stands on, each text once, at the passage that matters most, as the wire tells it (`retriever_resources`). */
export function sourcesOf(resources: unknown): Source[] {
  const sources = listOf(resources).map((resource) => ({
    board: text(resource.dataset_name),
    title: text(resource.document_name),
    path: portalPath(text(resource.url)),
    excerpt: text(resource.content),
  }));
  const keyOf = ({ board, title }: Source) => `${board} ${title}`;
  return sources.filter(
    (source, index) => source.title !== '' && sources.findIndex((other) => keyOf(other) === keyOf(source)) === index,
  );
}

/** The server's word for an answer that found nothing. */
export const isUnanswered = (state: unknown): boolean => state === 'unanswered';

/** A stored conversation as messages, oldest first. */
export function messagesOf(answer: unknown): ChatMessage[] {
  const turns = listOf((answer as Loose | null)?.data);
  return turns
    .toSorted((a, b) => Number(a.created_at) - Number(b.created_at))
    .flatMap((turn): ChatMessage[] => {
      const id = text(turn.id);
      const question: ChatMessage = { id: `${id}-question`, content: text(turn.query), source: 'user' };
      if (text(turn.answer) === '') return [question];
      return [
        question,
        {
          id: `${id}-answer`,
          content: text(turn.answer),
          source: 'server',
          isRestored: true,
          answerId: id,
          sources: sourcesOf(turn.retriever_resources),
          rating: ratingOf(turn.feedback),
          isUnanswered: isUnanswered(turn.state),
        },
      ];
    });
}

function ratingOf(feedback: unknown): Rating | null {
  const rating = (feedback as Loose | null | undefined)?.rating;
  return rating === 'like' || rating === 'dislike' ? rating : null;
}
