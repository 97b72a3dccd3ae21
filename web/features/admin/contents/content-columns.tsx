import { boardOf } from '#shared/boards.ts';
import type { ContentRow } from '#shared/contract/admin/contents.contract.ts';
import { contentsText as text } from '#shared/messages/admin/contents.ko.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { Column } from '#web/ui/table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { Link } from '#web/lib/link.tsx';
import { ContentBadge } from './content-badge.tsx';

interface Selection {
  selected: ReadonlySet<string>;
  isAll: boolean;
  onSelect: (documentId: string, isSelected: boolean) => void;
  onSelectAll: (isSelected: boolean) => void;
}

export const contentColumns = ({ selected, isAll, onSelect, onSelectAll }: Selection): Column<ContentRow>[] => [
  {
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
    className: 'w-10',
    cell: ({ documentId, title, state }) =>
      state !== 'trash' && (
        <Checkbox
          label={<VisuallyHidden>{text.selectOne(title)}</VisuallyHidden>}
          checked={selected.has(documentId)}
          onChange={(event) => onSelect(documentId, event.target.checked)}
        />
      ),
  },
  {
    key: 'state',
    label: text.columns.state,
    className: 'whitespace-nowrap',
    cell: ({ state }) => <ContentBadge state={state} />,
  },
  {
    key: 'board',
    label: text.columns.board,
    className: 'whitespace-nowrap',
    cell: ({ boardType }) => boardOf(boardType).name,
  },
  { key: 'title', label: text.columns.title, className: 'max-md:basis-full md:w-full md:max-w-0', cell: titleOf },
  {
    key: 'author',
    label: text.columns.author,
    className: 'break-words md:max-lg:max-w-28 lg:whitespace-nowrap',
    cell: ({ authorName }) => authorName,
  },
  {
    key: 'updatedAt',
    label: text.columns.updatedAt,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>,
  },
  {
    key: 'edit',
    label: text.columns.edit,
    className: 'whitespace-nowrap max-md:ml-auto',
    cell: ({ documentId, boardType, title, state }) =>
      state !== 'trash' && (
        <Link
          to={paths.boardModify(boardType, documentId)}
          aria-label={text.edit(title)}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {text.columns.edit}
        </Link>
      ),
  },
];

function titleOf({ documentId, boardType, title, state, isPrivate }: ContentRow) {
  const mark = isPrivate && <span className="mr-1.5 text-sm text-ink-muted">[{text.private}]</span>;
  const to = state === 'trash' ? paths.adminTrash() : paths.boardDetail(boardType, documentId);
  return (
    <Link to={to} className="block font-medium text-ink hover:underline md:line-clamp-2">
      {mark}
      {title}
    </Link>
  );
}
