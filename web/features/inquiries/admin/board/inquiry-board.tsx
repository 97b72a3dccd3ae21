import { useState } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import type { InquiryStatus } from '#shared/inquiries/inquiry-states.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { NoHits } from '#web/features/admin/table/no-hits.tsx';
import { cx } from '#web/ui/cx.ts';
import { isNarrowed, NO_FILTERS } from '../inquiry-query.ts';
import { useInquiryList, useInquiryListAddress } from '../use-inquiry-list.ts';
import { BoardColumn } from './board-column.tsx';
import { useBoardKeys } from './use-board-keys.ts';

const text = inquiryListText.board;

export type Column = OutputOf<'/api/v1/free/board'>['columns'][number];

/** Inquiries as a kanban board, one column per status; on tablets in two rows, below 768 px one column at a time. */
export function InquiryBoard() {
  const { board, query } = useInquiryList();
  const addressOf = useInquiryListAddress();
  const columns = board?.columns ?? [];
  const inquiries = columns.flatMap(({ list }) => list);
  const [chosen, setChosen] = useState<InquiryStatus | null>(null);
  const shown = columns.find(({ status }) => status === chosen) ?? columns.find(hasInquiries) ?? columns[0];

  const { region, stops, onFocus, onKeyDown, move, moveByMenu } = useBoardKeys({
    inquiries,
    shown: shown?.status,
    show: setChosen,
  });
  if (inquiries.length === 0 && isNarrowed(query))
    return <NoHits title={inquiryListText.noHit} reset={addressOf(NO_FILTERS)} />;
  return (
    <>
      <div role="group" aria-label={text.columns} className="scroll-row mb-2 shrink-0 md:hidden">
        <div className="flex w-max gap-1 py-1">
          {columns.map((column) => (
            <button
              key={column.status}
              type="button"
              aria-current={column === shown ? 'true' : undefined}
              onClick={() => setChosen(column.status)}
              className="tab-link tab-link-small"
            >
              {column.status} <span className="text-sm opacity-75">{column.totalCount.toLocaleString('ko-KR')}</span>
            </button>
          ))}
        </div>
      </div>
      <div onKeyDown={onKeyDown} onFocus={onFocus} className="contents">
        <div
          ref={region}
          role="region"
          aria-label={text.label}
          title={text.keys}
          tabIndex={-1}
          // `relative`, so that the visually hidden labels inside scroll with it.
          className="relative flex gap-2 md:min-h-0 md:flex-1 md:overflow-auto md:max-xl:grid md:max-xl:auto-rows-[minmax(240px,1fr)] md:max-xl:grid-cols-3"
        >
          {columns.map((column) => (
            <BoardColumn
              key={column.status}
              column={column}
              stops={stops}
              className={cx(column !== shown && 'max-md:hidden')}
              onDrop={(contractId) => void move(contractId, column.status)}
              onMove={moveByMenu}
            />
          ))}
        </div>
      </div>
    </>
  );
}

const hasInquiries = ({ totalCount }: Column) => totalCount > 0;
