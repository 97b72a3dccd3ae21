import type { StreamItem } from '#shared/chat/event-reader.ts';
import { parseEvent } from '#shared/chat/parse-event.ts';
import { chatText } from '#shared/messages/chat/chat.ko.ts';
import type { ChatMessage } from './chat-state.ts';
import { isUnanswered, sourcesOf } from './chat-history.ts';

interface Listener {
  /** True when the turn was cancelled; later items are ignored. */
  isOver: () => boolean;
  onBegin: () => void;
  /** Known before the end, which a turn that is broken off does not reach. */
  onIds: (ids: { taskId: string; conversationId: string }) => void;
  add: (message: Omit<ChatMessage, 'id'>) => string;
  change: (id: string, changes: Partial<ChatMessage>) => void;
  /** The turn is complete; receives its conversation ID. */
  onEnd: (conversationId: string) => void;
  onUnparsable: (reason: string) => void;
}

/**
 * Reads one answer stream into one message: the first text creates it, later text is appended (specification point 4).
 * Returns a notice when the answer did not end normally, else null.
 */
export async function readAnswer(
  items: AsyncIterable<StreamItem | { kind: 'begin' }>,
  listener: Listener,
): Promise<string | null> {
  let id: string | null = null;
  let content = '';
  const show = (text: string) => {
    if (text === content) return;
    content = text;
    if (id === null) id = listener.add({ content, source: 'server', isComing: true });
    else listener.change(id, { content });
  };

  for await (const item of items) {
    if (listener.isOver()) return null;
    if (item.kind === 'begin') listener.onBegin();
    else if (item.kind === 'unparsable') listener.onUnparsable(item.error.message);
    else {
      const event = parseEvent(item.value);
      listener.onIds(event);
      if (event.kind === 'text') show(content + event.text);
      else if (event.kind === 'replace') show(event.text);
      else if (event.kind === 'unparsable') listener.onUnparsable(event.reason);
      else if (event.kind === 'error') return HANGUL.test(event.message) ? event.message : chatText.failed;
      else if (event.kind === 'end') {
        listener.onEnd(event.conversationId);
        const answerId = event.messageId === '' ? undefined : event.messageId;
        const { retriever_resources: resources, state } = event.metadata;
        const known = { answerId, sources: sourcesOf(resources), isUnanswered: isUnanswered(state) };
        // Without any text, a notice is needed.
        if (id === null) return chatText.empty;
        listener.change(id, { isComing: false, rating: null, ...known });
        // The server ended it early: too long, or stopped.
        return state === 'interrupted' ? chatText.interrupted : null;
      }
    }
  }
  return chatText.interrupted;
}

/** Errors of external servers are in English; only Korean messages are shown. */
const HANGUL = /[가-힣]/;
