import { paths } from '#web/paths.ts';

const KEY = 'wantedPage';

/** Nobody wants to go back to these after a log-in. */
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
 * The path, query and hash of an address of this portal; null for anything that a browser would take to another site
 * (`//other`, `/\other`, `javascript:`) and for the pages of the log-in itself.
 */
export function localPath(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const { origin: asked, pathname, search, hash } = new URL(address, origin);
  if (asked !== origin || pathname.startsWith('//') || NEVER_WANTED.has(pathname)) return null;
  return pathname + search + hash;
}

/** Keeps, for this tab, the page that a log-in stood in the way of; offered once, on '/' (design decision on point 4). */
export function rememberReturnPath(address: string): void {
  const path = localPath(address, location.origin);
  if (path !== null) sessionStorage.setItem(KEY, path);
}

/** The address that is being shown. */
export const currentAddress = () => location.pathname + location.search + location.hash;

/** What was remembered, and forgets it. */
export function takeReturnPath(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path === null ? null : localPath(path, location.origin);
}
