import { deleteCookie, readCookie, writeCookie } from '../cookies.ts';

const TOKEN = 'token';
const USER_ID = 'userId';

/**
 * The stored token. The cookie has priority. Session storage is read only if cookies are disabled, because a copy in
 * another tab would survive a logout. A browser that blocks it, too, throws.
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
  sessionStorage.setItem(TOKEN, token);
  writeCookie(TOKEN, token, hours);
  storeUserId(userId);
}

/** The subject of the current token (specification point 3). */
export const storeUserId = (userId: string): void => localStorage.setItem(USER_ID, userId);

export function clearStoredToken(): void {
  sessionStorage.removeItem(TOKEN);
  deleteCookie(TOKEN);
  localStorage.removeItem(USER_ID);
}
