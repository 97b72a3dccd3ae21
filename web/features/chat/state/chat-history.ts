import { chatText } from '#shared/messages/chat/chat.ko.ts';
import type { ChatMessage, Rating, Source } from './chat-state.ts';
import { portalPath, webAddress } from '../format/portal-path.ts';

type Loose = Record<string, unknown>;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): Loose[] =>
  Array.isArray(value) ? value.filter((item): item is Loose => typeof item === 'object' && item !== null) : [];

/** Sources of an answer from the wire's `retriever_resources`, without duplicates, most relevant first. */
export function sourcesOf(resources: unknown): Source[] {
  const sources = listOf(resources).map((resource) => ({
    board: text(resource.dataset_name),
    title: text(resource.document_name),
    path: addressOf(resource),
    excerpt: text(resource.content),
  }));
  const keyOf = ({ board, title }: Source) => `${board} ${title}`;
  return sources.filter(
    (source, index) => source.title !== '' && sources.findIndex((other) => keyOf(other) === keyOf(source)) === index,
  );
}

/** Links to other sites are accepted only from pinned answers, which the staff wrote. */
const addressOf = ({ url, dataset_id: from }: Loose): string | null =>
  portalPath(text(url)) ?? (from === 'pin' ? webAddress(text(url)) : null);

/** `state` value of the server for an answer that found nothing. */
export const isUnanswered = (state: unknown): boolean => state === 'unanswered';

/** Stored conversation as messages, oldest first. */
export function messagesOf(answer: unknown): ChatMessage[] {
  const turns = listOf((answer as Loose | null)?.data);
  return turns
    .toSorted((a, b) => Number(a.created_at) - Number(b.created_at))
    .flatMap((turn): ChatMessage[] => {
      const [id, query] = [text(turn.id), text(turn.query)];
      const known = { id: `${id}-answer`, source: 'server' as const, isRestored: true };
      const ending = endingOf(turn.state);
      return [
        { id: `${id}-question`, content: query, source: 'user' },
        ...(text(turn.answer) === ''
          ? []
          : [
              {
                ...known,
                content: text(turn.answer),
                answerId: id,
                sources: sourcesOf(turn.retriever_resources),
                rating: ratingOf(turn.feedback),
                isUnanswered: isUnanswered(turn.state),
              },
            ]),
        ...(ending === null ? [] : [{ ...known, id: `${id}-ending`, content: ending, isNotice: true, retry: query }]),
      ];
    });
}

/** Notice for an answer that was not completed; null for a complete one. */
function endingOf(state: unknown): string | null {
  if (state === 'failed') return chatText.failed;
  return state === 'interrupted' || state === 'asked' ? chatText.interrupted : null;
}

function ratingOf(feedback: unknown): Rating | null {
  const rating = (feedback as Loose | null | undefined)?.rating;
  return rating === 'like' || rating === 'dislike' ? rating : null;
}
