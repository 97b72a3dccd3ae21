import { Pencil } from 'lucide-react';
import { boardOf } from '#shared/boards.ts';
import type { ContentRow } from '#shared/contract/admin/contents.contract.ts';
import type { ContentSort } from '#shared/content-states.ts';
import { contentsText as text } from '#shared/messages/admin/content/content.ko.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { useOriginState } from '#web/lib/page/origin.ts';
import { paths } from '#shared/paths.ts';
import { formatCount } from '#shared/text/count.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { Column } from '#web/ui/table.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { Link } from '#web/lib/link.tsx';
import { sortable } from '../sort-heading.tsx';
import { ContentBadge } from './content-badge.tsx';
import type { useContentQuery } from './content-query.ts';

interface ColumnOptions extends Pick<ReturnType<typeof useContentQuery>, 'query' | 'addressOf'> {
  selected: ReadonlySet<string>;
  isAll: boolean;
  onSelect: (documentId: string, isSelected: boolean) => void;
  onSelectAll: (isSelected: boolean) => void;
}

export function contentColumns(options: ColumnOptions): Column<ContentRow>[] {
  const { query, addressOf } = options;
  const startsDescending = ['updatedAt', 'views', 'state'] as const;
  const sortableBy = (sort: ContentSort, label: string) =>
    sortable<ContentSort>(sort, label, { sort: query.sort, dir: query.dir, startsDescending, addressOf });
  return [
    selectColumn(options),
    {
      key: 'state',
      ...sortableBy('state', text.columns.state),
      className: 'whitespace-nowrap',
      cell: ContentBadge,
    },
    {
      key: 'board',
      label: text.columns.board,
      className: 'whitespace-nowrap',
      cell: ({ boardType }) => boardOf(boardType).name,
    },
    {
      key: 'title',
      isKept: true,
      ...sortableBy('title', text.columns.title),
      // On a phone the first line, with the way to edit.
      className: 'max-md:order-first max-md:w-[calc(100%-3rem)] max-md:self-start md:w-full md:max-w-0',
      cell: titleOf,
    },
    {
      key: 'author',
      label: text.columns.author,
      // On tablets up to 1280 px the title needs its place, up to 1024 px that of the views, too.
      className: 'truncate max-md:flex-1 md:max-xl:hidden xl:max-w-40',
      cell: ({ authorName }) => <span title={authorName}>{authorName}</span>,
    },
    {
      key: 'views',
      ...sortableBy('views', text.columns.views),
      className: 'whitespace-nowrap tabular-nums max-lg:hidden lg:text-right',
      cell: ({ viewCount }) => formatCount(viewCount),
    },
    {
      key: 'updatedAt',
      ...sortableBy('updatedAt', text.columns.updatedAt),
      className: 'whitespace-nowrap tabular-nums',
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>,
    },
    {
      key: 'edit',
      isKept: true,
      label: text.columns.edit,
      className: 'whitespace-nowrap max-md:order-first',
      cell: (row) => row.state !== 'trash' && <EditLink {...row} />,
    },
  ];
}

const selectColumn = ({ selected, isAll, onSelect, onSelectAll }: ColumnOptions): Column<ContentRow> => ({
  key: 'select',
  label: text.columns.select,
  heading: (
    <>
      <span className="md:hidden">{text.columns.select}</span>
      <Checkbox
        className="max-md:hidden"
        label={<VisuallyHidden>{text.selectAll}</VisuallyHidden>}
        checked={isAll}
        onChange={(event) => onSelectAll(event.target.checked)}
      />
    </>
  ),
  className: 'md:w-10',
  cell: ({ documentId, title, state }) =>
    state !== 'trash' && (
      <Checkbox
        label={<VisuallyHidden>{text.selectOne(title)}</VisuallyHidden>}
        checked={selected.has(documentId)}
        onChange={(event) => onSelect(documentId, event.target.checked)}
      />
    ),
});

function EditLink({ documentId, boardType, title }: ContentRow) {
  return (
    <Link
      to={paths.boardModify(boardType, documentId)}
      state={useOriginState()}
      aria-label={text.edit(title)}
      className={cx(buttonClass({ variant: 'secondary', size: 'small' }), 'max-md:w-9 max-md:px-0')}
    >
      <Pencil size={16} aria-hidden="true" className="md:hidden" />
      <span className="max-md:hidden">{text.columns.edit}</span>
    </Link>
  );
}

function titleOf({ documentId, boardType, title, state, isPrivate }: ContentRow) {
  const mark = isPrivate && <span className="mr-1.5 text-sm text-ink-muted">[{text.private}]</span>;
  const to = state === 'trash' ? paths.adminTrash() : paths.boardDetail(boardType, documentId);
  return (
    <Link to={to} title={title} data-row-link className="line-clamp-2 font-medium text-ink">
      {mark}
      {title}
    </Link>
  );
}
