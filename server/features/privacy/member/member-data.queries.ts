import type { BoardType } from '#shared/boards.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Db } from '#server/db/open-database.ts';

const SIZE = LIMITS.listPageSize;
/** Of the inquiries of one page. Hardly any has more than two. */
const ANSWERS_MAX = 100;

const inquiriesOf = (db: Db, userId: string) => db.selectFrom('inquiry').where('user_id', '=', userId);

const documentsOf = (db: Db, userId: string, boardType: BoardType | undefined) =>
  db
    .selectFrom('document')
    .where('author_id', '=', userId)
    .where('deleted_at', 'is', null)
    .$if(boardType !== undefined, (query) => query.where('board_type', '=', boardType ?? 'qna'));

/** Inquiries and free trials that the member sent while logged in: the one with the number `first`, then the newest. */
export async function listOwnInquiries(db: Db, userId: string, { page, first }: { page: number; first: string }) {
  const rows = await inquiriesOf(db, userId)
    .select(['id', 'number', 'type', 'status', 'created_at', 'message', 'inquiry_type', 'products', 'target_work'])
    .select(['user_count', 'robot_count', 'environment', 'start_date'])
    .orderBy((eb) => eb.case().when('number', '=', first).then(eb.lit(0)).else(eb.lit(1)).end())
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

/** What belongs to these inquiries: names of the files sent along, and the answers, oldest first. */
export async function findFilesAndAnswers(db: Db, inquiryIds: readonly string[]) {
  if (inquiryIds.length === 0) return { files: [], answers: [] };
  const files = await db
    .selectFrom('inquiry_file')
    .select(['inquiry_id', 'name'])
    .where('inquiry_id', 'in', inquiryIds)
    .orderBy('position')
    .execute();
  const newest = await db
    .selectFrom('inquiry_memo')
    .select(['inquiry_id', 'author_name', 'body', 'created_at'])
    .where('inquiry_id', 'in', inquiryIds)
    .where('is_answer', '=', 1)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(ANSWERS_MAX)
    .execute();
  return { files, answers: newest.toReversed() };
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
