import type { KeyboardEvent, MouseEvent as ReactMouseEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Where keys are text or a choice. Checkboxes are not among them. */
const TYPING = 'select, textarea, input:not([type="checkbox"])';

export const rowLink = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>('[data-row-link]') ?? row?.querySelector<HTMLElement>('a[href], button, summary');

/** Rows of a list: those of its table, or its items, without the items of a list within one. */
const rowsOf = (list: Element) =>
  [...list.querySelectorAll('tbody tr, li')].filter((row) => rowLink(row) && !row.parentElement?.closest('li'));

/** To the first action on what is selected: many stops of Tab before the row. */
const focusActions = () => document.querySelector<HTMLElement>('[data-with-selection] :is(select, button)')?.focus();

/**
 * Keys of a list: the arrows move between rows, Home and End lead to the first and last, x selects the row, and with
 * Shift leads to the actions on the selection. Enter opens the focused link. A row is a table row or a list item.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, code } = event;
  if (!(target instanceof HTMLElement) || target.matches(TYPING)) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const rows = rowsOf(currentTarget);
  const at = rows.findIndex((row) => row.contains(target));
  // By the place of the key: in the Korean layout it types another letter.
  if (code === 'KeyX' && event.shiftKey) {
    // Else the letter would choose in the select that gets the focus.
    event.preventDefault();
    return focusActions();
  }
  if (code === 'KeyX') rows[at]?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key];
  const next = to === undefined ? undefined : rowLink(rows[to]);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** What a click does something with itself. */
const CONTROLS = 'a, button, input, label, select, textarea';

/** The cell of a checkbox belongs to it: a click that misses it by some pixels shall not leave the selection. */
const checkboxBeside = (target: Element) => target.closest('td')?.querySelector<HTMLElement>('input[type="checkbox"]');

/** Link of the row that was clicked beside its controls. */
function linkBeside(target: Element): HTMLAnchorElement | null {
  if (target.closest(CONTROLS) || checkboxBeside(target)) return null;
  return target.closest('tr')?.querySelector<HTMLAnchorElement>('a[data-row-link]') ?? null;
}

/** Whether text of the row is selected: to select it, the mouse went down and up there, too. */
function isSelectedIn(row: Element | null): boolean {
  const selection = getSelection();
  return row !== null && selection?.isCollapsed === false && selection.containsNode(row, true);
}

/**
 * A click beside the controls of a row does what one on its main link does, with the same keys and button. Text is
 * selected by dragging over it: a double click is two clicks, of which the first opens, as none can know of the second
 * without waiting. No `::after` over the row: it would end at the pinned cell that has the link, and no text could be
 * selected below it.
 */
export function clickRow(event: ReactMouseEvent<HTMLElement>): void {
  const { target, button } = event;
  if (event.defaultPrevented || button > 1 || !(target instanceof Element)) return;
  if (button === 0 && !target.closest(CONTROLS)) checkboxBeside(target)?.click();
  const link = linkBeside(target);
  if (!link || isSelectedIn(target.closest('tr'))) return;
  // Not by a click from a script with these keys, which browsers may take for one without.
  if (button === 1 || event.ctrlKey || event.metaKey || event.shiftKey) open(link.href, '_blank', 'noopener');
  else link.click();
}

/** Keeps the middle button from scrolling where it opens a tab. */
export function keepMiddleClick(event: ReactMouseEvent<HTMLElement>): void {
  if (event.button === 1 && event.target instanceof Element && linkBeside(event.target)) event.preventDefault();
}

/** Nothing has the focus: after loading the page's body has it, after a navigation `main`. */
export const isNowhere = () => document.activeElement?.matches('body, main') ?? true;

/** Link of the row of this key. */
const linkOf = (key: string) => rowLink(document.querySelector(`[data-row="${CSS.escape(key)}"]`) ?? undefined);

/** Gives the row of this key the focus, as after coming back to it from a form. */
export function useFocusRow(key: string | null): void {
  useEffect(() => {
    if (key !== null) linkOf(key)?.focus();
  }, [key]);
}

/** Where the focus goes when the drawer of the row `open` closes: to the row it showed last, or where it came from. */
export function useReturnToRow(open: string): () => HTMLElement | true {
  const last = useRef(open);
  useEffect(() => {
    if (open !== '') last.current = open;
  }, [open]);
  return () => {
    const link = linkOf(last.current);
    return link?.checkVisibility() ? link : true;
  };
}

/** Lets the down arrow lead into the list while nothing on the page has the focus. */
export function useDownIntoRows(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.defaultPrevented || !isNowhere()) return;
      const rows = list.current ? rowsOf(list.current) : [];
      const link = rows.map(rowLink).find((one) => one?.checkVisibility());
      if (!link) return;
      event.preventDefault();
      link.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);
}
