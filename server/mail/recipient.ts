import type { Db } from '../db/open-database.ts';

/** Whom a mail is for: an address, and the member or inquiry because of which it is sent. */
export interface Recipient {
  email: string;
  userId?: string;
  contractId?: string;
}

/** As `mail.owner` holds it: with the owner go the mails. */
export const ownerOf = ({ userId, contractId }: Pick<Recipient, 'userId' | 'contractId'>): string | null => {
  if (userId !== undefined) return `user:${userId}`;
  return contractId === undefined ? null : `contract:${contractId}`;
};

/** As `user.email_key` and `inquiry.email_key` hold it. */
export const emailKeyOf = (email: string) => email.toLowerCase();

/**
 * The mailbox behind an address, where counts per address matter; never to look somebody up by. Most servers deliver
 * `name+anything@` to `name@` (RFC 5233), and Gmail ignores dots (support.google.com/mail/answer/7436150).
 */
export function mailboxKeyOf(email: string): string {
  const key = emailKeyOf(email);
  const at = key.lastIndexOf('@');
  const host = key.slice(at + 1);
  const name = key.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  return /^(?:gmail|googlemail)\.com$/.test(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/** Whether this member has answered a mail at the address that they have now, or has it from before it was asked. */
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

/** Whether anybody has answered a mail at this address. */
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
