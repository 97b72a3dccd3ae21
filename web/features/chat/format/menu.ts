import { portalPath } from './portal-path.ts';

/** Menu navigation as the assistant proposes it (specification point 3), checked: it leads to a page of the portal. */
export interface Menu {
  path: string;
  strDate: string;
  endDate: string;
  status: string;
  desc: string;
}

/** The object in a block of JSON; null when it is none. */
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

/** Null for what is no menu of the portal. `today` is `YYYY-MM-DD`. */
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

/** Where its button leads: dates and status as parameters of the address. */
export function menuAddress({ path, strDate, endDate, status }: Menu): string {
  const [rest = '', hash] = path.split('#');
  const [pathname = '', search] = rest.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ startDt: strDate, endDt: endDate, status }))
    if (value !== '') query.set(name, value);
  return `${pathname}?${query.toString()}${hash === undefined ? '' : `#${hash}`}`;
}
