import { useMatches } from 'react-router';
import { handleOf } from '#web/lib/page/route-handle.ts';

/** `/webdriver` is the landing page with a dialog over it. */
const HOME = new Set(['site/landing', 'site/webdriver']);

/** True on every URL that shows the landing page. */
export const useIsHome = (): boolean => HOME.has(handleOf(useMatches().at(-1))?.module ?? '');
