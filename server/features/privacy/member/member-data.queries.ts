import { LIMITS } from '#shared/limits.ts';
import type { Db } from '#server/db/open-database.ts';

const SIZE = LIMITS.listPageSize;

const inquiriesOf = (db: Db, userId: string) => db.selectFrom('inquiry').where('user_id', '=', userId);

const postsOf = (db: Db, userId: string) =>
  db.selectFrom('document').where('author_id', '=', userId).where('deleted_at', 'is', null);

/** Inquiries and free trials that the member sent while logged in, newest first. */
export async function listOwnInquiries(db: Db, userId: string, page: number) {
  const rows = await inquiriesOf(db, userId)
    .select((eb) => [
      'number',
      'type',
      'status',
      'created_at',
      eb
        .selectFrom('inquiry_file')
        .whereRef('inquiry_file.inquiry_id', '=', 'inquiry.id')
        .select((file) => file.fn.countAll<number>().as('count'))
        .as('file_count'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SIZE)
    .offset((page - 1) * SIZE)
    .execute();
  const { count } = await inquiriesOf(db, userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count };
}

/** Id of the member's own inquiry with this number, else undefined. */
export async function findOwnInquiry(db: Db, userId: string, number: string): Promise<string | undefined> {
  const row = await inquiriesOf(db, userId).select('id').where('number', '=', number).executeTakeFirst();
  return row?.id;
}

/** The member's documents on all boards, newest first; including those under review, without deleted ones. */
export async function listOwnDocuments(db: Db, userId: string, page: number) {
  const rows = await postsOf(db, userId)
    .select(['id', 'board_type', 'title', 'created_at', 'reply_count', 'file_count'])
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(SIZE)
    .offset((page - 1) * SIZE)
    .execute();
  const { count } = await postsOf(db, userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count };
}
