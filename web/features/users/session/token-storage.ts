import { deleteCookie, readCookie, writeCookie } from '#web/lib/cookies.ts';

const TOKEN = 'token';
const USER_ID = 'userId';

/**
 * The token as the browser keeps it. The cookie decides; session storage is read only where cookies cannot be
 * stored at all, because a copy in another tab would outlive a logout.
 */
export function storedToken(): string | null {
  const cookie = readCookie(TOKEN);
  if (cookie) return cookie;
  return navigator.cookieEnabled ? null : sessionStorage.getItem(TOKEN);
}

export function storeToken(token: string, userId: string, hours: number): void {
  sessionStorage.setItem(TOKEN, token);
  writeCookie(TOKEN, token, hours);
  localStorage.setItem(USER_ID, userId);
}

export function clearStoredToken(): void {
  sessionStorage.removeItem(TOKEN);
  deleteCookie(TOKEN);
  localStorage.removeItem(USER_ID);
}
