import type { MailName } from '#shared/mail/mail-templates.ts';
import type { Context } from '../context.ts';
import { countForAll, reopensAt } from '../plugins/limits/call-counter.ts';
import { networkOf } from '../plugins/limits/client-network.ts';
import type { Db } from '../db/open-database.ts';
import { sha256 } from '../security/keys.ts';
import type { Recipient } from './recipient.ts';
import { emailKeyOf, isProvenByAnybody, isProvenOf, mailboxKeyOf } from './recipient.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

interface Limit {
  perHour: number;
  perDay: number;
}

/**
 * Limits of one verified address by purpose; mails of one purpose are counted together (docs/decisions/0042). Null for
 * mails sent manually by staff or required by law. What strangers cause has other purposes than what it must not crowd
 * out.
 */
const LIMITS_OF = {
  recovery: { perHour: 5, perDay: 10 },
  /** Asked for from a device that has logged in to the account: no stranger uses these up. */
  recoveryAtHome: { perHour: 3, perDay: 5 },
  confirmation: { perHour: 3, perDay: 5 },
  confirmationAgain: { perHour: 3, perDay: 5 },
  receipt: { perHour: 5, perDay: 20 },
  security: { perHour: 10, perDay: 30 },
  /** In addition, replies within half an hour become one mail. */
  reply: { perHour: 20, perDay: 60 },
  answer: { perHour: 20, perDay: 60 },
  inquiryNotice: { perHour: 60, perDay: 500 },
  questionNotice: { perHour: 30, perDay: 200 },
  colleague: { perHour: 60, perDay: 300 },
  byStaff: null,
} as const satisfies Record<string, Limit | null>;

export type MailPurpose = keyof typeof LIMITS_OF;

export const PURPOSE_OF: Record<MailName, MailPurpose> = {
  'find-id': 'recovery',
  'reset-password': 'recovery',
  'confirm-email': 'confirmation',
  'verify-email': 'confirmation',
  'contract-received': 'receipt',
  'trial-received': 'receipt',
  'password-changed': 'security',
  'second-factor': 'security',
  'email-change-notice': 'security',
  'question-answered': 'answer',
  'question-info-requested': 'answer',
  'question-replied': 'reply',
  'questions-replied': 'reply',
  'reply-accepted': 'reply',
  'market-published': 'answer',
  'market-rejected': 'answer',
  'contract-notice': 'inquiryNotice',
  'question-notice': 'questionNotice',
  'contracts-noticed': 'inquiryNotice',
  'questions-noticed': 'questionNotice',
  'question-assigned': 'colleague',
  'contract-assigned': 'colleague',
  'contracts-assigned': 'colleague',
  'contract-mentioned': 'colleague',
  'contract-status': 'byStaff',
  'contract-answered': 'byStaff',
  'contract-withdraw': 'byStaff',
  'term-notice': 'byStaff',
  'consent-reminder': 'byStaff',
  advertising: 'byStaff',
};

/** Mails to an address that somebody typed; all others go to the member's own address. */
const TO_WHOEVER: ReadonlySet<MailPurpose> = new Set(['confirmation', 'confirmationAgain', 'receipt']);

/** Mails with a link that verifies the address. An address that nobody has verified gets no others. */
const VERIFYING: ReadonlySet<MailPurpose> = new Set([...TO_WHOEVER, 'recovery', 'recoveryAtHome']);

/** Of one mailbox's recovery mails those that one network may cause: the rest is left to the owner. */
const RECOVERY_FROM: Limit = { perHour: 3, perDay: 5 };

interface Allowance {
  /** Mails with the same name are counted together. */
  name: string;
  /** The shortest first: what it refuses does not count for the others. */
  windows: readonly { name: string; max: number; windowMs: number }[];
}

const windowsOf = ({ perHour, perDay }: Limit) => [
  { name: '', max: perHour, windowMs: HOUR_MS },
  { name: ' day', max: perDay, windowMs: DAY_MS },
];

/** Of all verifying mails together to a mailbox that nobody has verified, whoever causes them. */
const UNPROVEN: Allowance = {
  name: 'unproven',
  windows: [
    { name: '', max: 1, windowMs: DAY_MS },
    { name: ' week', max: 3, windowMs: WEEK_MS },
  ],
};

