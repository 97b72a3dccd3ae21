import type { Context } from '../context.ts';
import { nowIso } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { MailContent, RenderedMail } from './compose-mail.ts';
import { composeMail } from './compose-mail.ts';
import { batchMail, gatherNotice, isBatched } from './batch-mail.ts';
import type { MailPurpose } from './mail-limits.ts';
import { judgeMail, mayMail, PURPOSE_OF } from './mail-limits.ts';
import type { Recipient } from './recipient.ts';
import { waitingMail } from './waiting-mail.ts';

type Services = Pick<Context, 'clock' | 'config'>;

/**
 * Adds a mail to the outbox, in the transaction of the change that causes it. A worker sends it later. Returns false,
 * without storing it, if the limit for this address and purpose is reached.
 */
export async function enqueueMail(
  tx: Db,
  context: Services,
  to: Recipient,
  content: MailContent,
  purpose: MailPurpose = PURPOSE_OF[content.name],
): Promise<boolean> {
  if (!(await mayMail(tx, context, to, purpose))) return false;
  await putMail(tx, context, to, content);
  return true;
}

/** The same for a mail with a link: `write` creates link and token only if the mail will be sent. */
export async function enqueueLinkMail(
  tx: Db,
  context: Services,
  to: Recipient,
  purpose: MailPurpose,
  write: () => Promise<MailContent>,
): Promise<boolean> {
  if (!(await mayMail(tx, context, to, purpose))) return false;
  await putMail(tx, context, to, await write());
  return true;
}

/**
 * Separate mails to many recipients, who do not see each other. Notices beyond the limit are gathered in one mail, so that
 * no stranger can silence them.
 */
export async function enqueueMails(
  tx: Db,
  context: Services,
  recipients: readonly Recipient[],
  content: MailContent,
): Promise<void> {
  const mail = await composeMail(tx, context.config, content);
  const allowed: Addressed[] = [];
  for (const to of recipients) {
    const verdict = await judgeMail(tx, context, to, PURPOSE_OF[content.name]);
    if (verdict === 'allowed') allowed.push({ to, mail });
    if (verdict === 'full') await gatherNotice(tx, context, to, content);
  }
  await saveMails(tx, context, allowed);
}

async function putMail(tx: Db, context: Services, to: Recipient, content: MailContent): Promise<void> {
  if (isBatched(content)) return batchMail(tx, context, to, content);
  await saveMails(tx, context, [{ to, mail: await composeMail(tx, context.config, content) }]);
}

interface Addressed {
  to: Recipient;
  mail: RenderedMail;
  unsubscribeUrl?: string;
}

/** Maximum number of values in a statement: PostgreSQL 65,535, SQLite 32,766. */
const ROWS_AT_ONCE = 500;

/** `notBefore`: earliest time of sending. */
export async function saveMails(
  tx: Db,
  context: Pick<Context, 'clock'>,
  mails: readonly Addressed[],
  notBefore?: string,
): Promise<void> {
  const now = nowIso(context);
  for (let at = 0; at < mails.length; at += ROWS_AT_ONCE) {
    const rows = mails.slice(at, at + ROWS_AT_ONCE).map(({ to, mail, unsubscribeUrl }) => ({
      ...waitingMail(to, mail, now),
      next_attempt_at: notBefore ?? now,
      unsubscribe_url: unsubscribeUrl ?? null,
    }));
    await tx.insertInto('mail').values(rows).execute();
  }
}
