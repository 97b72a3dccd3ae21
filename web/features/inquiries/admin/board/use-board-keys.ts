import type { FocusEvent, KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { InquirySummary } from '#shared/contract/inquiries/inquiry.contract.ts';
import type { InquiryStatus } from '#shared/inquiries/inquiry-states.ts';
import { INQUIRY_STATUSES } from '#shared/inquiries/inquiry-states.ts';
import { moveBetweenRows, useDownIntoRows } from '#web/features/admin/table/row-keys.ts';

interface Board {
  inquiries: readonly InquirySummary[];
  /** The column that a narrow screen shows, and how it comes to show another. */
  shown: InquiryStatus | undefined;
  show: (status: InquiryStatus) => void;
  move: (contractId: string, status: InquiryStatus) => Promise<boolean>;
}

/** A card that is to have the focus once it stands in its column. */
interface Awaited {
  contractId: string;
  status: InquiryStatus;
  /** Also into a column that is not shown. */
  follows: boolean;
}

/** What Tab reaches: one card of each column, and the menu of the one that had the focus last. */
export interface Stops {
  cards: Partial<Record<InquiryStatus, string>>;
  menu: string;
}

/**
 * Keys of the board: up and down move within a column, left and right to the next column with a card, and with Shift
 * they move the card itself to the next status. The focus follows the card, also after its menu; where that column is
 * not shown, the menu leaves one in the column whose cards one goes through.
 */
export function useBoardKeys({ inquiries, shown, show, move }: Board) {
  const region = useRef<HTMLDivElement>(null);
  const awaited = useRef<Awaited | null>(null);
  const [stops, setStops] = useState<Stops>({ cards: {}, menu: '' });
  const linkOf = (contractId: string | undefined) =>
    region.current?.querySelector<HTMLElement>(`[data-row="${contractId}"] [data-row-link]`);

  useDownIntoRows(region);
  useEffect(() => {
    const { current } = awaited;
    if (current === null) return;
    const inquiry = inquiries.find(({ contractId }) => contractId === current.contractId);
    if (inquiry && inquiry.status !== current.status) return;
    const link = linkOf(inquiry?.contractId);
    if (link && !link.checkVisibility() && current.follows) return show(current.status);
    awaited.current = null;
    // Not among the cards that are shown of its column: at least on the board.
    if (link?.checkVisibility()) link.focus();
    else region.current?.focus({ preventScroll: true });
  }, [inquiries, shown, show]);

  const moveAndFollow = async (wanted: Awaited) => {
    awaited.current = wanted;
    if (!(await move(wanted.contractId, wanted.status))) awaited.current = null;
  };

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const menu = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    const inquiry = inquiries.find(({ contractId }) => contractId === menu);
    if (inquiry && menu) setStops(({ cards }) => ({ cards: { ...cards, [inquiry.status]: menu }, menu }));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const card = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-row]') : null;
    const inquiry = inquiries.find(({ contractId }) => contractId === card?.dataset.row);
    if (!inquiry || !(event.target as HTMLElement).matches('[data-row-link]')) {
      // The menu of a card has the same keys for itself.
      if (!card) moveBetweenRows(event);
      return;
    }
    if (step === undefined) return moveBetweenRows(event);
    const at = INQUIRY_STATUSES.indexOf(inquiry.status);
    if (event.shiftKey) {
      const status = INQUIRY_STATUSES[at + step];
      if (status === undefined) return;
      event.preventDefault();
      void moveAndFollow({ contractId: inquiry.contractId, status, follows: true });
      return;
    }
    const ahead = step === 1 ? INQUIRY_STATUSES.slice(at + 1) : INQUIRY_STATUSES.slice(0, at).toReversed();
    const next = ahead.map((status) => inquiries.find((one) => one.status === status)).find(Boolean);
    const link = linkOf(next?.contractId);
    if (!next || !link) return;
    event.preventDefault();
    if (link.checkVisibility()) return link.focus();
    awaited.current = { contractId: next.contractId, status: next.status, follows: true };
    show(next.status);
  };
  const moveByMenu = (contractId: string, status: InquiryStatus) =>
    void moveAndFollow({ contractId, status, follows: false });
  return { region, stops, onFocus, onKeyDown, moveByMenu };
}
