import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { lockUser } from '../users/user.queries.ts';

export const findLike = (db: Db, documentId: string, userId: string) =>
  db
    .selectFrom('document_like')
    .select('user_id')
    .where('document_id', '=', documentId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Adds or removes a like and returns the count. Changes nothing else of the document: that would drop cached pages. */
export async function toggleLike({ db }: Pick<Context, 'db'>, documentId: string, userId: string, now: string) {
  return transaction(db, async (tx) => {
    // First: otherwise two clicks would both find no like, and count as one.
    await lockUser(tx, userId);
    const { numDeletedRows } = await tx
      .deleteFrom('document_like')
      .where('document_id', '=', documentId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    const isLiked = numDeletedRows === 0n;
    if (isLiked) {
      await tx
        .insertInto('document_like')
        .values({ document_id: documentId, user_id: userId, created_at: now })
        .execute();
    }
    const { like_count } = await tx
      .updateTable('document')
      .set((eb) => ({ like_count: eb('like_count', '+', isLiked ? 1 : -1) }))
      .where('id', '=', documentId)
      .returning('like_count')
      .executeTakeFirstOrThrow();
    return { isLiked, likeCount: like_count };
  });
}