/** Of an account that has not verified its address where another account or an inquiry has. */
const RECOVERY_OF_OTHERS: Allowance = {
  name: 'recovery others',
  windows: [
    { name: '', max: 3, windowMs: DAY_MS },
    { name: ' week', max: 7, windowMs: WEEK_MS },
  ],
};

/** `full`: not now, because the limit is reached. */
type Verdict = 'allowed' | 'full' | 'never';

export const mayMail = async (...mail: Parameters<typeof judgeMail>): Promise<boolean> =>
  (await judgeMail(...mail)) === 'allowed';

/**
 * Counts a mail to this address and returns whether it may be sent. The count outlives the mail and its owner. Mails to
 * an empty address or to the portal's own are never sent.
 */
export async function judgeMail(
  tx: Db,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  to: Recipient,
  purpose: MailPurpose,
): Promise<Verdict> {
  const address = emailKeyOf(to.email);
  if (address === '' || address === emailKeyOf(config.mail.from)) return 'never';
  const limit: Limit | null = LIMITS_OF[purpose];
  if (limit === null) return 'allowed';
  const allowance = await allowanceOf(tx, { ...to, email: address }, purpose, limit);
  if (allowance === null) return 'never';
  return (await isWithin(allowance, { db: tx, clock }, address)) ? 'allowed' : 'full';
}

/**
 * Counts a recovery mail that somebody at `ip` asks for, whose device the account does not know. Not of an account that
 * has not verified its address, which gets fewer mails than one network may cause.
 */
export async function mayRecoverFrom(
  tx: Db,
  { clock }: Pick<Context, 'clock'>,
  ip: string,
  { email, userId = '' }: Recipient,
): Promise<boolean> {
  if (!(await isProvenOf(tx, userId, emailKeyOf(email)))) return true;
  const allowance = { name: 'recovery from', windows: windowsOf(RECOVERY_FROM) };
  return isWithin(allowance, { db: tx, clock }, email, networkOf(ip));
}

/** What one account asks for itself, of which alone it is told (docs/decisions/0064). */
const askedBy = (userId: string): Allowance => ({ ...UNPROVEN, name: `asked ${userId}` });

/** Counts that this account asks for a verifying mail; false if it has asked as often as a mailbox may be asked. */
export const mayAsk = (tx: Db, { clock }: Pick<Context, 'clock'>, userId: string, email: string): Promise<boolean> =>
  isWithin(askedBy(userId), { db: tx, clock }, email);

/** The minute from which this account may ask again; null: now. Counts nothing. */
export async function askableFrom(
  tx: Db,
  { clock }: Pick<Context, 'clock'>,
  userId: string,
  email: string,
): Promise<string | null> {
  const at = await reopensAt({ db: tx, clock }, countsOf(askedBy(userId), email));
  return at === null ? null : new Date(Math.ceil(at / MINUTE_MS) * MINUTE_MS).toISOString();
}

async function isWithin(
  allowance: Allowance,
  counter: Pick<Context, 'db' | 'clock'>,
  address: string,
  network = '',
): Promise<boolean> {
  for (const { windowMs, ...count } of countsOf(allowance, address, network))
    if ((await countForAll(counter, [count], windowMs)) !== null) return false;
  return true;
}

function countsOf({ name, windows }: Allowance, address: string, network = '') {
  // Hashed together: which network asked for which mailbox is nobody's to read.
  const key = `mail ${name} ${sha256(`${mailboxKeyOf(address)}${network}`)}`;
  return windows.map(({ name: ending, max, windowMs }) => ({ key: `${key}${ending}`, max, windowMs }));
}

async function allowanceOf(
  tx: Db,
  { email, userId }: Recipient,
  purpose: MailPurpose,
  limit: Limit,
): Promise<Allowance | null> {
  const isOwn = userId !== undefined && !TO_WHOEVER.has(purpose);
  if (isOwn ? await isProvenOf(tx, userId, email) : await isProvenByAnybody(tx, email))
    return { name: `${purpose} proven`, windows: windowsOf(limit) };
  if (!VERIFYING.has(purpose)) return null;
  return isOwn && (await isProvenByAnybody(tx, email)) ? RECOVERY_OF_OTHERS : UNPROVEN;
}
