import type { InquirySummary } from '#shared/contract/inquiries/inquiry.contract.ts';
import type { InquirySort } from '#shared/inquiries/inquiry-states.ts';
import { INQUIRY_KINDS } from '#shared/inquiries/inquiry-choices.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { RowTime } from '#web/features/admin/table/row-time.tsx';
import { sortable } from '#web/features/admin/sort-heading.tsx';
import { cx } from '#web/ui/cx.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { Column } from '#web/ui/table.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import type { InquiryQuery } from '../inquiry-query.ts';
import { InquiryDueMark } from '../inquiry-due-mark.tsx';
import { InquiryBadge } from '../inquiry-badge.tsx';
import { InquiryExtras } from '../inquiry-extras.tsx';
import { nameOf } from '../name-of.ts';
import { Link } from '#web/lib/link.tsx';

const text = inquiryListText.columns;

interface ColumnOptions {
  query: InquiryQuery;
  openAddress: (contractId: string) => string;
  addressOf: (order: { sort: InquirySort; dir: 'asc' | 'desc' }) => string;
  selected: ReadonlySet<string>;
  isAllSelected: boolean;
  onSelect: (contractId: string, isSelected: boolean) => void;
  onSelectAll: (isSelected: boolean) => void;
}

/** Columns of the inquiry list. The server masks personal data. */
export function inquiryColumns(options: ColumnOptions): Column<InquirySummary>[] {
  const { query, openAddress, addressOf } = options;
  const sorting = { sort: query.sort, dir: query.dir, startsDescending: ['createdAt'] as const, addressOf };
  const sortableBy = (sort: InquirySort, label: string) => sortable<InquirySort>(sort, label, sorting);
  return [
    selectColumn(options),
    companyColumn(openAddress, sortableBy('company', text.company)),
    {
      key: 'status',
      ...sortableBy('status', text.status),
      className: 'whitespace-nowrap max-md:order-4',
      cell: (row) => <InquiryBadge status={row.status} />,
    },
    {
      key: 'due',
      ...sortableBy('due', text.due),
      // On a phone between status and date, also where there is none: the date has one place, and what follows a line.
      className: 'whitespace-nowrap max-md:order-4 max-md:grow max-md:basis-[calc(100%-12rem)]',
      cell: (row) => <InquiryDueMark inquiry={row} />,
    },
    {
      key: 'subject',
      label: text.type,
      className: 'whitespace-nowrap max-md:order-6',
      cell: (row) => (
        <span className="block max-w-40 truncate md:max-xl:max-w-36">
          {[INQUIRY_KINDS[row.type], row.subject].filter(Boolean).join(' · ')}
        </span>
      ),
    },
    {
      key: 'person',
      label: text.person,
      // On a phone before what is asked for, under the company; on tablets in its cell.
      className: 'whitespace-nowrap max-md:order-5 md:max-xl:hidden',
      cell: (row) => (
        <span className="block max-w-24 truncate min-[1720px]:max-w-64">
          {row.maskedName}
          {/* Where it is not cut, as the columns after it would be. */}
          <span className="text-ink-muted max-[1719px]:hidden"> {row.maskedEmail}</span>
        </span>
      ),
    },
    {
      key: 'owner',
      ...sortableBy('owner', text.owner),
      className: 'whitespace-nowrap max-md:order-6',
      cell: ({ owner }) => (
        <span title={owner?.name} className={cx('block truncate md:max-w-16', !owner && 'text-ink-muted')}>
          {owner?.name ?? inquiryListText.nobody}
        </span>
      ),
    },
    {
      key: 'createdAt',
      ...sortableBy('createdAt', text.createdAt),
      // With the person it makes room for the owner on tablets, where both are a line under the company.
      className: 'whitespace-nowrap tabular-nums max-md:order-4 max-md:ml-auto md:max-xl:hidden',
      cell: ({ createdAt }) => <RowTime iso={createdAt} />,
    },
    {
      key: 'number',
      label: text.number,
      className: 'whitespace-nowrap tabular-nums max-[1400px]:hidden',
      cell: (row) => row.contractNumber,
    },
  ];
}

const selectColumn = ({ selected, isAllSelected, onSelect, onSelectAll }: ColumnOptions): Column<InquirySummary> => ({
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
  cell: (row) => (
    <Checkbox
      label={<VisuallyHidden>{inquiryListText.bulk.selectOne(row.contractNumber)}</VisuallyHidden>}
      checked={selected.has(row.contractId)}
      onChange={(event) => onSelect(row.contractId, event.target.checked)}
    />
  ),
});

const companyColumn = (
  openAddress: ColumnOptions['openAddress'],
  labels: Pick<Column<InquirySummary>, 'label' | 'heading' | 'sorted'>,
): Column<InquirySummary> => ({
  key: 'company',
  ...labels,
  // As wide as the other columns leave; below 1400 px the number, which the drawer shows, makes room for it.
  className: 'max-md:order-2 max-md:w-full md:w-full md:max-w-0 md:min-w-40',
  cell: (row) => (
    <>
      <span className="flex items-center gap-2">
        <Link
          to={openAddress(row.contractId)}
          preventScrollReset
          data-row-link
          aria-label={`${nameOf(row)}, ${inquiryListText.open(row.contractNumber)}`}
          title={nameOf(row)}
          className={cx(
            'block min-w-0 truncate rounded-sm underline-offset-4 hover:text-accent-ink',
            row.isErased ? 'text-ink-muted' : 'font-semibold text-ink',
          )}
        >
          {nameOf(row)}
        </Link>
        <InquiryExtras inquiry={row} />
      </span>
      <span className="hidden truncate text-xs text-ink-muted tabular-nums md:max-xl:block">
        {row.maskedName} <RowTime iso={row.createdAt} />
      </span>
    </>
  ),
});
