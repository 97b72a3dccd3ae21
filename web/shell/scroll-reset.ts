import type { createBrowserRouter, Location } from 'react-router';
import { LIMITS } from '../../shared/limits.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The scroll returns to the top 100 ms after a navigation (specification point 2, Root shell). Going back
 * returns to where the visitor was, and a link to a part of a page shows that part.
 */
export function resetScrollAfterNavigation(router: Router): void {
  const positions = new Map<string, number>();
  let location = router.state.location;
  history.scrollRestoration = 'manual';

  router.subscribe((state) => {
    if (state.navigation.state === 'loading') positions.set(location.key, scrollY);
    if (state.location.key === location.key) return;
    const isSamePage = state.preventScrollReset;
    const top = state.historyAction === 'POP' ? (positions.get(state.location.key) ?? 0) : 0;
    location = state.location;
    if (!isSamePage) setTimeout(() => scrollTo(location, top), LIMITS.scrollResetDelayMs);
  });
}

function scrollTo(location: Location, top: number): void {
  const target = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target) target.scrollIntoView();
  else window.scrollTo({ top, behavior: 'instant' });
}
