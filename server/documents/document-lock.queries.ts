import type { Db } from '../db/open-database.ts';

/**
 * Locks a document's row until the end of the transaction. Call it before counting, so that a concurrent change waits
 * and then sees the new state.
 */
export async function lockDocument(tx: Db, documentId: string): Promise<void> {
  await tx
    .updateTable('document')
    .set((eb) => ({ like_count: eb.ref('like_count') }))
    .where('id', '=', documentId)
    .execute();
}
