import { mailText } from '#shared/messages/admin/mail.ko.ts';

/**
 * What a failed delivery says about the mail:
 * - `refused`: the server will never take this mail (5xx to RCPT or DATA; RFC 5321, 4.2.1),
 * - `deferred`: it does not take this mail at the moment,
 * - `server`: nothing about this mail. The server cannot be reached, wants another log-in or does not take our sender;
 *   the next mail would meet the same.
 */
export type FailureKind = 'refused' | 'deferred' | 'server';

/** Nodemailer's codes for an answer to the envelope or to the message. An error without a code is not the server's. */
const ABOUT_THE_MAIL = new Set<unknown>([undefined, 'EENVELOPE', 'EMESSAGE', 'ESTREAM']);
/** 421 is said before closing the connection; the others ask for a log-in or TLS, at whichever step (RFC 4954, 3207). */
const ABOUT_THE_CONNECTION = new Set<unknown>([421, 454, 530, 534, 535, 538]);
/** The only answer to MAIL FROM that is not about our sender: the message is too large (RFC 1870). */
const TOO_LARGE = 552;

interface Failure {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  message?: unknown;
}

const fieldsOf = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {});

export function failureKind(error: unknown): FailureKind {
  const { code, command, responseCode } = fieldsOf(error);
  if (!ABOUT_THE_MAIL.has(code) || ABOUT_THE_CONNECTION.has(responseCode)) return 'server';
  if (typeof responseCode !== 'number') return 'deferred';
  if (command === 'MAIL FROM' && responseCode !== TOO_LARGE) return 'server';
  return responseCode >= 500 ? 'refused' : 'deferred';
}

/** No mail can be handed over at the moment; `message` is for the administrator. */
export class MailServerError extends Error {
  constructor(cause: unknown) {
    const { code, message } = fieldsOf(cause);
    const said = typeof message === 'string' ? message : String(cause);
    const { serverTrouble } = mailText;
    const text =
      code === 'EAUTH' ? serverTrouble.login : code === 'EABORT' ? serverTrouble.slow : serverTrouble.unreachable;
    super(`${text} (${said})`, { cause });
  }
}
