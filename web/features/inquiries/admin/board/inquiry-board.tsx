import { useState } from 'react';
import type { InquirySummary } from '#shared/contract/inquiries/inquiry.contract.ts';
import type { InquiryStatus } from '#shared/inquiries/inquiry-states.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { cx } from '#web/ui/cx.ts';
import { InquiryBadge } from '../inquiry-badge.tsx';
import { useChangeInquiry } from '../use-change-inquiry.ts';
import { useInquiryList, useInquiryListAddress } from '../use-inquiry-list.ts';
import { InquiryCard } from './inquiry-card.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { Link } from '#web/lib/link.tsx';

const text = inquiryListText.board;

/** Inquiries as a kanban board, one column per status. */
export function InquiryBoard() {
  const { board } = useInquiryList();
  const { moveTo } = useChangeInquiry();
  const columns = board?.columns ?? [];
  const inquiries = columns.flatMap(({ list }) => list);

  const move = (contractId: string, status: InquiryStatus) => {
    const inquiry = inquiries.find((candidate) => candidate.contractId === contractId);
    if (!inquiry || inquiry.status === status) return;
    void moveTo(inquiry, status, text.moved(inquiry.contractNumber, status));
  };
  const { region, onKeyDown } = useBoardKeys(inquiries, move);
  return (
    <div onKeyDown={onKeyDown} className="contents">
      <div
        ref={region}
        role="region"
        aria-label={text.label}
        title={text.keys}
        tabIndex={0}
        // `relative`, so that the visually hidden labels inside scroll with it.
        className="relative flex snap-x gap-3 overflow-auto pb-2 md:min-h-0 md:flex-1"
      >
        {columns.map((column) => (
          <BoardColumn key={column.status} {...column} onMove={move} />
        ))}
      </div>
    </div>
  );
}

interface BoardColumnProps {
  status: InquiryStatus;
  totalCount: number;
  list: readonly InquirySummary[];
  onMove: (contractId: string, status: InquiryStatus) => void;
}

function BoardColumn({ status, totalCount, list, onMove }: BoardColumnProps) {
  const addressOf = useInquiryListAddress();
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
        onMove(event.dataTransfer.getData('text/plain'), status);
      }}
      className={cx(
        'h-fit min-h-full w-70 shrink-0 snap-start rounded-card border p-2 transition-colors xl:w-auto xl:min-w-44 xl:flex-1 xl:shrink',
        isOver ? 'border-accent bg-accent-soft' : 'border-transparent bg-surface-soft',
      )}
    >
      <section aria-label={status} className="flex flex-col">
        <h2 className="flex items-center justify-between px-1 pb-2">
          <InquiryBadge status={status} />
          <span className="text-sm font-semibold text-ink-muted tabular-nums">
            {totalCount.toLocaleString('ko-KR')}
          </span>
        </h2>
        {list.length === 0 ? (
          <p className="px-1 py-6 text-center text-sm text-ink-muted">{text.empty}</p>
        ) : (
          <ul className="flex flex-col gap-2">
            {list.map((inquiry) => (
              <li key={inquiry.contractId}>
                <InquiryCard inquiry={inquiry} onMove={(to) => onMove(inquiry.contractId, to)} />
              </li>
            ))}
          </ul>
        )}
        {totalCount > list.length && (
          <Link
            to={addressOf({ view: 'list', status })}
            className="mt-3 rounded-control py-2 text-center text-sm font-semibold text-accent-ink hover:underline hover:underline-offset-4"
          >
            {text.more(totalCount - list.length)}
          </Link>
        )}
      </section>
    </div>
  );
}
