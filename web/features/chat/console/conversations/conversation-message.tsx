import type { OutputOf } from '#shared/contract/calls.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { ConversationBadge } from './conversation-badge.tsx';
import { plainText } from '../plain-text.ts';

export type Message = OutputOf<'/api/v1/admin/assistant/conversation'>['messages'][number];

const text = chatConsoleText.conversations;

/** What somebody has to look after. */
const isMissed = ({ status }: Message) => status === 'unanswered' || status === 'failed';

/** One question with its answer, sources, state and rating. */
export function ConversationMessage({ message }: { message: Message }) {
  const { rating } = message;
  // Several passages may be of one page.
  const sources = message.sources.filter(({ title }, at, all) => all.findIndex((one) => one.title === title) === at);
  return (
    <li
      className={cx(
        'max-w-[860px] rounded-card border p-5 md:p-6',
        isMissed(message) ? 'border-warning' : 'border-line',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <ConversationBadge status={message.status} />
        {rating && <Badge tone={rating === 'like' ? 'success' : 'danger'}>{text.ratings[rating]}</Badge>}
        <time dateTime={message.askedAt} className="tabular-nums">
          {formatDateTime(message.askedAt)}
        </time>
        <span className="tabular-nums">{text.times(message.firstPartMs, message.tookMs)}</span>
      </p>
      <h2 className="mt-3 text-lg font-semibold break-words whitespace-pre-wrap text-ink">{message.question}</h2>
      <p className="mt-3 max-w-[720px] break-words whitespace-pre-wrap text-ink-soft">
        {plainText(message.answer) || text.noAnswer}
      </p>
      {message.comment !== '' && (
        <p className="mt-3 text-label break-words text-ink">
          {text.comment}: {message.comment}
        </p>
      )}
      {sources.length > 0 && (
        <ul aria-label={text.sources} className="mt-4 space-y-1 border-t border-line pt-3 text-label">
          {sources.map((source) => (
            <li key={source.title} className="text-ink-muted">
              {source.place} ·{' '}
              <a href={source.url} className="py-1 text-ink-soft underline underline-offset-3">
                {source.title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
