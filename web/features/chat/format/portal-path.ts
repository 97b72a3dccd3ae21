/** Any host but ours; what leads away from it is no path of the portal. */
const BASE = 'https://portal.invalid';
/** Browsers drop control characters and read a backslash as a slash: what remains may be another address. */
const IS_TRICKY = /[\p{Cc}\s\\]/u;

/** The path, query and hash of an address inside the portal; null for other hosts, `javascript:` and the like. */
export function portalPath(address: string): string | null {
  if (!address.startsWith('/') || IS_TRICKY.test(address) || !URL.canParse(address, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(address, BASE);
  // Dots may fold a path into one that begins with two slashes: another host, to a browser.
  return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** The manual is a site beside the portal's pages: no screen of the router. */
export const isManual = (path: string): boolean => path === '/manual' || path.startsWith('/manual/');

/** An address on the web; null for everything else. */
export const webAddress = (address: string): string | null =>
  /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).href : null;
