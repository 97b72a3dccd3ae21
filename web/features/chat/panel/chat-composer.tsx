import { ArrowUp, Square } from 'lucide-react';
import { LIMITS } from '#shared/limits.ts';
import { chatText } from '#shared/messages/chat/chat.ko.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { useChat, useChatState } from './chat-context.tsx';
import { useEnterToSend } from './use-enter-to-send.ts';

/** Question input (specification point 9: two rows). During an answer the send button cancels it. */
export function ChatComposer() {
  const { chat } = useChat();
  const { productName } = useSettings();
  const draft = useChatState((state) => state.draft);
  const loading = useChatState((state) => state.loading);
  const enter = useEnterToSend(chat.send);
  const hasBegun = useChatState(({ messages }) => messages.length > 0);
  const isBlank = draft.trim() === '';
  const placeholder = chatText.placeholder(productName);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (loading) chat.cancel();
        else chat.send();
      }}
      className="relative shrink-0 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] low:pt-2 low:pb-2"
    >
      {loading && (
        <span aria-hidden="true" className="absolute inset-x-0 -top-px h-0.5 overflow-hidden">
          <span className="chat-working absolute inset-y-0 w-1/3 rounded-full bg-accent" />
        </span>
      )}
      <div className="flex items-end gap-2 rounded-2xl border border-line-control bg-surface py-2 pr-2 pl-4 transition-colors focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/20">
        <textarea
          rows={2}
          value={draft}
          maxLength={LIMITS.chatQueryMaxChars}
          aria-label={placeholder}
          aria-describedby="chat-hint"
          placeholder={placeholder}
          enterKeyHint="send"
          onChange={(event) => chat.store.setState({ draft: event.target.value })}
          {...enter}
          className="min-w-0 flex-1 resize-none bg-transparent py-0.5 text-base leading-6 text-ink outline-none placeholder:text-ink-muted"
        />
        <button
          type="submit"
          aria-disabled={!loading && isBlank}
          className={cx(buttonClass({ size: 'small', variant: loading ? 'secondary' : 'primary' }), 'rounded-xl px-3')}
        >
          {loading ? (
            <Square size={12} fill="currentColor" aria-hidden="true" />
          ) : (
            <ArrowUp size={16} strokeWidth={2.5} aria-hidden="true" />
          )}
          {loading ? chatText.cancel : chatText.send}
        </button>
      </div>
      {/* Read before the first question. Then its line belongs to the conversation. */}
      <p
        id="chat-hint"
        className={cx('text-center text-xs text-ink-muted', hasBegun ? 'sr-only' : 'mt-2 snug:sr-only')}
      >
        {chatText.inputHint}
      </p>
    </form>
  );
}
