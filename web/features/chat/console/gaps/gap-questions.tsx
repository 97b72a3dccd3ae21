import { chatConsoleText } from '#shared/messages/admin/chat-console.ko.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Disclosure } from '#web/ui/navigation/disclosure.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { plainText } from '../plain-text.ts';
import type { Gap } from './gap-item.tsx';

const text = chatConsoleText.gaps;

/** The questions of a group, with the reason and the result of asking again. */
export function GapQuestions({ gap: { questions, count } }: { gap: Gap }) {
  return (
    <div className="mt-1 *:border-b-0">
      <Disclosure small title={<span className="text-label">{text.questions}</span>}>
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
