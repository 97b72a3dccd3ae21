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

/** OpenSSL ends its own with a line break. */
function saidBy(error: unknown): string {
  const { message } = fieldsOf(error);
  return (typeof message === 'string' ? message : String(error)).trim();
}

/** No mail can be sent at present; `message` is for the administrator. */
export class MailServerError extends Error {
  constructor(cause: unknown) {
    const said = saidBy(cause);
    super(mailText.inWords(mailText.serverTrouble[troubleOf(fieldsOf(cause).code, said)], said), { cause });
  }
}

/** Why one mail was not taken, for staff. */
export function refusalText(error: unknown): string {
  const said = saidBy(error);
  return mailText.inWords(mailText.refusal[refusalOf(fieldsOf(error).responseCode, said)], said);
}

/** By the subject of the enhanced status code (RFC 3463), else by the reply code. */
function refusalOf(responseCode: unknown, said: string): keyof typeof mailText.refusal {
  const subject = /\b[45]\.(\d{1,3})\.\d{1,3}\b/.exec(said)?.[1];
  if (subject === '1' || (subject === undefined && (responseCode === 550 || responseCode === 553))) return 'address';
  if (subject === '2' || (subject === undefined && (responseCode === 452 || responseCode === 552))) return 'mailbox';
  if (subject === '7' || (subject === undefined && responseCode === 554)) return 'policy';
  return 'other';
}

function troubleOf(code: unknown, said: string): keyof typeof mailText.serverTrouble {
  if (code === 'EAUTH') return 'login';
  if (code === 'EABORT') return 'slow';
  // Nodemailer replaces the codes of TLS, but keeps what was said.
  if (/certificate/i.test(said)) return 'certificate';
  return /wrong version number|STARTTLS/.test(said) ? 'noTls' : 'unreachable';
}
