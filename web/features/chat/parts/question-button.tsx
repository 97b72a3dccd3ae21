import { ArrowUpRight } from 'lucide-react';
import { useChat, useChatState } from '../panel/chat-context.tsx';
import { focusLog } from './focus-log.ts';

/** Sends a suggested question. */
export function QuestionButton({ question }: { question: string }) {
  const { chat } = useChat();
  const loading = useChatState((state) => state.loading);
  return (
    <button
      type="button"
      // Not `disabled`, which would lose the focus.
      aria-disabled={loading}
      onClick={({ currentTarget }) => {
        focusLog(currentTarget);
        chat.send(question);
      }}
      className="group flex w-full items-start justify-between gap-3 rounded-xl border border-line bg-surface px-3.5 py-2.5 text-left text-sm leading-snug font-medium text-ink-soft transition-colors hover:border-accent hover:bg-accent-soft hover:text-accent-ink aria-disabled:cursor-default aria-disabled:opacity-60"
    >
      {question}
      <ArrowUpRight
        size={16}
        aria-hidden="true"
        className="mt-0.5 shrink-0 text-ink-muted transition-colors group-hover:text-accent-ink"
      />
    </button>
  );
}
