import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { GapBadge } from '../gaps/gap-badge.tsx';
import type { Message } from './conversation-message.tsx';
import { MissedActions } from './missed-actions.tsx';

interface MissedProps {
  /** Those that the list counts as unanswered. */
  missed: readonly Message[];
}

const titleOf = (missed: readonly Message[]) => chatConsoleText.conversations.unansweredCount(missed.length);

/** Leads to the questions, where there is no room for them beside the conversation. */
export const MissedQuestions = ({ missed }: MissedProps) => (
  <nav
    aria-label={titleOf(missed)}
    className="mb-4 flex max-w-[860px] flex-wrap items-baseline gap-x-4 gap-y-1 text-label min-[1440px]:hidden"
  >
    <strong className="font-semibold text-warning">{titleOf(missed)}</strong>
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

/** The same beside the conversation, with what can be done about each. */
export const MissedColumn = ({ missed }: MissedProps) => (
  <aside
    aria-label={titleOf(missed)}
    className="sticky top-[calc(var(--header)+var(--bar)+1rem)] max-h-[calc(100dvh-var(--header)-var(--bar)-2rem)] max-w-[480px] self-start overflow-y-auto rounded-card border border-line p-3 max-[1439px]:hidden"
  >
    <h2 className="text-label font-bold text-warning">{titleOf(missed)}</h2>
    <ul className="mt-2 divide-y divide-line">
      {missed.map((message) => (
        <li key={message.messageId} className="space-y-2 py-3 last:pb-0">
          {message.gap && message.gap.state !== 'open' && <GapBadge state={message.gap.state} />}
          <a
            href={`#${message.messageId}`}
            className="block text-label font-medium break-words text-ink underline underline-offset-3"
          >
            {message.question}
          </a>
          <MissedActions message={message} />
        </li>
      ))}
    </ul>
  </aside>
);
