import { BOARD_TYPES, visitsOf } from '#shared/boards/board-places.ts';
import { paths } from '#shared/paths.ts';
import type { VisitPlace } from '#shared/site/visit-places.ts';

const PLACES: readonly [RegExp, VisitPlace][] = [
  [/^\/(webdriver)?$/, 'home'],
  ...BOARD_TYPES.map((type): [RegExp, VisitPlace] => [
    new RegExp(`^${paths.boardList(type).toLowerCase()}`),
    visitsOf(type),
  ]),
  [/^\/search/, 'search'],
  [/^\/(contact|freeexperience)$/, 'contact'],
  [/^\/(signup|login|find\w*|resetpassword|useredit|verifyemail)$/, 'account'],
];

/** Group of pages of a URL; null for staff pages, which are not counted. */
export function placeOf(url: string): VisitPlace | null {
  const path = (url.split('?', 1)[0] ?? '').toLowerCase().replace(/(.)\/$/, '$1');
  if (/^\/(admin|contact\/list|error|history)(\/|$)/.test(path)) return null;
  return PLACES.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}
