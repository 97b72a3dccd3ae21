import type { StreamItem } from '#shared/chat/event-reader.ts';
import { parseEvent } from '#shared/chat/parse-event.ts';
import { chatText } from '#shared/messages/assistant/chat.ko.ts';
import type { ChatMessage } from './chat-state.ts';
import { isUnanswered, sourcesOf } from './history.ts';

interface Listener {
  /** Broken off: whatever still comes is nobody's. */
  isOver: () => boolean;
  onBegin: () => void;
  onTask: (taskId: string) => void;
  add: (message: Omit<ChatMessage, 'id'>) => string;
  change: (id: string, changes: Partial<ChatMessage>) => void;
  /** The turn is complete, in this conversation. */
  onEnd: (conversationId: string) => void;
  onUnparsable: (reason: string) => void;
}

/**
 * Reads one reply into one message: the first piece of text makes it, later ones are appended (specification
 * point 4). Returns what has to be said when it did not end well, else null.
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
      const heard = parseEvent(item.value);
      if (heard.taskId !== '') listener.onTask(heard.taskId);
      if (heard.kind === 'text') show(content + heard.text);
      else if (heard.kind === 'replace') show(heard.text);
      else if (heard.kind === 'unparsable') listener.onUnparsable(heard.reason);
      else if (heard.kind === 'error') return HANGUL.test(heard.message) ? heard.message : chatText.failed;
      else if (heard.kind === 'end') {
        listener.onEnd(heard.conversationId);
        const answerId = heard.messageId === '' ? undefined : heard.messageId;
        const { retriever_resources: resources, state } = heard.metadata;
        const known = { answerId, sources: sourcesOf(resources), isUnanswered: isUnanswered(state) };
        // A question that nothing follows looks as if nobody had heard it.
        if (id === null) return chatText.empty;
        listener.change(id, { isComing: false, rating: null, ...known });
        // Cut off over there: too long, or stopped by somebody.
        return state === 'interrupted' ? chatText.interrupted : null;
      }
    }
  }
  return chatText.interrupted;
}

/** Servers of others say what went wrong in English, to developers. */
const HANGUL = /[가-힣]/;
