import type { SelectQueryBuilder } from 'kysely';
import { LIMITS } from '#shared/limits.ts';
import type { Actor } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Tables } from '#server/db/tables.ts';
import { readableTo, visibleTo } from '#server/documents/document.read-policy.ts';
import { countNotifications } from './notification.queries.ts';

const SIZE = LIMITS.listPageSize;
type Member = NonNullable<Actor>;

async function countOf<From extends keyof Tables>(rows: SelectQueryBuilder<Tables, From, object>): Promise<number> {
  const { count } = await rows.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}

/** Also those to a question that has become private since, which their writer may take back. */
const repliesOf = (db: Db, member: Member, now: string) =>
  db
    .selectFrom('reply')
    .innerJoin('document', 'document.id', 'reply.document_id')
    .where('reply.author_id', '=', member.id)
    .where('reply.deleted_at', 'is', null)
    .where(visibleTo(member, now));

/** The member's replies, newest first. */
export async function listOwnReplies(db: Db, member: Member, page: number, now: string) {
  const rows = await repliesOf(db, member, now)
    .select(['reply.id', 'reply.body_html', 'reply.is_official', 'reply.is_accepted', 'reply.created_at'])
    .select(['document.id as document_id', 'document.board_type', 'document.title', 'document.author_id'])
    .select(['document.is_private', 'document.is_hidden', 'document.published_at', 'document.deleted_at'])
    .orderBy('reply.created_at', 'desc')
    .orderBy('reply.id', 'desc')
    .limit(SIZE)
    .offset((page - 1) * SIZE)
    .execute();
  return { rows, count: await countOf(repliesOf(db, member, now)) };
}

const downloadsOf = (db: Db, member: Member, now: string) =>
  db
    .selectFrom('member_download')
    .innerJoin('file', 'file.id', 'member_download.file_id')
    .innerJoin('document', 'document.id', 'file.document_id')
    .where('member_download.user_id', '=', member.id)
    .where(readableTo(member, now));

/** The files that the member downloaded, each with its last time, newest first. */
export async function listOwnDownloads(db: Db, member: Member, page: number, now: string) {
  const rows = await downloadsOf(db, member, now)
    .select(['file.id', 'file.name', 'file.size_bytes', 'member_download.downloaded_at'])
    .select(['document.id as document_id', 'document.board_type', 'document.title'])
    .orderBy('member_download.downloaded_at', 'desc')
    .orderBy('file.id')
    .limit(SIZE)
    .offset((page - 1) * SIZE)
    .execute();
  return { rows, count: await countOf(downloadsOf(db, member, now)) };
}

/** How many rows each part of 내 활동 has. */
export async function countActivity(db: Db, member: Member, now: string) {
  const documents = db.selectFrom('document').where('author_id', '=', member.id).where('deleted_at', 'is', null);
  const [notifications, questions, replies, inquiries, market, downloads] = await Promise.all([
    countNotifications(db, member, now),
    countOf(documents.where('board_type', '=', 'qna')),
    countOf(repliesOf(db, member, now)),
    countOf(db.selectFrom('inquiry').where('user_id', '=', member.id)),
    countOf(documents.where('board_type', '=', 'market')),
    countOf(downloadsOf(db, member, now)),
  ]);
  return { notifications, questions, replies, inquiries, market, downloads };
}

/** One row per member and file. */
export async function recordDownload(db: Db, userId: string, fileId: string, now: string): Promise<void> {
  await db
    .insertInto('member_download')
    .values({ user_id: userId, file_id: fileId, downloaded_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'file_id']).doUpdateSet({ downloaded_at: now }))
    .execute();
}
