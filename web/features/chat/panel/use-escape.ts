import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** What of the page takes Esc without saying so to the event. */
const TAKES_ESCAPE = ':is(header, nav, footer) :is([aria-expanded="true"], details[open])';

/**
 * Handles Esc, except during IME composition: inside the element before anything else, and outside of it where nothing
 * else takes the key. A panel that is not modal may cover what has the focus, and Esc uncovers it (WCAG 2.4.11).
 */
export function useEscape(inside: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let isTaken = false;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      latest.current();
    };
    inside.current?.addEventListener('keydown', listen, { signal });
    // Before the menus close.
    const look = () => {
      isTaken = document.querySelector(TAKES_ESCAPE) !== null;
    };
    window.addEventListener('keydown', look, { capture: true, signal });
    window.addEventListener('keydown', (event) => !isTaken && listen(event), { signal });
    return () => stop.abort();
  }, [inside]);
}
