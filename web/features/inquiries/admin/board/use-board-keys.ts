import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import type { InquirySummary } from '#shared/contract/inquiries/inquiry.contract.ts';
import type { InquiryStatus } from '#shared/inquiries/inquiry-states.ts';
import { INQUIRY_STATUSES } from '#shared/inquiries/inquiry-states.ts';
import { moveBetweenRows } from '#web/features/admin/table/row-keys.ts';

/**
 * Keys of the board: up and down move within a column, left and right to the next column with a card, and with Shift
 * they move the card itself to the next status. The focus follows the card.
 */
export function useBoardKeys(
  inquiries: readonly InquirySummary[],
  move: (contractId: string, status: InquiryStatus) => void,
) {
  const region = useRef<HTMLDivElement>(null);
  const moved = useRef<{ contractId: string; status: InquiryStatus } | null>(null);
  const linkOf = (contractId: string | undefined) =>
    region.current?.querySelector<HTMLElement>(`[data-inquiry="${contractId}"] [data-row-link]`);

  useEffect(() => {
    const { current } = moved;
    const isThere = inquiries.some((one) => one.contractId === current?.contractId && one.status === current.status);
    if (current === null || !isThere) return;
    linkOf(current.contractId)?.focus();
    moved.current = null;
  }, [inquiries]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const card = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-inquiry]') : null;
    const inquiry = inquiries.find(({ contractId }) => contractId === card?.dataset.inquiry);
    if (step === undefined || !inquiry || !(event.target as HTMLElement).matches('[data-row-link]'))
      return moveBetweenRows(event);
    const at = INQUIRY_STATUSES.indexOf(inquiry.status);
    if (event.shiftKey) {
      const status = INQUIRY_STATUSES[at + step];
      if (status === undefined) return;
      event.preventDefault();
      moved.current = { contractId: inquiry.contractId, status };
      move(inquiry.contractId, status);
      return;
    }
    const ahead = step === 1 ? INQUIRY_STATUSES.slice(at + 1) : INQUIRY_STATUSES.slice(0, at).toReversed();
    const next = ahead.map((status) => inquiries.find((one) => one.status === status)).find(Boolean);
    const link = linkOf(next?.contractId);
    if (!link) return;
    event.preventDefault();
    link.focus();
  };
  return { region, onKeyDown };
}
