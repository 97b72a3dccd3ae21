import { useEffect } from 'react';
import { isNowhere, rowLink } from '../table/row-keys.ts';

/** Toasts have the role of a dialog, too; they are in a region. */
const DIALOG = ':is([role="dialog"], [role="alertdialog"]):not([role="region"] *)';
const CONTROL =
  'a[href], summary, button:enabled, input:enabled, select:enabled, textarea:enabled, [contenteditable="true"]';
const ROWS = 'tr, li';

/** Where the focus was last, with what surrounds it: that may stay when the control goes. */
interface Place {
  control: Element;
  around: Element[];
  rows: Element | null;
  index: number;
  pathname: string;
  search: string;
}

function placeOf(control: Element): Place {
  const around: Element[] = [];
  for (let outer = control.parentElement; outer && outer !== document.body; outer = outer.parentElement)
    around.push(outer);
  const row = control.closest(ROWS);
  const rows = row?.parentElement ?? null;
  const index = rows ? [...rows.children].findIndex((one) => one === row) : -1;
  const { pathname, search } = location;
  return { control, around, rows, index, pathname, search };
}

/** What gets the focus behind a modal dialog does not keep it, and no address with the dialog in it is gone back to. */
const isBehindDialog = (surface: Element): boolean => surface.closest('[inert], [aria-hidden="true"]') !== null;

const isShown = (element: Element | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.checkVisibility();

/** Another page begins at its beginning, and so does what opened in place of the list: its address is another one. */
const isStillThere = ({ pathname, search, rows }: Place, surface: Element): boolean =>
  pathname === location.pathname &&
  (search === location.search || rows?.isConnected === true || surface.matches(DIALOG));

/**
 * Actions on selected rows go with the selection. The focus that they had goes to the table, whose keys select others, if
 * they left any row.
 */
const wasOfSelection = (around: readonly Element[]) =>
  around.some((one) => one.matches('[data-with-selection]') && !one.isConnected);

/**
 * The row in the place of one that is gone; else what saves, or the first control, of the nearest that is left. In a
 * dialog its beginning in place of the first control, which may choose something else.
 */
function nextTo({ around, rows, index }: Place, surface: Element): HTMLElement | undefined {
  if (rows?.isConnected) {
    const links = [...rows.children].map((row) => rowLink(row));
    const link = links[Math.min(index, links.length - 1)];
    if (link && isShown(link)) return link;
  }
  const table = surface.querySelector<HTMLElement>('[role="group"][tabindex="0"]');
  if (table && wasOfSelection(around)) return table;
  for (const outer of around.filter((one) => one.isConnected)) {
    // All of the page was replaced, as where it could not be loaded: it begins at its beginning.
    if (surface.matches('main') && (outer === surface || outer.parentElement === surface)) return surface;
    const save = outer.querySelector('[type="submit"]:enabled') ?? undefined;
    const others = surface.matches(DIALOG) ? [surface] : outer.querySelectorAll(CONTROL);
    const control = [save, ...others].find(isShown);
    if (control) return control.closest(ROWS)?.querySelector<HTMLElement>('[data-row-link]') ?? control;
  }
  return undefined;
}

/**
 * A control that goes with what it did (a row that was deleted, a button for what can be done once) leaves the focus to
 * the body, and with it the place on the page. It goes to what is nearest instead.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    const places = new WeakMap<Element, Place>();
    const stop = new AbortController();
    let frame = 0;

    const remember = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const surface = target.closest(DIALOG) ?? target.closest('main');
      if (!surface || target === surface || isBehindDialog(surface)) return;
      const control = target.closest(`${CONTROL}, [tabindex]`);
      if (control && surface.contains(control)) places.set(surface, placeOf(control));
      else places.delete(surface);
    };

    const check = () => {
      if (!isNowhere()) return;
      const surface = [...document.querySelectorAll<HTMLElement>(DIALOG)].at(-1) ?? document.querySelector('main');
      const place = surface && places.get(surface);
      if (!place || place.control.isConnected) return;
      // The page has it after a click beside a drawer, and after other pages of a list, which begin at their beginning.
      if (document.activeElement?.matches('main') && !place.rows?.matches('tbody')) return;
      places.delete(surface);
      if (isStillThere(place, surface)) nextTo(place, surface)?.focus();
      // Behind an alert it was not given to the page that came.
      else if (document.activeElement?.matches('body')) surface.focus({ preventScroll: true });
    };

    for (const sign of ['focusin', 'pointerdown'])
      document.addEventListener(sign, remember, { capture: true, signal: stop.signal });
    const watch = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(check);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      stop.abort();
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
}
