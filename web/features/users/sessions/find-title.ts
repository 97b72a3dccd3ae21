import { BOARD_TYPES, boardPlaceOf } from '#shared/boards/board-places.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';

/** Longest delay of a login for this title. */
const PATIENCE_MS = 2_000;

/** Title of a portal page for the user who has just logged in; null if the page is not available to them. */
export async function findTitle(path: string, productName: string): Promise<string | null> {
  // The server knows the login by its cookie only.
  if (!navigator.cookieEnabled) return placeOf(path);
  try {
    const response = await fetch(path, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.status < 500 && !response.ok) return null;
    const [element = ''] = /<title[^>]*>[^<]*<\/title>/.exec(await response.text()) ?? [];
    // Not of the whole page: its inline style is not one that the policy of this page allows.
    const { title } = new DOMParser().parseFromString(element, 'text/html');
    return title.replace(` | ${productName}`, '') || placeOf(path);
  } catch {
    return placeOf(path);
  }
}

/** By its address: the board of a document, or the part of the portal. */
export function placeOf(path: string): string {
  const { activity, editProfile, inquiries, admin, wantedPage } = messages.shell;
  const places = [
    ...BOARD_TYPES.map((type) => [paths.boardList(type), boardPlaceOf(type).name] as const),
    [paths.myActivity(), activity],
    [paths.userEdit(), editProfile],
    [paths.contactList(), inquiries],
    [paths.admin(), admin],
  ] as const;
  return places.find(([start]) => path.startsWith(start))?.[1] ?? wantedPage;
}
