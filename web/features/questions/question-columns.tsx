import { questionText as text } from '#shared/messages/boards/question.ko.ts';
import { paths } from '#shared/paths.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/table.tsx';
import type { Queue, Question } from './question-hand-over.tsx';
import { QuestionHandOver } from './question-hand-over.tsx';

const NO_WRAP = 'whitespace-nowrap';

export const QUESTION_COLUMNS: readonly Column<Question>[] = [
  {
    key: 'title',
    label: text.columns.title,
    className: 'max-md:basis-full',
    cell: ({ documentId, title, isPrivate, note }) => (
      <>
        <Link to={paths.adminQuestions(documentId)} data-row-link className="font-medium text-ink hover:underline">
          {isPrivate && <span className="text-ink-muted">[{text.privateTitle}] </span>}
          {title}
        </Link>
        {note !== '' && <span className="block truncate text-xs text-ink-muted md:max-w-lg">{note}</span>}
      </>
    ),
  },
  {
    key: 'due',
    label: text.columns.due,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ dueAt, isOverdue }) => (
      <span className="inline-flex items-center gap-2">
        <time dateTime={dueAt}>{formatDateTime(dueAt)}</time>
        {isOverdue && <Badge tone="danger">{text.overdue}</Badge>}
      </span>
    ),
  },
  {
    key: 'category',
    label: text.columns.category,
    wideOnly: true,
    className: NO_WRAP,
    cell: ({ category }) => category,
  },
  {
    key: 'author',
    label: text.columns.author,
    wideOnly: true,
    className: NO_WRAP,
    cell: ({ authorName }) => authorName,
  },
];

export const assigneeColumn = (colleagues: Queue['colleagues']): Column<Question> => ({
  key: 'assignee',
  label: text.columns.assignee,
  cell: (question) => <QuestionHandOver question={question} colleagues={colleagues} />,
});
