import type { MailName } from '#shared/mail/mail-templates.ts';
import type { Context } from '../context.ts';
import { countForAll } from '../plugins/limits/call-counter.ts';
import type { Db } from '../db/open-database.ts';
import { sha256 } from '../security/keys.ts';
import type { Recipient } from './recipient.ts';
import { emailKeyOf, isProvenByAnybody, isProvenOf, mailboxKeyOf } from './recipient.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const WEEK_MS = 7 * DAY_MS;

interface Limit {
  /** Mails to one verified address. */
  proven: { perHour: number; perDay: number };
  /** Mails to an unverified address; null: none. */
  unproven: { perDay: number; perWeek: number } | null;
}

/**
 * Limits by purpose; mails of one purpose are counted together (docs/decisions/0042). Null for mails sent manually by
 * staff or required by law. What strangers cause has other purposes than what it must not crowd out.
 */
const LIMITS_OF = {
  recovery: { proven: { perHour: 5, perDay: 10 }, unproven: { perDay: 3, perWeek: 7 } },
  confirmation: { proven: { perHour: 3, perDay: 5 }, unproven: { perDay: 1, perWeek: 3 } },
  confirmationAgain: { proven: { perHour: 3, perDay: 5 }, unproven: { perDay: 2, perWeek: 4 } },
  receipt: { proven: { perHour: 5, perDay: 20 }, unproven: { perDay: 1, perWeek: 4 } },
  security: { proven: { perHour: 10, perDay: 30 }, unproven: null },
  /** In addition, replies within half an hour become one mail. */
  reply: { proven: { perHour: 20, perDay: 60 }, unproven: null },
  answer: { proven: { perHour: 20, perDay: 60 }, unproven: null },
  inquiryNotice: { proven: { perHour: 60, perDay: 500 }, unproven: null },
  questionNotice: { proven: { perHour: 30, perDay: 200 }, unproven: null },
  colleague: { proven: { perHour: 60, perDay: 300 }, unproven: null },
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
  'question-assigned': 'colleague',
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

/**
 * Counts a mail to this address and returns whether it may be sent. The count outlives the mail and its owner. Mails to
 * an empty address or to the portal's own are never sent.
 */
export async function mayMail(
  tx: Db,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  to: Recipient,
  purpose: MailPurpose,
): Promise<boolean> {
  const address = emailKeyOf(to.email);
  if (address === '' || address === emailKeyOf(config.mail.from)) return false;
  const limit: Limit | null = LIMITS_OF[purpose];
  if (limit === null) return true;
  const isProven =
    to.userId === undefined || TO_WHOEVER.has(purpose)
      ? await isProvenByAnybody(tx, address)
      : await isProvenOf(tx, to.userId, address);
  const windows = isProven ? provenWindows(limit) : unprovenWindows(limit);
  const key = `mail ${purpose} ${isProven ? 'proven' : 'unproven'} ${sha256(mailboxKeyOf(address))}`;
  // The shortest first: what it refuses does not count for the others.
  for (const { name, max, windowMs } of windows)
    if ((await countForAll({ db: tx, clock }, [{ key: `${key}${name}`, max }], windowMs)) !== null) return false;
  return windows.length > 0;
}

const provenWindows = ({ proven }: Limit) => [
  { name: '', max: proven.perHour, windowMs: HOUR_MS },
  { name: ' day', max: proven.perDay, windowMs: DAY_MS },
];

const unprovenWindows = ({ unproven }: Limit) =>
  unproven === null
    ? []
    : [
        { name: '', max: unproven.perDay, windowMs: DAY_MS },
        { name: ' week', max: unproven.perWeek, windowMs: WEEK_MS },
      ];
