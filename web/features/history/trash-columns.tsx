import { boardOf } from '#shared/boards.ts';
import type { OutputOf } from '#shared/contract/calls.ts';
import { trashText as text } from '#shared/messages/boards/documents/history.ko.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/table.tsx';
import { NamedValue } from '#web/ui/table.tsx';

export type Deleted = OutputOf<'/api/v1/board/trash'>['list'][number];

export const TRASH_COLUMNS: Column<Deleted>[] = [
  {
    key: 'board',
    label: text.board,
    className: 'whitespace-nowrap max-md:order-1',
    cell: ({ boardType }) => boardOf(boardType).name,
  },
  {
    key: 'title',
    label: text.name,
    className: 'w-full max-md:order-2 max-md:basis-full md:max-w-0',
    cell: ({ title }) => <span className="block font-medium text-ink md:line-clamp-2">{title}</span>,
  },
  {
    key: 'author',
    label: text.author,
    className: 'max-xl:hidden md:truncate',
    cell: ({ authorName }) => authorName,
  },
  {
    key: 'deletedBy',
    label: text.deletedBy,
    className: 'md:max-xl:max-w-28 md:truncate',
    wideOnly: true,
    cell: ({ deletedBy }) => <span title={deletedBy}>{deletedBy}</span>,
  },
  {
    key: 'deletedAt',
    label: text.deletedAt,
    className: 'whitespace-nowrap tabular-nums max-md:order-3',
    cell: ({ deletedAt }) => <NamedValue name={text.deletedAt} value={formatDate(deletedAt)} />,
  },
  {
    key: 'erasedAt',
    label: text.erasedAt,
    className: 'whitespace-nowrap tabular-nums max-md:order-3',
    cell: ({ erasedAt }) => <NamedValue name={text.erasedAt} value={formatDate(erasedAt)} />,
  },
];

export const restoreColumn = (restore: (row: Deleted) => Promise<void>): Column<Deleted> => ({
  key: 'restore',
  label: text.restore,
  className: 'max-md:order-1 max-md:ml-auto',
  cell: (row) => (
    <Button
      size="small"
      variant="secondary"
      aria-label={text.restoreLabel(row.title)}
      onClick={() => void restore(row)}
    >
      {text.restore}
    </Button>
  ),
});
