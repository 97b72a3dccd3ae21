import { domainToASCII } from 'node:url';
import type { Db } from '../db/open-database.ts';

/** Recipient of a mail, and the member or inquiry that it belongs to. */
export interface Recipient {
  email: string;
  userId?: string;
  contractId?: string;
}

/** Value of `mail.owner`; the mails are deleted together with the owner. */
export const ownerOf = ({ userId, contractId }: Pick<Recipient, 'userId' | 'contractId'>): string | null => {
  if (userId !== undefined) return `user:${userId}`;
  return contractId === undefined ? null : `contract:${contractId}`;
};

/** Same normalisation as `user.email_key` and `inquiry.email_key`. */
export const emailKeyOf = (email: string) => email.toLowerCase();

/**
 * Mailbox of an address, for counting only and for the one open trial of each (`inquiry.mailbox_key`: a change here needs
 * a migration), never to look for members. Most servers deliver `name+anything@` to `name@` (RFC 5233), Gmail ignores
 * dots (support.google.com/mail/answer/7436150), and the same domain can be written in several ways (UTS 46):
 * `ｅxample.com`, punycode.
 */
export function mailboxKeyOf(email: string): string {
  const key = emailKeyOf(email);
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1);
  const host = domainToASCII(domain) || domain;
  const name = key.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  return /^(?:gmail|googlemail)\.com$/.test(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/** Whether this member has verified the current address, or has it from before verification existed. */
export async function isProvenOf(db: Db, userId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .select('id')
    .where('id', '=', userId)
    .where('email_key', '=', emailKeyOf(email))
    .where('email_status', '!=', 'unconfirmed')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether anybody has verified this address. */
export async function isProvenByAnybody(db: Db, email: string): Promise<boolean> {
  const key = emailKeyOf(email);
  const member = db
    .selectFrom('user')
    .select('id')
    .where('email_key', '=', key)
    .where('status', '=', 'active')
    .where('email_status', '!=', 'unconfirmed');
  const inquiry = db
    .selectFrom('inquiry')
    .select('id')
    .where('email_key', '=', key)
    .where('email_confirmed_at', 'is not', null);
  return Boolean((await member.limit(1).executeTakeFirst()) ?? (await inquiry.limit(1).executeTakeFirst()));
}
