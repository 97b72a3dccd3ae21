import { Info, RotateCcw } from 'lucide-react';
import { chatText } from '#shared/messages/chat/chat.ko.ts';
import { focusLog } from '../parts/focus-log.ts';
import { useChat, useChatState } from '../panel/chat-context.tsx';
import type { ChatMessage } from '../state/chat-state.ts';

/** Plain text from the panel itself, such as an error, with a retry button. */
export function ChatNotice({ message: { content, hint, retry } }: { message: ChatMessage }) {
  const { chat } = useChat();
  const loading = useChatState((state) => state.loading);
  return (
    <div className="chat-message ml-10 rounded-xl bg-surface-soft px-4 py-3 text-sm text-ink-soft">
      <p className="flex items-start gap-2">
        <Info size={16} aria-hidden="true" className="mt-0.75 shrink-0 text-ink-muted" />
        <span className="min-w-0">
          {content}
          {hint && <span className="mt-1 block">{hint}</span>}
        </span>
      </p>
      {retry !== undefined && !loading && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            focusLog(currentTarget);
            chat.send(retry);
          }}
          className="mt-1.5 ml-6 inline-flex min-h-8 items-center gap-1.5 font-semibold text-accent-ink underline-offset-4 hover:underline"
        >
          <RotateCcw size={14} aria-hidden="true" />
          {chatText.retry}
        </button>
      )}
    </div>
  );
}
