import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { LIMITS } from '#shared/limits.ts';
import type { ReplyFacts } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import { fail } from '#server/errors.ts';
import type { ReplyTable } from '#server/db/tables/boards/board.tables.ts';
import { beforeCommit, transaction } from '#server/db/transaction.ts';
import { indexDocument } from '#server/search/index/index-document.ts';
import { lockDocument } from '#server/documents/document-lock.queries.ts';
import type { ReplyHead } from './reply-pages.ts';

export type ReplyRow = Selectable<ReplyTable>;

/** A row as input of the permission rules. */
export const factsOfReply = (row: ReplyRow): ReplyFacts => ({
  authorId: row.author_id,
  deletedAt: row.deleted_at,
  isOfficial: row.is_official === 1,
  isAccepted: row.is_accepted === 1,
});

export type NewReply = Pick<
  ReplyRow,
  'document_id' | 'parent_id' | 'author_id' | 'author_name' | 'is_staff_author' | 'body_html' | 'is_official'
> & { is_accepted?: number };

export async function insertReply(tx: Db, reply: NewReply, now: string): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('reply')
    .values({ id, is_accepted: 0, ...reply, created_at: now, updated_at: now })
    .execute();
  await recount(tx, reply.document_id);
  return id;
}

const JUST_MS = 10_000;

/** A request that was sent twice, or a button pressed twice, writes one reply. Call it with the document locked. */
export const findJustWritten = (
  tx: Db,
  reply: Pick<NewReply, 'document_id' | 'parent_id' | 'author_id' | 'body_html'>,
  now: string,
) =>
  tx
    .selectFrom('reply')
    .select('id')
    .where('document_id', '=', reply.document_id)
    .where('parent_id', 'is not distinct from', reply.parent_id)
    .where('author_id', '=', reply.author_id)
    .where('body_html', '=', reply.body_html)
    .where('deleted_at', 'is', null)
    .where('created_at', '>', new Date(Date.parse(now) - JUST_MS).toISOString())
    .executeTakeFirst();

/**
 * Call it with the document locked. Of an account deleted replies count, too, until they are erased; of a document they
 * do not, and its author may always answer: nobody closes somebody else's question by filling it.
 * @throws BD03, BD04 if the account or the document has as many replies as it may have.
 */
export async function requireRoomForReply(
  tx: Db,
  document: { id: string; author_id: string | null },
  accountId: string,
): Promise<void> {
  const replies = tx.selectFrom('reply').select((eb) => eb.fn.countAll<number>().as('count'));
  const own = await replies.where('author_id', '=', accountId).executeTakeFirstOrThrow();
  if (own.count >= LIMITS.repliesPerAccountMax) fail('BD03');
  if (document.author_id === accountId) return;
  const all = await replies
    .where('document_id', '=', document.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (all.count >= LIMITS.repliesPerDocumentMax) fail('BD04');
}

export async function removeReply(tx: Db, row: ReplyRow, now: string): Promise<void> {
  await tx.updateTable('reply').set({ deleted_at: now, is_accepted: 0 }).where('id', '=', row.id).execute();
  await recount(tx, row.document_id);
}

export async function updateReply(tx: Db, row: ReplyRow, bodyHtml: string, now: string): Promise<void> {
  await tx.updateTable('reply').set({ body_html: bodyHtml, updated_at: now }).where('id', '=', row.id).execute();
  await indexDocument(tx, row.document_id);
}

/** Sets the accepted answer; null for none. A deleted reply cannot be accepted. */
export async function setAccepted(tx: Db, documentId: string, replyId: string | null): Promise<void> {
  await tx
    .updateTable('reply')
    .set({ is_accepted: 0 })
    .where('document_id', '=', documentId)
    .where('is_accepted', '=', 1)
    .execute();
  if (replyId !== null)
    await tx
      .updateTable('reply')
      .set({ is_accepted: 1 })
      .where('id', '=', replyId)
      .where('deleted_at', 'is', null)
      .execute();
  await indexDocument(tx, documentId);
}

export function findReply(db: Db, id: string): Promise<ReplyRow | undefined> {
  return db.selectFrom('reply').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

/** In order of writing. */
export function listReplyHeads(db: Db, documentId: string): Promise<ReplyHead[]> {
  return db
    .selectFrom('reply')
    .select(['id', 'parent_id', 'deleted_at', 'is_official', 'is_accepted'])
    .select(sql<number>`length(body_html)`.as('chars'))
    .where('document_id', '=', documentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** In the order of their ids here. */
export async function findReplies(db: Db, ids: readonly string[]): Promise<ReplyRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('reply').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function hasOfficialAnswer(db: Db, documentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('reply')
    .select('id')
    .where('document_id', '=', documentId)
    .where('is_official', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Once, before the commit: an import adds many. */
async function recount(db: Db, documentId: string): Promise<void> {
  await transaction(db, async (tx) => beforeCommit(tx, `replies ${documentId}`, () => recountNow(tx, documentId)));
}

async function recountNow(tx: Db, documentId: string): Promise<void> {
  await lockDocument(tx, documentId);
  await tx
    .updateTable('document')
    .set((eb) => ({
      reply_count: eb
        .selectFrom('reply')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('document_id', '=', documentId)
        .where('deleted_at', 'is', null),
    }))
    .where('id', '=', documentId)
    .execute();
  await indexDocument(tx, documentId);
}
