import type { OutputOf } from '#shared/contract/calls.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { isListed, partsOf } from '../../format/fold-answer.ts';
import { parseAnswerBlocks } from '../../format/parse-answer-blocks.ts';
import { GapBadge } from '../gaps/gap-badge.tsx';
import { ConversationAnswer } from './conversation-answer.tsx';
import { ConversationBadge } from './conversation-badge.tsx';
import { MissedActions } from './missed-actions.tsx';

export type Message = OutputOf<'/api/v1/admin/assistant/conversation'>['messages'][number];

const text = chatConsoleText.conversations;

/** What somebody has to look after. */
const isMissed = ({ status }: Message) => status === 'unanswered' || status === 'failed';

/** One question, said by `asker`, with its answer, sources, state and rating, and what staff can do where it was not answered. */
export function ConversationMessage({ message, asker }: { message: Message; asker: string }) {
  const { messageId, question, rating, gap } = message;
  const parts = partsOf(parseAnswerBlocks(message.answer));
  const blocks = [...parts.seen, ...parts.folded];
  // As in the chat: not what the answer names itself. Several passages may be of one page.
  const sources = (message.status === 'unanswered' ? [] : message.sources).filter(
    ({ title, url }, at, all) => !isListed(blocks, url) && all.findIndex((one) => one.title === title) === at,
  );
  return (
    <li
      id={messageId}
      className={cx(
        'max-w-[860px] scroll-mt-24 rounded-card border p-5 md:p-6',
        isMissed(message) ? 'border-warning' : 'border-line',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <ConversationBadge status={message.status} />
        {rating && <Badge tone={rating === 'like' ? 'success' : 'danger'}>{text.ratings[rating]}</Badge>}
        {gap && gap.state !== 'open' && <GapBadge state={gap.state} />}
        <time dateTime={message.askedAt} className="tabular-nums">
          {formatDateTime(message.askedAt)}
        </time>
      </p>
      <div className="mt-3 ml-auto w-fit max-w-[85%] rounded-card bg-accent-soft px-4 py-3">
        <p className="text-sm text-ink-muted">{asker}</p>
        <h2 className="text-lg font-semibold break-words whitespace-pre-wrap text-ink">{question}</h2>
      </div>
      <p className="mt-4 text-sm text-ink-muted">{chatConsoleText.overview.title}</p>
      {blocks.length > 0 ? (
        <ConversationAnswer parts={parts} />
      ) : (
        <p className="mt-1 text-label text-ink-muted">{text.noAnswer}</p>
      )}
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
      {gap && (
        // Those of unanswered ones stand beside the conversation there.
        <div className={cx('mt-4', message.status === 'unanswered' && 'min-[1440px]:hidden')}>
          <MissedActions message={message} />
        </div>
      )}
      <p className="mt-4 text-sm text-ink-muted tabular-nums empty:hidden">
        {text.times(message.firstPartMs, message.tookMs)}
      </p>
    </li>
  );
}
