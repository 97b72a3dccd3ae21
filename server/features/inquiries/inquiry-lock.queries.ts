import type { Db } from '#server/db/open-database.ts';
import { fail } from '#server/errors.ts';

/**
 * One inquiry, locked until the end of the transaction. A concurrent change waits and then sees the new state.
 * @throws CM04 if there is none, PR01 if it was erased after a consent withdrawal.
 */
export async function lockInquiry(tx: Db, contractId: string) {
  const row = await tx
    .updateTable('inquiry')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', contractId)
    .returningAll()
    .executeTakeFirst();
  if (!row) return fail('CM04');
  return row.erased_at === null ? row : fail('PR01');
}
