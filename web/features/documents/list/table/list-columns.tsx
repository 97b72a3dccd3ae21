import { Eye, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Board } from '#shared/boards/board.ts';
import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import type { Column } from '#web/ui/table.tsx';
import { AnswerStateBadge } from '#web/features/documents/answer-state-badge.tsx';
import { DocumentTitle } from './document-title.tsx';
import { RowFacts } from './row-facts.tsx';

const text = messages.documents.list;

export interface ListRow {
  document: DocumentSummary;
}

const meta = 'max-md:text-[13px] max-md:text-ink-muted';

/** Columns in reading order. On a phone category and state are above the title, the rest below. */
export function listColumns(board: Board): Column<ListRow>[] {
  return [
    {
      key: 'category',
      label: text.category,
      align: 'center',
      className: 'whitespace-nowrap max-md:order-1 md:max-lg:px-2 lg:min-w-24',
      cell: ({ document }) => <span className="max-md:text-sm max-md:font-semibold">{document.category}</span>,
    },
    {
      key: 'title',
      label: text.title,
      // Takes the remaining width; a long title is cut with an ellipsis.
      className: 'w-full max-md:order-3 md:max-w-0',
      cell: ({ document }) => (
        <>
          <DocumentTitle document={document} />
          <RowFacts board={board} document={document} />
        </>
      ),
    },
    ...(board.hasAnswers ? [stateColumn] : []),
    {
      key: 'author',
      label: text.author,
      align: 'center',
      // For a hidden author: no gap in the card, an empty cell in the table.
      className: `max-md:order-4 max-md:empty:hidden md:max-lg:px-2 ${meta}`,
      cell: ({ document }) =>
        document.authorName && (
          <span className="line-clamp-2 break-words max-md:max-w-28 md:w-32">{document.authorName}</span>
        ),
    },
    {
      key: 'date',
      label: text.date,
      align: 'center',
      // As wide as figures of any font: the columns beside it would move with the web font.
      className: `whitespace-nowrap tabular-nums max-md:order-5 md:min-w-28 ${meta}`,
      cell: ({ document }) => <time dateTime={document.publishedAt}>{formatDate(document.publishedAt)}</time>,
    },
    countColumn('views', text.views, ({ viewCount }) => viewCount, <Eye size={14} aria-hidden="true" />),
    // Only in the line below a phone's title: as a column it would take the room of the title.
    ...(board.hasLikes
      ? [
          {
            ...countColumn(
              'likes',
              text.likes,
              ({ likeCount }) => likeCount,
              <ThumbsUp size={13} aria-hidden="true" />,
            ),
            className: `tabular-nums max-md:order-6 md:hidden ${meta}`,
          },
        ]
      : []),
  ];
}

const stateColumn: Column<ListRow> = {
  key: 'state',
  label: text.state,
  align: 'center',
  className: 'max-md:order-2',
  cell: ({ document }) => document.answerState && <AnswerStateBadge state={document.answerState} />,
};

function countColumn(
  key: string,
  label: string,
  countOf: (document: DocumentSummary) => number,
  icon: ReactNode,
): Column<ListRow> {
  return {
    key,
    label,
    align: 'center',
    className: `tabular-nums max-md:order-6 md:min-w-16 md:max-lg:hidden ${meta}`,
    cell: ({ document }) =>
      document.isReadable && (
        <span className="inline-flex items-center gap-1">
          <span className="md:hidden">{icon}</span>
          <span className="sr-only md:hidden">{label}</span>
          {countOf(document).toLocaleString('ko-KR')}
        </span>
      ),
  };
}
