import { mailText } from '#shared/messages/admin/system/mail.ko.ts';

/**
 * Kind of a failed delivery:
 * - `refused`: the server will never accept this mail (5xx to RCPT or DATA; RFC 5321, 4.2.1),
 * - `deferred`: it does not accept this mail at present,
 * - `server`: not about this mail. The server is unreachable, requires another login or refuses our sender, so the
 *   next mail would fail too.
 */
export type FailureKind = 'refused' | 'deferred' | 'server';

/** Nodemailer's codes for responses to envelope or message. An error without a code is not from the server. */
const ABOUT_THE_MAIL = new Set<unknown>([undefined, 'EENVELOPE', 'EMESSAGE', 'ESTREAM']);
/** 421 precedes closing the connection; the others require login or TLS, at any step (RFC 4954, 3207). */
const ABOUT_THE_CONNECTION = new Set<unknown>([421, 454, 530, 534, 535, 538]);
/** The only response to MAIL FROM that is not about our sender: message too large (RFC 1870). */
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

/** No mail can be sent at present; `message` is for the administrator. */
export class MailServerError extends Error {
  constructor(cause: unknown) {
    const { code, message } = fieldsOf(cause);
    // OpenSSL ends its own with a line break.
    const said = (typeof message === 'string' ? message : String(cause)).trim();
    super(`${mailText.serverTrouble[troubleOf(code, said)]} (${said})`, { cause });
  }
}

function troubleOf(code: unknown, said: string): keyof typeof mailText.serverTrouble {
  if (code === 'EAUTH') return 'login';
  if (code === 'EABORT') return 'slow';
  // Nodemailer replaces the codes of TLS, but keeps what was said.
  if (/certificate/i.test(said)) return 'certificate';
  return /wrong version number|STARTTLS/.test(said) ? 'noTls' : 'unreachable';
}
