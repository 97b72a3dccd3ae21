import type { AnsweredQuestion } from '#shared/contract/boards/question.contract.ts';
import { questionText as text } from '#shared/messages/boards/question.ko.ts';
import { paths } from '#shared/paths.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import type { Column } from '#web/ui/table.tsx';
import { NamedValue } from '#web/ui/table.tsx';
import type { Queue, Question } from './question-hand-over.tsx';
import { QuestionHandOver } from './question-hand-over.tsx';

const NO_WRAP = 'whitespace-nowrap';

type Shown = Pick<Question, 'title' | 'isPrivate' | 'category' | 'authorName'>;

const TitleLink = ({ to, question: { title, isPrivate } }: { to: string; question: Shown }) => (
  <Link to={to} title={title} data-row-link className="line-clamp-2 font-medium text-ink">
    {isPrivate && <span className="text-ink-muted">[{text.privateTitle}] </span>}
    {title}
  </Link>
);

const FACTS: readonly Column<Shown>[] = [
  {
    key: 'category',
    label: text.columns.category,
    className: cx(NO_WRAP, 'max-xl:hidden'),
    cell: ({ category }) => category,
  },
  {
    key: 'author',
    label: text.columns.author,
    wideOnly: true,
    className: 'md:max-xl:max-w-28 md:truncate',
    cell: ({ authorName }) => <span title={authorName}>{authorName}</span>,
  },
];

interface ColumnOptions {
  /** Where the question is answered. */
  addressOf: (documentId: string) => string;
  colleagues: Queue['colleagues'];
}

export const questionColumns = ({ addressOf, colleagues }: ColumnOptions): Column<Question>[] => [
  {
    key: 'title',
    label: text.columns.title,
    className: 'max-md:basis-full md:w-full md:min-w-44 xl:min-w-60',
    cell: (question) => (
      <>
        <TitleLink to={addressOf(question.documentId)} question={question} />
        {question.note !== '' && (
          <span className="block truncate text-xs text-ink-muted md:max-w-lg">{question.note}</span>
        )}
      </>
    ),
  },
  {
    key: 'due',
    label: text.columns.due,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ dueAt, isOverdue }) => (
      <span className="inline-flex items-center gap-2">
        <time dateTime={dueAt}>
          <NamedValue name={text.columns.due} value={formatDateTime(dueAt)} />
        </time>
        {isOverdue && <Badge tone="danger">{text.overdue}</Badge>}
      </span>
    ),
  },
  ...FACTS,
  {
    key: 'assignee',
    label: text.columns.assignee,
    className: cx(NO_WRAP, 'max-md:basis-full'),
    cell: (question) => <QuestionHandOver question={question} colleagues={colleagues} />,
  },
];

export const ANSWERED_COLUMNS: readonly Column<AnsweredQuestion>[] = [
  {
    key: 'title',
    label: text.columns.title,
    className: 'max-md:basis-full md:w-full md:min-w-44 xl:min-w-60',
    cell: (question) => <TitleLink to={paths.boardDetail('qna', question.documentId)} question={question} />,
  },
  {
    key: 'answeredAt',
    label: text.columns.answeredAt,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ answeredAt }) => (
      <time dateTime={answeredAt}>
        <NamedValue name={text.columns.answeredAt} value={formatDateTime(answeredAt)} />
      </time>
    ),
  },
  {
    key: 'createdAt',
    label: text.columns.createdAt,
    wideOnly: true,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  ...FACTS,
];
