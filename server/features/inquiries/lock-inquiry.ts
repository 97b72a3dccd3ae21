import type { Db } from '#server/db/open-database.ts';
import { fail } from '#server/errors.ts';

/**
 * One inquiry, held until the transaction ends: of two who change it at once, the second waits here and then sees
 * what the first did.
 * @throws CM04 when there is none, PR01 when whoever sent it took the consent back.
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
