import type { InquirySummary } from '#shared/contract/inquiries/inquiry.contract.ts';
import type { InquiryStatus } from '#shared/inquiries/inquiry-states.ts';
import { INQUIRY_STATUSES } from '#shared/inquiries/inquiry-states.ts';
import { INQUIRY_KINDS } from '#shared/inquiries/inquiry-choices.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import { InquiryDueMark } from '../inquiry-due-mark.tsx';
import { useOpenAddress } from '../use-inquiry-list.ts';
import { Link } from '#web/lib/link.tsx';

interface InquiryCardProps {
  inquiry: InquirySummary;
  onMove: (status: InquiryStatus) => void;
}

const OPTIONS = INQUIRY_STATUSES.map((value) => ({ value, label: value }));

/** One inquiry on the board; moved by drag and drop, by its select or by keys. */
export function InquiryCard({ inquiry, onMove }: InquiryCardProps) {
  const openAddress = useOpenAddress();
  return (
    <div
      draggable
      data-inquiry={inquiry.contractId}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', inquiry.contractId);
        event.dataTransfer.effectAllowed = 'move';
      }}
      className="cursor-grab rounded-control border border-line bg-surface-raised p-3 active:cursor-grabbing"
    >
      <p className="flex items-center justify-between gap-2 text-sm whitespace-nowrap text-ink-muted">
        <span>{INQUIRY_KINDS[inquiry.type]}</span>
        {/* Without the year, for the width of a column. */}
        <time dateTime={inquiry.createdAt} className="tabular-nums">
          {formatDate(inquiry.createdAt).slice(5)}
        </time>
      </p>
      <Link
        to={openAddress(inquiry.contractId)}
        preventScrollReset
        draggable={false}
        data-row-link
        aria-label={`${inquiry.company}, ${inquiryListText.open(inquiry.contractNumber)}`}
        className="mt-1 block rounded-sm font-semibold text-ink hover:text-accent-ink hover:underline hover:underline-offset-4"
      >
        {inquiry.company}
      </Link>
      <p className="line-clamp-1 text-sm text-ink-soft">
        {[inquiry.maskedName, inquiry.subject].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-1 text-sm text-ink-muted">{inquiry.owner?.name ?? inquiryListText.nobody}</p>
      <p className="mt-1 text-sm text-ink-soft empty:hidden">
        <InquiryDueMark inquiry={inquiry} />
      </p>
      <div className="mt-2">
        <FilterSelect
          hideLabel
          size="small"
          label={inquiryListText.board.move(inquiry.contractNumber)}
          name={`status-${inquiry.contractId}`}
          value={inquiry.status}
          options={OPTIONS}
          onChange={(status) => onMove(status as InquiryStatus)}
        />
      </div>
    </div>
  );
}
