import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';

class Undone extends Error {}

/** Does something to the content that is not kept. */
export async function tryOut(db: Db, work: (tx: Db) => Promise<void>): Promise<void> {
  await transaction(db, async (tx) => {
    await work(tx);
    throw new Undone();
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
}
