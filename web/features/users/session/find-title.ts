import { messages } from '#shared/messages.ko.ts';

/** A log-in does not wait longer for the words of a link. */
const PATIENCE_MS = 2_000;

/** The title of a page of this portal as whoever has just logged in sees it; null when it is not there for them. */
export async function findTitle(path: string, productName: string): Promise<string | null> {
  // The server knows the login by its cookie.
  if (!navigator.cookieEnabled) return messages.shell.wantedPage;
  try {
    const response = await fetch(path, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.status < 500 && !response.ok) return null;
    const { title } = new DOMParser().parseFromString(await response.text(), 'text/html');
    return title.replace(` | ${productName}`, '') || messages.shell.wantedPage;
  } catch {
    return messages.shell.wantedPage;
  }
}
