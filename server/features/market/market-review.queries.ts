import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/open-database.ts';
import { lockDocument } from '#server/documents/document-lock.queries.ts';

const MOST_SHOWN = 100;

export function listReviews(db: Db, documentId: string) {
  return db
    .selectFrom('market_review')
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
}

interface GivenReview {
  documentId: string;
  author: { author_id: string | null; author_name: string; is_staff_author: number };
  rating: number;
  body: string;
}

/** One review per member and item; saving again replaces it. */
export async function saveReview(tx: Db, { documentId, author, rating, body }: GivenReview, now: string) {
  await tx
    .insertInto('market_review')
    .values({ id: randomUUID(), document_id: documentId, ...author, rating, body, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['document_id', 'author_id']).doUpdateSet({ rating, body, created_at: now }),
    )
    .execute();
  await recountRatings(tx, documentId);
}

export async function removeReview(tx: Db, review: { id: string; document_id: string }) {
  await tx.deleteFrom('market_review').where('id', '=', review.id).execute();
  await recountRatings(tx, review.document_id);
}

async function recountRatings(tx: Db, documentId: string): Promise<void> {
  await lockDocument(tx, documentId);
  const { sum, count } = await tx
    .selectFrom('market_review')
    .select((eb) => [eb.fn.sum<number | null>('rating').as('sum'), eb.fn.countAll<number>().as('count')])
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('document')
    .set({ rating_sum: sum ?? 0, rating_count: count })
    .where('id', '=', documentId)
    .execute();
}
