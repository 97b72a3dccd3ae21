import { FAILURE_TEXT } from '#shared/messages/common/failure.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { ApiError, NETWORK_CODE } from '../api/api-error.ts';
import { paths } from '#shared/paths.ts';

export interface Failure {
  status: number;
  code: string;
  message: string;
}

interface Reaction {
  title: string;
  messageHtml: string;
  route: string;
}

const react = (
  code: keyof typeof FAILURE_TEXT,
  route: string,
  title: string = messages.shell.alertTitle,
): Reaction => ({
  title,
  messageHtml: FAILURE_TEXT[code],
  route,
});

/**
 * Dialog that every failed call of this kind opens (specification points 7 and 8); null: the caller shows it. The message
 * comes from the server where only staff see it: visitors do not load it.
 */
export function reactionTo({ status, code, message }: Failure): Reaction | null {
  if (status === 500) return react('CM06', paths.home());
  if (status === 403 && code === 'CM03') return react('CM03', paths.home());
  if (code === 'LO05') return react('LO05', paths.login(), messages.shell.loginExpired.title);
  if (code === 'LO08' || code === 'LO09')
    return { title: messages.shell.alertTitle, messageHtml: message, route: paths.userEdit() };
  if (status === 403) return react('CM02', paths.login());
  if (status === 404) return react('CM04', paths.home());
  return null;
}

/** Messages of Chromium, Firefox and Safari when a dynamically imported script could not be loaded. */
const NO_SCRIPT = /dynamically imported module|importing a module script failed/i;

/** A route error for display. Other errors than failed calls and missing scripts become a general server error. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) return error;
  const isOffline = error instanceof TypeError && NO_SCRIPT.test(error.message);
  if (isOffline) return { status: 0, code: NETWORK_CODE, message: messages.network };
  return { status: 500, code: 'CM06', message: FAILURE_TEXT.CM06 };
}
