import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Disclosure } from '#web/ui/navigation/disclosure.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { plainText } from '../plain-text.ts';
import { GapBadge } from './gap-badge.tsx';
import type { Gap } from './gap-item.tsx';

const text = chatConsoleText.gaps;

/** The questions of a group, with the reason and the result of asking again. */
export function GapQuestions({ gap: { state, questions, count, lastAskedAt } }: { gap: Gap }) {
  const title = (
    <span className="flex flex-1 flex-wrap items-center gap-x-3 gap-y-1 text-sm font-normal text-ink-muted">
      <GapBadge state={state} />
      <span className="font-semibold text-ink-soft">{text.count(count)}</span>
      <span>
        {text.lastAsked}{' '}
        <time dateTime={lastAskedAt} className="tabular-nums">
          {formatDateTime(lastAskedAt)}
        </time>
      </span>
      <span className="text-ink-soft underline underline-offset-3">{text.questions}</span>
    </span>
  );
  return (
    <div className="-mb-1.5 *:border-b-0">
      <Disclosure small title={title}>
        <ul className="space-y-4">
          {questions.map((question) => (
            <li key={question.messageId}>
              <p className="break-words text-ink">{question.question}</p>
              <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-muted">
                <span>{question.isDisliked ? text.disliked : text.unanswered}</span>
                <time dateTime={question.askedAt} className="tabular-nums">
                  {formatDateTime(question.askedAt)}
                </time>
              </p>
              {question.comment !== '' && (
                <p className="mt-1 text-label break-words">
                  {text.comment}: {question.comment}
                </p>
              )}
              {question.again && <AskedAgain again={question.again} />}
            </li>
          ))}
        </ul>
        {count > questions.length && (
          <p className="mt-4 text-label text-ink-muted">{text.more(count - questions.length)}</p>
        )}
      </Disclosure>
    </div>
  );
}

function AskedAgain({ again }: { again: NonNullable<Gap['questions'][number]['again']> }) {
  return (
    <div className="mt-2 rounded-control bg-surface-soft p-4">
      <p className="flex flex-wrap items-center gap-2 text-sm font-semibold text-ink">
        {text.again.title}
        <Badge tone={again.isAnswered ? 'success' : 'danger'}>
          {again.isAnswered ? text.again.answered : text.again.missed}
        </Badge>
      </p>
      <p className="mt-2 text-label break-words whitespace-pre-wrap">{plainText(again.answer)}</p>
    </div>
  );
}
