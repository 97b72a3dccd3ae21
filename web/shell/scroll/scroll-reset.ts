import type { createBrowserRouter, Location } from 'react-router';
import { createPath } from 'react-router';
import type { AppStore } from '#web/lib/app-store.ts';
import { handleOf } from '#web/lib/page/route-handle.ts';

/** Specification point 9. */
const RESET_DELAY_MS = 100;

const PATIENCE_MS = 3000;

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Scrolls to the top 100 ms after a navigation (specification point 2, Root shell). Exceptions: going back restores the
 * position of that page, returning to a list restores the position of the list, and a hash scrolls to its element.
 */
export function resetScrollAfterNavigation(router: Router, store: AppStore): void {
  const positions = new Map<string, number>();
  let { location } = router.state;
  let wasList = isList(router.state);
  history.scrollRestoration = 'manual';

  router.subscribe((state) => {
    if (state.location.key === location.key) return;
    // The page that is left is still shown: React replaces it later, on a slow device after the reset below.
    positions.set(location.key, scrollY);
    if (wasList && !isList(state)) store.setState({ currentScroll: Math.max(1, scrollY) });
    const isSamePage = state.preventScrollReset || isRefusal(state, location);
    const start = isList(state) ? claimListScroll(store) : 0;
    const top = state.historyAction === 'POP' ? (positions.get(state.location.key) ?? 0) : start;
    location = state.location;
    wasList = isList(state);
    const { key } = location;
    if (!isSamePage) setTimeout(() => scrollTo(location, top, () => location.key === key), RESET_DELAY_MS);
  });
}

const isList = ({ matches }: Router['state']) => Boolean(handleOf(matches.at(-1)?.route)?.list);

/** A refused visitor stays on the current page, through a replace with the same path (entry.client.tsx). */
const isRefusal = ({ historyAction, location }: Router['state'], before: Location) =>
  historyAction === 'REPLACE' && createPath(location) === createPath(before);

/** Scroll position of the list. It is reset after use, so that changing the list's page starts at the top. */
function claimListScroll(store: AppStore): number {
  const { currentScroll } = store.getState();
  store.setState({ currentScroll: 1 });
  return currentScroll > 1 ? currentScroll : 0;
}

/**
 * Repeats until the position or the element of the hash is reached, the user scrolls or `PATIENCE_MS` is over: on a slow
 * device the previous page, which may be shorter and lacks the element, may still be shown. `data-laid-out` disables
 * estimated section heights, because the position is in pixels.
 */
function scrollTo(location: Location, top: number, isStillHere: () => boolean): void {
  // `open` names the question that the FAQ opens; who goes back returns to where they were.
  const opened = top > 0 ? null : new URLSearchParams(location.search).get('open');
  const name = location.hash === '' ? opened : decodeURIComponent(location.hash.slice(1));
  document.documentElement.toggleAttribute('data-laid-out', top > 0);
  const ended = new AbortController();
  const { signal } = ended;
  for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    window.addEventListener(sign, () => ended.abort(), { passive: true, signal });
  const giveUpAt = performance.now() + PATIENCE_MS;
  const attempt = () => {
    if (signal.aborted || !isStillHere()) return ended.abort();
    const target = name === null ? null : document.getElementById(name);
    if (target) target.scrollIntoView();
    else window.scrollTo({ top, behavior: 'instant' });
    const isThere = name === null ? Math.abs(scrollY - top) <= 1 : target !== null;
    if (isThere || performance.now() > giveUpAt) ended.abort();
    else requestAnimationFrame(attempt);
  };
  attempt();
}
