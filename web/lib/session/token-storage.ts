import { deleteCookie, readCookie, writeCookie } from '../cookies.ts';

const TOKEN = 'token';
const USER_ID = 'userId';

/**
 * The stored token. The cookie has priority. Session storage is read only if cookies are disabled, because a copy in
 * another tab would survive a logout.
 */
export function storedToken(): string | null {
  const cookie = readCookie(TOKEN);
  if (cookie) return cookie;
  try {
    return navigator.cookieEnabled ? null : sessionStorage.getItem(TOKEN);
  } catch {
    return null;
  }
}

export function storeToken(token: string, userId: string, hours: number): void {
  ifAllowed(() => sessionStorage.setItem(TOKEN, token));
  writeCookie(TOKEN, token, hours);
  storeUserId(userId);
}

/** The subject of the current token (specification point 3). */
export const storeUserId = (userId: string): void => ifAllowed(() => localStorage.setItem(USER_ID, userId));

export function clearStoredToken(): void {
  ifAllowed(() => sessionStorage.removeItem(TOKEN));
  deleteCookie(TOKEN);
  ifAllowed(() => localStorage.removeItem(USER_ID));
}

/** Storage that is full or blocked throws. The cookie is enough for a login. */
function ifAllowed(change: () => void): void {
  try {
    change();
  } catch {
    // `storedToken` tells whether a token was kept at all.
  }
}
