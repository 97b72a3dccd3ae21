import type { BoardType } from '#shared/boards.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Db } from '#server/db/open-database.ts';

const SIZE = LIMITS.listPageSize;

const inquiriesOf = (db: Db, userId: string) => db.selectFrom('inquiry').where('user_id', '=', userId);

const documentsOf = (db: Db, userId: string, boardType: BoardType | undefined) =>
  db
    .selectFrom('document')
    .where('author_id', '=', userId)
    .where('deleted_at', 'is', null)
    .$if(boardType !== undefined, (query) => query.where('board_type', '=', boardType ?? 'qna'));

/** Inquiries and free trials that the member sent while logged in, newest first. */
export async function listOwnInquiries(db: Db, userId: string, page: number) {
  const rows = await inquiriesOf(db, userId)
    .select((eb) => [
      'number',
      'type',
      'status',
      'created_at',
      'message',
      'target_work',
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

/** The member's documents, newest first; including those under review, without deleted ones. */
export async function listOwnDocuments(
  db: Db,
  userId: string,
  { page, boardType }: { page: number; boardType?: BoardType | undefined },
) {
  const rows = await documentsOf(db, userId, boardType)
    .select(['id', 'board_type', 'title', 'created_at', 'answer_state', 'review_state', 'is_private'])
    .select(['reply_count', 'file_count'])
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(SIZE)
    .offset((page - 1) * SIZE)
    .execute();
  const { count } = await documentsOf(db, userId, boardType)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count };
}
