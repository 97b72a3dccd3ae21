import type { MailName } from '#shared/mail/mail-templates.ts';
import type { Context } from '../context.ts';
import { countForAll } from '../plugins/limits/call-counter.ts';
import type { Db } from '../db/open-database.ts';
import { sha256 } from '../security/keys.ts';
import type { Recipient } from './recipient.ts';
import { emailKeyOf, isProvenByAnybody, isProvenOf, mailboxKeyOf } from './recipient.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Limit {
  /** Mails per hour to one verified address. Null for mails sent manually by staff or required by law. */
  perHour: number | null;
  /** Mails per day to an unverified address. */
  perDayUnproven: number | null;
}

/** Limits by purpose; mails of one purpose are counted together (docs/decisions/0042). */
const LIMITS_OF = {
  recovery: { perHour: 5, perDayUnproven: 3 },
  confirmation: { perHour: 3, perDayUnproven: 1 },
  confirmationAgain: { perHour: 3, perDayUnproven: 2 },
  receipt: { perHour: 5, perDayUnproven: 1 },
  security: { perHour: 10, perDayUnproven: 0 },
  /** In addition, replies within half an hour become one mail. */
  activity: { perHour: 20, perDayUnproven: 0 },
  staffNotice: { perHour: 60, perDayUnproven: 0 },
  byStaff: { perHour: null, perDayUnproven: null },
} as const satisfies Record<string, Limit>;

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
  'question-answered': 'activity',
  'question-info-requested': 'activity',
  'question-replied': 'activity',
  'questions-replied': 'activity',
  'reply-accepted': 'activity',
  'market-published': 'activity',
  'market-rejected': 'activity',
  'contract-notice': 'staffNotice',
  'question-notice': 'staffNotice',
  'question-assigned': 'staffNotice',
  'contract-mentioned': 'staffNotice',
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
  const { perHour, perDayUnproven }: Limit = LIMITS_OF[purpose];
  if (perHour === null || perDayUnproven === null) return true;
  const isProven =
    to.userId === undefined || TO_WHOEVER.has(purpose)
      ? await isProvenByAnybody(tx, address)
      : await isProvenOf(tx, to.userId, address);
  const [max, windowMs] = isProven ? [perHour, HOUR_MS] : [perDayUnproven, DAY_MS];
  if (max === 0) return false;
  const key = `mail ${purpose} ${isProven ? 'proven' : 'unproven'} ${sha256(mailboxKeyOf(address))}`;
  return (await countForAll({ db: tx, clock }, [{ key, max }], windowMs)) === null;
}
