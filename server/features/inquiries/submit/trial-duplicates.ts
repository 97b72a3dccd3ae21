import type { FastifyReply, FastifyRequest } from 'fastify';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { mailboxKeyOf } from '#server/mail/recipient.ts';
import { readSignedId, signId } from '#server/security/signed-id.ts';
import { addMemo } from '../inquiry-memo.queries.ts';

const COOKIE = 'trial';
/** Sent to the inquiry calls only. */
const PATH = '/api/v1/free';

/** The first open free trial of this mailbox. */
export function findOpenTrial(db: Db, email: string) {
  return openTrials(db)
    .select(['id', 'number', 'user_id', 'email_key', 'mailbox_key'])
    .where('mailbox_key', '=', mailboxKeyOf(email))
    .where('duplicate_of', 'is', null)
    .executeTakeFirst();
}

const openTrials = (db: Db) => db.selectFrom('inquiry').where('type', '=', 'FREE').where('complete_yn', '=', 'N');

/**
 * Whether the caller may learn that a free trial of this mailbox is open: the browser or member that sent it, or a
 * member who has verified the address. Others would learn who asked for a trial.
 */
export async function mayHearOfTrial(
  tx: Db,
  { keys }: Pick<Context, 'keys'>,
  request: FastifyRequest,
  open: { user_id: string | null; email_key: string; mailbox_key: string },
): Promise<boolean> {
  const sent = readSignedId(keys, 'trial', request.cookies[COOKIE] ?? '');
  if (sent !== null) {
    const own = openTrials(tx).select('id').where('id', '=', sent).where('mailbox_key', '=', open.mailbox_key);
    if (await own.executeTakeFirst()) return true;
  }
  if (!request.account) return false;
  if (open.user_id === request.account.id) return true;
  const member = await tx
    .selectFrom('user')
    .select('id')
    .where('id', '=', request.account.id)
    .where('email_key', '=', open.email_key)
    .where('email_status', '=', 'confirmed')
    .executeTakeFirst();
  return member !== undefined;
}

/** Sets a cookie (HttpOnly) that identifies this browser as the sender of the trial. */
export function rememberTrial(
  { keys, config }: Pick<Context, 'keys' | 'config'>,
  reply: FastifyReply,
  contractId: string,
): void {
  reply.setCookie(COOKIE, signId(keys, 'trial', contractId), {
    path: PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: SERVER_LIMITS.trialSenderDays * 86_400,
  });
}

/** Adds a note for the staff to both inquiries that they have the same mailbox. */
export async function noteDuplicate(
  tx: Db,
  context: Pick<Context, 'clock'>,
  first: { id: string; number: string },
  further: { id: string; number: string },
): Promise<void> {
  const { author, ofOpen, another } = inquiryListText.duplicate;
  await addMemo(tx, context, { id: null, name: author }, further.id, ofOpen(first.number));
  // Once, however many follow: nobody fills an inquiry of others with notes.
  const before = await tx
    .selectFrom('inquiry')
    .select('id')
    .where('duplicate_of', '=', first.id)
    .where('id', '!=', further.id)
    .limit(1)
    .executeTakeFirst();
  if (!before) await addMemo(tx, context, { id: null, name: author }, first.id, another(further.number));
}
