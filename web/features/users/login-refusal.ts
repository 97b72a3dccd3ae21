import { loginRefusalText } from '#shared/messages/account/login-refusal.ko.ts';
import { ERROR_TEXT } from '#shared/messages.ko.ts';
import { deleteCookie, readCookie, writeCookie } from '#web/lib/cookies.ts';

const PROBE = 'probe';

/** Why a new token could not be kept in this browser: it has ended by the clock of the device, or nothing is stored. */
export const whyNotKept = (hasEnded: boolean): string =>
  hasEnded ? loginRefusalText.wrongClock : loginRefusalText.cookiesBlocked;

/** The pass of a bot check is a cookie. Without it the server refuses whoever comes from a browser that blocks them. */
export function whyBotRefused(): string {
  writeCookie(PROBE, PROBE);
  const isStored = readCookie(PROBE) === PROBE;
  deleteCookie(PROBE);
  return isStored ? ERROR_TEXT.LO03 : loginRefusalText.cookiesBlocked;
}
