import { boardOf } from '#shared/boards.ts';
import type { OutputOf } from '#shared/contract/calls.ts';
import { trashText as text } from '#shared/messages/boards/documents/history.ko.ts';
import { formatDate, formatDateTime } from '#web/lib/format/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
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
    isKept: true,
    label: text.name,
    className: 'w-full max-md:order-2 max-md:basis-full md:max-w-0',
    cell: ({ title, excerpt }) => (
      <>
        <span
          title={title}
          className={cx('block font-medium text-ink', excerpt === '' ? 'md:line-clamp-2' : 'md:truncate')}
        >
          {title}
        </span>
        <span
          title={excerpt}
          className="block truncate text-xs text-ink-muted empty:hidden max-md:line-clamp-2 max-md:whitespace-normal"
        >
          {excerpt}
        </span>
      </>
    ),
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
    className: 'max-md:order-3 md:max-xl:max-w-28 md:truncate',
    cell: ({ deletedBy }) => (
      <span title={deletedBy}>
        <NamedValue name={text.deletedBy} value={deletedBy} />
      </span>
    ),
  },
  {
    key: 'deletedAt',
    label: text.deletedAt,
    className: 'whitespace-nowrap tabular-nums max-md:order-3',
    cell: ({ deletedAt }) => <NamedValue name={text.deletedAt} value={formatDateTime(deletedAt)} />,
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
  isKept: true,
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
