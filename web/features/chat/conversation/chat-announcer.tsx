import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { chatText } from '#shared/messages/chat/chat.ko.ts';
import { plainAnswer } from '../format/plain-answer.ts';
import type { ChatMessage } from '../state/chat-state.ts';
import { createSentenceReader } from './sentence-reader.ts';

interface Line {
  id: number;
  text: string;
}

/** Number of lines kept beside the new ones, which are all that screen readers need. */
const KEPT = 20;

/**
 * Live region that announces each completed sentence of an answer once. Separate from the message list, whose text
 * changes continuously.
 */
export function ChatAnnouncer({ messages: latest }: { messages: readonly ChatMessage[] }) {
  // Of many lines that come at once each would update within the update of the one before, which React ends after 50.
  const messages = useDeferredValue(latest);
  const [reader] = useState(createSentenceReader);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const lastId = useRef(0);

  useEffect(() => {
    const news = reader.read(
      messages
        .filter(({ source, isRestored }) => source === 'server' && !isRestored)
        .map(({ id, content, typing = false, isComing = false, isNotice = false, hint }) => ({
          id,
          text: typing ? chatText.typing : isNotice ? [content, hint].filter(Boolean).join(' ') : plainAnswer(content),
          isWhole: !isComing,
        })),
    );
    if (news.length === 0) return;
    setLines((before) => [...before.slice(-KEPT), ...news.map((text) => ({ id: ++lastId.current, text }))]);
  }, [messages, reader]);

  return (
    <div aria-live="polite" aria-relevant="additions" className="sr-only">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
