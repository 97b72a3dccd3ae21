import { useMatches } from 'react-router';
import { handleOf } from '../screen.ts';

/** True on every URL that shows the landing page. */
export const useIsHome = (): boolean => handleOf(useMatches().at(-1))?.module === 'landing';
