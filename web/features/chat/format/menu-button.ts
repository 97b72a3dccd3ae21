import { koreanDay } from '#shared/text/days.ts';
import { portalPath } from './portal-path.ts';

/** Menu navigation suggested by the assistant (specification point 3). `path` is a valid path of the portal. */
export interface Menu {
  path: string;
  strDate: string;
  endDate: string;
  status: string;
  desc: string;
}

/** Parses a JSON object; null for anything else. */
export function objectOf(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Null if `value` does not name a page of the portal. `today` is `YYYY-MM-DD`. */
export function menuOf(value: Record<string, unknown>, today: string): Menu | null {
  const text = (key: string) => (typeof value[key] === 'string' ? value[key].trim() : '');
  const menu = text('menu');
  const path = portalPath(/^[a-z][\w/-]*$/i.test(menu) ? `/${menu}` : menu);
  if (path === null) return null;
  return {
    path,
    strDate: text('startDt'),
    endDate: text('endDt') || today,
    status: text('status'),
    desc: text('desc'),
  };
}

/** What a block of JSON leads to, as of today. */
export function menuIn(json: string): Menu | null {
  const value = objectOf(json);
  return value && menuOf(value, koreanDay(new Date()));
}

/** Link target of the menu button, with dates and status as query parameters. */
export function menuAddress({ path, strDate, endDate, status }: Menu): string {
  const [rest = '', hash] = path.split('#');
  const [pathname = '', search] = rest.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ startDt: strDate, endDt: endDate, status }))
    if (value !== '') query.set(name, value);
  return `${pathname}?${query.toString()}${hash === undefined ? '' : `#${hash}`}`;
}
