import { useState } from 'react';
import type { InquiryStatus } from '#shared/inquiries/inquiry-states.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { Link } from '#web/lib/link.tsx';
import { cx } from '#web/ui/cx.ts';
import { InquiryBadge } from '../inquiry-badge.tsx';
import { useInquiryListAddress } from '../use-inquiry-list.ts';
import type { Column } from './inquiry-board.tsx';
import { InquiryCard } from './inquiry-card.tsx';
import type { Stops } from './use-board-keys.ts';

const text = inquiryListText.board;

interface BoardColumnProps {
  column: Column;
  stops: Stops;
  className?: string;
  /** A card of another column was dropped here. */
  onDrop: (contractId: string) => void;
  /** A card was moved by its menu. */
  onMove: (contractId: string, status: InquiryStatus) => void;
}

/** Inquiries of one status. Its head stays while its cards scroll. */
export function BoardColumn({ column, stops, className, onDrop, onMove }: BoardColumnProps) {
  const { status, totalCount, overdueCount, list } = column;
  const addressOf = useInquiryListAddress();
  const stop = list.find(({ contractId }) => contractId === stops.cards[status]) ?? list[0];
  const [isOver, setOver] = useState(false);
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.getData('text/plain'));
      }}
      className={cx(
        'w-full min-w-0 rounded-card border transition-colors xl:w-auto xl:min-w-38 xl:flex-1',
        isOver ? 'border-accent bg-accent-soft' : 'border-transparent bg-surface-soft',
        className,
      )}
    >
      <section aria-label={status} className="flex flex-col md:h-full">
        <h2 className="flex shrink-0 items-center gap-2 px-3 pt-2 pb-1.5 text-sm">
          <InquiryBadge status={status} />
          <span className="font-semibold text-ink tabular-nums">{totalCount.toLocaleString('ko-KR')}</span>
          {overdueCount > 0 && (
            <Link
              to={addressOf({ view: 'list', status, overdue: 'Y' })}
              className="ml-auto rounded-sm text-xs font-semibold whitespace-nowrap text-danger tabular-nums hover:underline hover:underline-offset-4"
            >
              {text.overdue(overdueCount)}
            </Link>
          )}
        </h2>
        <div className="px-1.5 pt-0.5 pb-1.5 [scrollbar-width:thin] md:min-h-0 md:flex-1 md:overflow-y-auto">
          {list.length === 0 ? (
            <p className="px-1 py-6 text-center text-sm text-ink-muted">{text.empty}</p>
          ) : (
            <ul className="flex flex-col gap-1.5">
              {list.map((inquiry) => (
                <li key={inquiry.contractId}>
                  <InquiryCard
                    inquiry={inquiry}
                    isStop={inquiry === stop}
                    isMenuStop={inquiry.contractId === stops.menu}
                    onMove={(to) => onMove(inquiry.contractId, to)}
                  />
                </li>
              ))}
            </ul>
          )}
          {totalCount > list.length && (
            <Link
              to={addressOf({ view: 'list', status })}
              className="mt-1.5 block rounded-control py-2 text-center text-sm font-semibold text-accent-ink hover:underline hover:underline-offset-4"
            >
              {text.more(totalCount - list.length)}
            </Link>
          )}
        </div>
      </section>
    </div>
  );
}
