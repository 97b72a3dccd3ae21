import type { FocusEvent, KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { InquirySummary } from '#shared/contract/inquiries/inquiry.contract.ts';
import type { InquiryStatus } from '#shared/inquiries/inquiry-states.ts';
import { INQUIRY_STATUSES } from '#shared/inquiries/inquiry-states.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { moveBetweenRows, useDownIntoRows } from '#web/features/admin/table/row-keys.ts';
import { useChangeInquiry } from '../use-change-inquiry.ts';

const text = inquiryListText.board;

interface Board {
  inquiries: readonly InquirySummary[];
  /** The column that a narrow screen shows, and how it comes to show another. */
  shown: InquiryStatus | undefined;
  show: (status: InquiryStatus) => void;
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
 * Keys of the board: up and down move within a column, left and right to the next column with a card, there to the one
 * that had the focus last or else to the one beside, and with Shift they move the card itself to the next status. The
 * focus follows the card, also after its menu and where its move is undone; where that column is not shown, the menu
 * leaves one in the column whose cards one goes through.
 */
export function useBoardKeys({ inquiries, shown, show }: Board) {
  const region = useRef<HTMLDivElement>(null);
  const awaited = useRef<Awaited | null>(null);
  const [stops, setStops] = useState<Stops>({ cards: {}, menu: '' });
  const linkOf = (contractId: string | undefined) =>
    region.current?.querySelector<HTMLElement>(`[data-row="${contractId}"] [data-row-link]`);

  const { moveTo } = useChangeInquiry({
    onUndone: ([card]) => {
      if (card) awaited.current = { contractId: card.contractId, status: card.status, follows: true };
    },
  });
  const move = async (contractId: string, status: InquiryStatus) => {
    const inquiry = inquiries.find((candidate) => candidate.contractId === contractId);
    return inquiry !== undefined && moveTo(inquiry, status, text.moved(inquiry.contractNumber, status));
  };

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
    const cardsOf = (status: InquiryStatus) => inquiries.filter((one) => one.status === status);
    const row = cardsOf(inquiry.status).indexOf(inquiry);
    const cards = ahead.map(cardsOf).find(({ length }) => length > 0) ?? [];
    const next =
      cards.find(({ contractId, status }) => contractId === stops.cards[status]) ?? cards[row] ?? cards.at(-1);
    const link = linkOf(next?.contractId);
    if (!next || !link) return;
    event.preventDefault();
    if (link.checkVisibility()) return link.focus();
    awaited.current = { contractId: next.contractId, status: next.status, follows: true };
    show(next.status);
  };
  const moveByMenu = (contractId: string, status: InquiryStatus) =>
    void moveAndFollow({ contractId, status, follows: false });
  return { region, stops, onFocus, onKeyDown, move, moveByMenu };
}
