import { randomUUID } from 'node:crypto';
import type { MailTopic, NotificationKind } from '#shared/activity.ts';
import type { Context } from '../context.ts';
import { nowIso } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { SERVER_LIMITS } from '../limits.ts';
import type { MailContent } from '../mail/compose-mail.ts';
import { enqueueMail } from '../mail/outbox.ts';

export interface NotifiedEvent {
  kind: NotificationKind;
  documentId?: string;
  inquiryId?: string;
  /** The new state, or the id of the member who caused it, for kinds that have one. */
  detail?: string;
}

interface ByMail {
  topic: MailTopic;
  content: MailContent;
}

type Services = Pick<Context, 'clock' | 'config'>;

/** Notifies a member in 내 활동, in the transaction of the event, and by mail unless the member turned that off. */
export async function notifyMember(
  tx: Db,
  context: Services,
  member: { id: string; email: string },
  event: NotifiedEvent,
  mail: ByMail | null,
): Promise<void> {
  await saveNotification(tx, context, member.id, event);
  if (mail !== null) await mailMember(tx, context, member, mail);
}

/** Of several events at once, in one mail. */
export async function mailMember(
  tx: Db,
  context: Services,
  member: { id: string; email: string },
  { topic, content }: ByMail,
): Promise<void> {
  if (await wantsMail(tx, member.id, topic))
    await enqueueMail(tx, context, { email: member.email, userId: member.id }, content);
}

/**
 * Without a mail. While a notification of the same kind and thing is unread, it is brought up to date instead of
 * repeated, so that nobody can fill a member's list.
 */
export async function saveNotification(
  tx: Db,
  context: Pick<Context, 'clock'>,
  userId: string,
  {
    kind,
    documentId = null,
    inquiryId = null,
    detail = '',
  }: Omit<NotifiedEvent, 'documentId' | 'inquiryId'> & {
    documentId?: string | null;
    inquiryId?: string | null;
  },
): Promise<void> {
  const now = nowIso(context);
  const { numUpdatedRows } = await tx
    .updateTable('notification')
    .set({ detail, created_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('document_id', documentId === null ? 'is' : '=', documentId)
    .where('inquiry_id', inquiryId === null ? 'is' : '=', inquiryId)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await tx
    .insertInto('notification')
    .values({
      id: randomUUID(),
      user_id: userId,
      kind,
      document_id: documentId,
      inquiry_id: inquiryId,
      detail,
      created_at: now,
      read_at: null,
    })
    .execute();
  await dropOldest(tx, userId);
}

async function dropOldest(tx: Db, userId: string): Promise<void> {
  const surplus = await tx
    .selectFrom('notification')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SERVER_LIMITS.notificationsKeptMax)
    .offset(SERVER_LIMITS.notificationsKeptMax)
    .execute();
  if (surplus.length === 0) return;
  const ids = surplus.map(({ id }) => id);
  await tx.deleteFrom('notification').where('id', 'in', ids).execute();
}

async function wantsMail(tx: Db, userId: string, topic: MailTopic): Promise<boolean> {
  const choice = await tx
    .selectFrom('notification_choice')
    .select('by_mail')
    .where('user_id', '=', userId)
    .where('topic', '=', topic)
    .executeTakeFirst();
  return choice?.by_mail !== 0;
}
