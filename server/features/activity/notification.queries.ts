import { MAIL_TOPICS, STAFF_INQUIRY_KINDS } from '#shared/activity.ts';
import type { MailTopic } from '#shared/activity.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import { readableTo } from '#server/documents/document.read-policy.ts';

const SIZE = LIMITS.listPageSize;
type Member = NonNullable<Actor>;

/**
 * Of documents that the member may read now, and of inquiries that are not erased: the member's own, and for staff those
 * that they still own or were mentioned in.
 */
const notificationsOf = (db: Db, member: Member, now: string) =>
  db
    .selectFrom('notification')
    .leftJoin('document', (join) =>
      join.onRef('document.id', '=', 'notification.document_id').on(readableTo(member, now)),
    )
    .leftJoin('inquiry', (join) =>
      join
        .onRef('inquiry.id', '=', 'notification.inquiry_id')
        .on('inquiry.erased_at', 'is', null)
        .on((eb) => {
          const own = eb('inquiry.user_id', '=', member.id).and('notification.kind', 'not in', STAFF_INQUIRY_KINDS);
          if (!can.manageInquiries(member)) return own;
          const assigned = eb('inquiry.owner_id', '=', member.id).and('notification.kind', '=', 'inquiry-assigned');
          return eb.or([own, assigned, eb('notification.kind', '=', 'inquiry-mentioned')]);
        }),
    )
    .leftJoin('user as causer', 'causer.id', 'notification.detail')
    .where('notification.user_id', '=', member.id)
    .where((eb) => eb.or([eb('document.id', 'is not', null), eb('inquiry.id', 'is not', null)]));

/** Newest first. */
export async function listNotifications(db: Db, member: Member, page: number, now: string) {
  const rows = await notificationsOf(db, member, now)
    .select(['notification.id', 'notification.kind', 'notification.detail', 'notification.created_at'])
    .select(['notification.read_at', 'document.id as document_id', 'document.board_type', 'document.title'])
    .select(['inquiry.id as inquiry_id', 'inquiry.number', 'causer.name as causer_name'])
    .orderBy('notification.created_at', 'desc')
    .orderBy('notification.id', 'desc')
    .limit(SIZE)
    .offset((page - 1) * SIZE)
    .execute();
  return { rows, count: await countNotifications(db, member, now) };
}

export async function countNotifications(db: Db, member: Member, now: string): Promise<number> {
  const { count } = await notificationsOf(db, member, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countUnread(db: Db, member: Member, now: string): Promise<number> {
  const { count } = await notificationsOf(db, member, now)
    .where('notification.read_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Ids of other members' notifications have no effect. */
export async function markRead(db: Db, userId: string, ids: readonly string[], now: string): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('notification')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('read_at', 'is', null)
    .execute();
}

/** What was opened, from a mail for example, is no news any more. */
export async function markThingRead(
  db: Db,
  userId: string,
  thing: { column: 'document_id' | 'inquiry_id'; id: string },
  now: string,
): Promise<void> {
  const unread = await db
    .selectFrom('notification')
    .select('id')
    .where('user_id', '=', userId)
    .where(thing.column, '=', thing.id)
    .where('read_at', 'is', null)
    .execute();
  await markRead(
    db,
    userId,
    unread.map(({ id }) => id),
    now,
  );
}

export async function mailChoices(db: Db, userId: string): Promise<Record<MailTopic, boolean>> {
  const rows = await db
    .selectFrom('notification_choice')
    .select(['topic', 'by_mail'])
    .where('user_id', '=', userId)
    .execute();
  const chosen = new Map(rows.map(({ topic, by_mail: byMail }) => [topic, byMail === 1]));
  return Object.fromEntries(MAIL_TOPICS.map((topic) => [topic, chosen.get(topic) ?? true])) as Record<
    MailTopic,
    boolean
  >;
}

export async function chooseMail(db: Db, userId: string, topic: MailTopic, byMail: boolean): Promise<void> {
  const by_mail = byMail ? 1 : 0;
  await db
    .insertInto('notification_choice')
    .values({ user_id: userId, topic, by_mail })
    .onConflict((conflict) => conflict.columns(['user_id', 'topic']).doUpdateSet({ by_mail }))
    .execute();
}
