import { chatText } from '#shared/messages/assistant/chat.ko.ts';
import type { ChatMessage, Rating, Source } from './chat-state.ts';
import { portalPath, webAddress } from '../format/portal-path.ts';

type Loose = Record<string, unknown>;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): Loose[] =>
  Array.isArray(value) ? value.filter((item): item is Loose => typeof item === 'object' && item !== null) : [];

/** What an answer stands on, each text once, at the passage that matters most, as the wire tells it (`retriever_resources`). */
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

/** Only what the staff have fixed may lead out of the portal. */
const addressOf = ({ url, dataset_id: from }: Loose): string | null =>
  portalPath(text(url)) ?? (from === 'pin' ? webAddress(text(url)) : null);

/** The server's word for an answer that found nothing. */
export const isUnanswered = (state: unknown): boolean => state === 'unanswered';

/** A stored conversation as messages, oldest first. */
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

/** What has to be said of an answer that did not come to its end; whoever was to give it may be gone. */
function endingOf(state: unknown): string | null {
  if (state === 'failed') return chatText.failed;
  return state === 'interrupted' || state === 'asked' ? chatText.interrupted : null;
}

function ratingOf(feedback: unknown): Rating | null {
  const rating = (feedback as Loose | null | undefined)?.rating;
  return rating === 'like' || rating === 'dislike' ? rating : null;
}
