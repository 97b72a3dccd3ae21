import { messages } from '#shared/messages.ko.ts';

/** Longest delay of a login for this title. */
const PATIENCE_MS = 2_000;

/** Title of a portal page for the user who has just logged in; null if the page is not available to them. */
export async function findTitle(path: string, productName: string): Promise<string | null> {
  // The server knows the login by its cookie only.
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
