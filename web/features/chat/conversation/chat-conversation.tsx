import { ArrowDown } from 'lucide-react';
import { chatText } from '#shared/messages/chat/chat.ko.ts';
import { MessageItem } from './message-item.tsx';
import { ChatAnnouncer } from './chat-announcer.tsx';
import { useChatState } from '../panel/chat-context.tsx';
import type { ChatMessage } from '../state/chat-state.ts';
import { ChatComposer } from '../panel/chat-composer.tsx';
import { useFollowEnd } from './use-follow-end.ts';
import { ChatWelcome } from './chat-welcome.tsx';

export function ChatConversation() {
  const messages = useChatState((state) => state.messages);
  const loading = useChatState((state) => state.loading);
  const { log, isAtEnd, toEnd } = useFollowEnd(messages, loading);
  return (
    <>
      <div className="relative min-h-0 flex-1">
        {/* No live region: the announcer reads complete sentences, the log would announce every fragment. */}
        <div
          ref={log}
          role="log"
          aria-live="off"
          aria-label={chatText.log}
          tabIndex={0}
          className="relative h-full overflow-y-auto overscroll-contain p-5 pb-3 text-wrap -outline-offset-4 [container-type:size]"
        >
          <div className="space-y-5">
            <ChatWelcome isNew={messages.length === 0} />
            {turnsOf(messages).map((turn) => (
              // The last one fills the log within its padding, so that the end begins with its question, or alone with
              // its answer, 9 px below the header.
              <div
                key={turn[0]?.id}
                data-turn
                className="space-y-5 last:min-h-[100cqh] last:data-alone:*:last:min-h-[calc(100cqh+11px)]"
              >
                {turn.map((message) => (
                  <MessageItem key={message.id} message={message} />
                ))}
              </div>
            ))}
          </div>
        </div>
        {!isAtEnd && (
          <button
            type="button"
            aria-label={chatText.toEnd}
            title={chatText.toEnd}
            onClick={toEnd}
            className="chat-message absolute bottom-3 left-1/2 flex size-10 -translate-x-1/2 items-center justify-center rounded-full border border-line bg-surface text-ink shadow-raised hover:bg-surface-soft"
          >
            <ArrowDown size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      <ChatAnnouncer messages={messages} />
      <ChatComposer />
    </>
  );
}

/** Each question with what follows it. */
function turnsOf(messages: readonly ChatMessage[]): ChatMessage[][] {
  const turns: ChatMessage[][] = [];
  for (const message of messages) {
    if (message.source === 'user' || turns.length === 0) turns.push([]);
    turns.at(-1)?.push(message);
  }
  return turns;
}
