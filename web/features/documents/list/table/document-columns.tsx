import type { Board } from '#shared/boards/board.ts';
import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import type { Column } from '#web/ui/table.tsx';
import { NamedValue } from '#web/ui/table.tsx';
import { AnswerStateBadge } from '#web/features/documents/answer-state-badge.tsx';
import { DocumentTitle } from './document-title.tsx';
import { RowFacts } from './row-facts.tsx';
import { formatCount } from '#shared/text/count.ts';

const text = messages.documents.list;

export interface ListRow {
  document: DocumentSummary;
}

/** Columns in reading order; how they look is in list-table.css. */
export function documentColumns(board: Board): Column<ListRow>[] {
  // On a phone they would be one more line below the facts of a row.
  const wideOnly = board.fields.some(({ inList }) => inList);
  return [
    { key: 'category', label: text.category, className: 'col-category', cell: ({ document }) => document.category },
    {
      key: 'title',
      label: text.title,
      className: 'col-title',
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
      className: 'col-author',
      cell: ({ document }) => document.authorName && <span>{document.authorName}</span>,
    },
    {
      key: 'date',
      label: text.date,
      className: 'col-date',
      cell: ({ document }) => <time dateTime={document.publishedAt}>{formatDate(document.publishedAt)}</time>,
    },
    { ...countColumn('views', text.views, ({ viewCount }) => viewCount), wideOnly },
    ...(board.hasLikes ? [{ ...countColumn('likes', text.likes, ({ likeCount }) => likeCount), wideOnly }] : []),
  ];
}

const stateColumn: Column<ListRow> = {
  key: 'state',
  label: text.state,
  className: 'col-state',
  cell: ({ document }) => document.answerState && <AnswerStateBadge state={document.answerState} />,
};

function countColumn(
  key: 'views' | 'likes',
  label: string,
  countOf: (document: DocumentSummary) => number,
): Column<ListRow> {
  return {
    key,
    label,
    className: `col-count col-${key}`,
    cell: ({ document }) => document.isReadable && <NamedValue name={label} value={formatCount(countOf(document))} />,
  };
}
