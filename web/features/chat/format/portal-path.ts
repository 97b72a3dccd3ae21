/** Base for parsing; an address that resolves to another origin is not a path of the portal. */
const BASE = 'https://portal.invalid';
/** Browsers drop control characters and read a backslash as a slash, so the address could mean another site. */
const IS_TRICKY = /[\p{Cc}\s\\]/u;

/** Path, query and hash of an address inside the portal; null for other hosts, `javascript:` and similar. */
export function portalPath(address: string): string | null {
  if (!address.startsWith('/') || IS_TRICKY.test(address) || !URL.canParse(address, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(address, BASE);
  // Dot segments can resolve to a path that starts with two slashes, which a browser reads as another host.
  return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** The manual is a separate static site, not a page of the router. */
export const isManual = (path: string): boolean => path === '/manual' || path.startsWith('/manual/');

/** Normalised http(s) address; null for everything else. */
export const webAddress = (address: string): string | null =>
  /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).href : null;
