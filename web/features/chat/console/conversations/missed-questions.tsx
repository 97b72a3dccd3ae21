import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import type { Message } from './conversation-message.tsx';

/** Leads to the questions that the list counts as unanswered. */
export function MissedQuestions({ messages }: { messages: readonly Message[] }) {
  const missed = messages.filter(({ status }) => status === 'unanswered');
  if (missed.length === 0 || messages.length === 1) return null;
  const title = chatConsoleText.conversations.unansweredCount(missed.length);
  return (
    <nav aria-label={title} className="mb-4 flex max-w-[860px] flex-wrap items-baseline gap-x-4 gap-y-1 text-label">
      <strong className="font-semibold text-warning">{title}</strong>
      {missed.map(({ messageId, question }) => (
        <a
          key={messageId}
          href={`#${messageId}`}
          className="max-w-full truncate py-1 text-ink-soft underline underline-offset-3 md:max-w-72"
        >
          {question}
        </a>
      ))}
    </nav>
  );
}
