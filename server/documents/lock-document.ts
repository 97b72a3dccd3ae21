import type { Db } from '../db/open-database.ts';

/**
 * Holds a document's row until the transaction ends. What is counted into it is counted after this: of two who add
 * something at once, the second waits here and then sees what the first added.
 */
export async function lockDocument(tx: Db, documentId: string): Promise<void> {
  await tx
    .updateTable('document')
    .set((eb) => ({ like_count: eb.ref('like_count') }))
    .where('id', '=', documentId)
    .execute();
}
