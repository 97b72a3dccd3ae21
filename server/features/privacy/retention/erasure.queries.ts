import { randomUUID } from 'node:crypto';
import type { ErasureRule } from '#shared/site/privacy.ts';
import type { Db } from '#server/db/open-database.ts';

/** Records the number of erased items in the transaction of the erasure, without personal data. */
export async function recordErasure(tx: Db, rule: ErasureRule, count: number, now: string): Promise<void> {
  if (count === 0) return;
  await tx
    .insertInto('erasure_record')
    .values({ id: randomUUID(), rule, erased_count: count, erased_at: now })
    .execute();
}
