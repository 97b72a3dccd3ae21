import { paths } from '#shared/paths.ts';

const KEY = 'wantedPage';

/** Pages that are not offered after a login. */
const NEVER_WANTED = new Set<string>([
  paths.home(),
  paths.login(),
  paths.signup(),
  paths.findIdPw(),
  paths.findId(),
  paths.findPw(),
  paths.resetPassword(),
]);

/**
 * Path, query and hash of an address of this portal. Null for addresses that a browser reads as another site
 * (`//other`, `/\other`, `javascript:`) and for the login pages.
 */
export function localPath(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const { origin: asked, pathname, search, hash } = new URL(address, origin);
  if (asked !== origin || pathname.startsWith('//') || NEVER_WANTED.has(pathname)) return null;
  return pathname + search + hash;
}

/** Stores, for this tab, the page that required a login. It is offered once, on '/' (design decision on point 4). */
export function rememberReturnPath(address: string): void {
  const path = localPath(address, location.origin);
  try {
    if (path !== null) sessionStorage.setItem(KEY, path);
  } catch {
    // Storage is full or disabled: the login leads to '/' alone.
  }
}

/** Path, query and hash of the current page. */
export const currentAddress = () => location.pathname + location.search + location.hash;

/** Returns and removes the stored path. */
export function claimReturnPath(): string | null {
  try {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return path === null ? null : localPath(path, location.origin);
  } catch {
    return null;
  }
}
