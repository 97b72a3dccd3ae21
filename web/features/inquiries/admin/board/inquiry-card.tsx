import { Check, CircleAlert, Clock, Ellipsis } from 'lucide-react';
import type { InquirySummary } from '#shared/contract/inquiries/inquiry.contract.ts';
import type { InquiryStatus } from '#shared/inquiries/inquiry-states.ts';
import { INQUIRY_STATUSES } from '#shared/inquiries/inquiry-states.ts';
import { INQUIRY_KINDS } from '#shared/inquiries/inquiry-choices.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { formatDate, formatDateTime } from '#web/lib/format/dates.ts';
import { Link } from '#web/lib/link.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Menu } from '#web/ui/overlay/menu.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { InquiryExtras } from '../inquiry-extras.tsx';
import { nameOf } from '../name-of.ts';
import { useOpenAddress } from '../use-inquiry-list.ts';

const text = inquiryListText.board;
const LINE = 'flex items-center justify-between gap-2 text-xs whitespace-nowrap max-md:text-sm';

interface InquiryCardProps {
  inquiry: InquirySummary;
  /** Whether Tab reaches it and its menu; the arrows reach every card. */
  isStop: boolean;
  isMenuStop: boolean;
  onMove: (status: InquiryStatus) => void;
}

/** One inquiry on the board: who, what, what to do until when, and by whom. Moved by dragging, by its menu or by keys. */
export function InquiryCard({ inquiry, isStop, isMenuStop, onMove }: InquiryCardProps) {
  const openAddress = useOpenAddress();
  const { contractId, contractNumber, status, owner } = inquiry;
  const name = nameOf(inquiry);
  const kind = [inquiry.maskedName, INQUIRY_KINDS[inquiry.type]].filter(Boolean).join(' · ');
  const about = [kind, inquiry.subject].filter(Boolean).join(' · ');
  return (
    <div
      draggable
      data-row={contractId}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', contractId);
        event.dataTransfer.effectAllowed = 'move';
      }}
      className="relative cursor-grab rounded-control border border-line bg-surface-raised px-2.5 py-1.5 hover:border-line-strong active:cursor-grabbing"
    >
      <Link
        to={openAddress(contractId)}
        preventScrollReset
        draggable={false}
        data-row-link
        tabIndex={isStop ? undefined : -1}
        aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
        aria-label={`${name}, ${inquiryListText.open(contractNumber)}`}
        title={name}
        className="block truncate pr-6 text-sm leading-6 font-semibold text-ink outline-none after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-3 focus-visible:after:outline-accent"
      >
        {name}
      </Link>
      <p title={about} className="text-xs break-keep text-ink-soft max-md:text-sm min-[1440px]:truncate">
        {kind}
        {inquiry.subject !== '' && (
          <>
            {/* In narrow columns it would end the line. */}
            <span className="md:max-[1439px]:hidden"> · </span>
            <span className="md:max-[1439px]:block">{inquiry.subject}</span>
          </>
        )}
      </p>
      <p className={cx(LINE, 'mt-1 text-ink-muted')}>
        <NextStep inquiry={inquiry} />
      </p>
      <p className={cx(LINE, 'mt-0.5 text-ink-muted')}>
        <span className={cx('truncate', owner === null && status !== '완료' && 'font-semibold text-warning')}>
          {owner?.name ?? inquiryListText.nobody}
        </span>
        <InquiryExtras inquiry={inquiry} />
      </p>
      <div className="absolute top-1 right-1">
        <Menu
          trigger={
            <IconButton
              label={text.move(contractNumber)}
              tabIndex={isMenuStop ? 0 : -1}
              className="size-7! max-md:size-9!"
            >
              <Ellipsis size={16} aria-hidden="true" />
            </IconButton>
          }
          entries={INQUIRY_STATUSES.map((value) => ({
            label: value,
            icon: <Check size={16} aria-hidden="true" className={value === status ? '' : 'invisible'} />,
            disabled: value === status,
            onSelect: () => onMove(value),
          }))}
        />
      </div>
    </div>
  );
}

/** What to do next, with its due time; without one, when the inquiry arrived. Without the year, for the width. */
function NextStep({ inquiry: { status, dueAt, isOverdue, createdAt } }: Pick<InquiryCardProps, 'inquiry'>) {
  if (dueAt === null)
    return (
      <>
        {/* Six narrow columns have no room for both, and the heading of the column tells as much. */}
        <span className="truncate empty:hidden xl:max-[1439px]:hidden">{text.next[status]}</span>
        <span className="tabular-nums">
          {text.received} <time dateTime={createdAt}>{formatDate(createdAt).slice(5)}</time>
        </span>
      </>
    );
  const Icon = isOverdue ? CircleAlert : Clock;
  return (
    <span className={cx('flex items-center gap-1 tabular-nums', isOverdue ? 'font-semibold text-danger' : 'text-ink')}>
      <Icon size={13} aria-hidden="true" className="shrink-0" />
      {text.next[status]} <time dateTime={dueAt}>{formatDateTime(dueAt).slice(5)}</time>
      {isOverdue && <VisuallyHidden>{inquiryListText.due.overdue}</VisuallyHidden>}
    </span>
  );
}
