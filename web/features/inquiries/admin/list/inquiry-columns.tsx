import { MessageSquare, Paperclip } from 'lucide-react';
import { Link } from 'react-router';
import type { InquirySummary } from '#shared/contract/site/inquiry.contract.ts';
import type { InquirySort } from '#shared/inquiries/inquiries.ts';
import { INQUIRY_KINDS } from '#shared/inquiries/inquiries.ts';
import { inquiryListText } from '#shared/messages/site/inquiry-list.ko.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { Column } from '#web/ui/table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { InquiryQuery } from '../inquiry-query.ts';
import { StatusBadge } from '../status-badge.tsx';
import { CompleteSwitch } from './complete-switch.tsx';
import { SortHeading } from './sort-heading.tsx';

const text = inquiryListText.columns;

interface ColumnOptions {
  query: InquiryQuery;
  openAddress: (contractId: string) => string;
  selected: ReadonlySet<string>;
  isAllSelected: boolean;
  onSelect: (contractId: string, isSelected: boolean) => void;
  onSelectAll: (isSelected: boolean) => void;
}

/** Columns of the inquiry list. The server masks personal data. */
export function inquiryColumns(options: ColumnOptions): Column<InquirySummary>[] {
  const { query, openAddress, selected, isAllSelected, onSelect, onSelectAll } = options;
  const sortable = (sort: InquirySort, label: string) => ({
    label,
    heading: <SortHeading sort={sort} label={label} />,
    sorted: query.sort === sort ? (query.dir === 'asc' ? ('ascending' as const) : ('descending' as const)) : undefined,
  });
  return [
    {
      key: 'select',
      label: text.select,
      heading: (
        <>
          <span className="md:hidden">{text.select}</span>
          <Checkbox
            className="max-md:hidden"
            label={<VisuallyHidden>{inquiryListText.bulk.selectAll}</VisuallyHidden>}
            checked={isAllSelected}
            onChange={(event) => onSelectAll(event.target.checked)}
          />
        </>
      ),
      className: 'w-10 max-md:order-1',
      cell: (row) => (
        <Checkbox
          label={<VisuallyHidden>{inquiryListText.bulk.selectOne(row.contractNumber)}</VisuallyHidden>}
          checked={selected.has(row.contractId)}
          onChange={(event) => onSelect(row.contractId, event.target.checked)}
        />
      ),
    },
    {
      key: 'company',
      ...sortable('company', text.company),
      className: 'max-md:order-4 max-md:w-full md:min-w-44',
      cell: (row) => (
        <>
          <Link
            to={openAddress(row.contractId)}
            preventScrollReset
            data-row-link
            aria-label={`${row.company}, ${inquiryListText.open(row.contractNumber)}`}
            className="block rounded-sm font-semibold text-ink hover:text-accent-ink hover:underline hover:underline-offset-4"
          >
            {row.company}
          </Link>
          <span className="text-sm text-ink-muted">
            {[INQUIRY_KINDS[row.type], row.subject].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      key: 'person',
      label: text.person,
      className: 'max-lg:hidden md:min-w-40',
      cell: (row) => (
        <>
          {row.maskedName}
          <span className="block text-sm text-ink-muted">{row.maskedEmail}</span>
        </>
      ),
    },
    {
      key: 'status',
      ...sortable('status', text.status),
      className: 'whitespace-nowrap max-md:order-2',
      cell: (row) => <StatusBadge status={row.status} />,
    },
    {
      key: 'owner',
      ...sortable('owner', text.owner),
      className: 'whitespace-nowrap max-md:order-5 max-md:text-sm',
      cell: (row) => row.owner?.name ?? <span className="text-ink-muted">{inquiryListText.nobody}</span>,
    },
    {
      key: 'createdAt',
      ...sortable('createdAt', text.createdAt),
      className: 'whitespace-nowrap tabular-nums max-md:order-6 max-md:text-sm',
      cell: (row) => (
        <>
          <time dateTime={row.createdAt}>{formatDateTime(row.createdAt)}</time>
          <span className="block text-sm text-ink-muted max-md:inline max-md:pl-2">{row.contractNumber}</span>
        </>
      ),
    },
    {
      key: 'extras',
      label: inquiryListText.detail.memos,
      className: 'whitespace-nowrap text-ink-muted max-md:order-7',
      cell: (row) => <Extras row={row} />,
    },
    {
      key: 'complete',
      label: text.complete,
      className: 'max-md:order-3 max-md:ml-auto md:w-16',
      cell: (row) => <CompleteSwitch row={row} />,
    },
  ];
}

function Extras({ row }: { row: InquirySummary }) {
  return (
    <span className="flex items-center gap-3 text-sm">
      {row.memoCount > 0 && (
        <span className="flex items-center gap-1">
          <MessageSquare size={14} aria-hidden="true" />
          <VisuallyHidden>{inquiryListText.memoCount(row.memoCount)}</VisuallyHidden>
          <span aria-hidden="true">{row.memoCount}</span>
        </span>
      )}
      {row.fileCount > 0 && (
        <span className="flex items-center gap-1">
          <Paperclip size={14} aria-hidden="true" />
          <VisuallyHidden>{inquiryListText.fileCount(row.fileCount)}</VisuallyHidden>
          <span aria-hidden="true">{row.fileCount}</span>
        </span>
      )}
    </span>
  );
}
