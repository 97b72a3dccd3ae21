import { SERVER_LIMITS } from '#server/limits.ts';
import type { MailState } from '#shared/mail/mail-states.ts';
import type { Db } from '#server/db/open-database.ts';

/** One page, newest first; `status` empty for all states. */
export async function listMails(db: Db, { page, status }: { page: number; status: MailState | '' }) {
  let query = db.selectFrom('mail').select(['id', 'to_address', 'subject', 'status', 'created_at']);
  if (status !== '') query = query.where('status', '=', status);
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SERVER_LIMITS.adminPageSize)
    .offset((page - 1) * SERVER_LIMITS.adminPageSize)
    .execute();
}

export const countMails = (db: Db) =>
  db
    .selectFrom('mail')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();

export const findMail = (db: Db, id: string) =>
  db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
