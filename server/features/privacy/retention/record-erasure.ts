import { randomUUID } from 'node:crypto';
import type { ErasureRule } from '#shared/site/privacy.ts';
import type { Db } from '#server/db/open-database.ts';

/** Writes down that so many were erased, in the transaction of the erasure. Nothing of whose they were. */
export async function recordErasure(tx: Db, rule: ErasureRule, count: number, now: string): Promise<void> {
  if (count === 0) return;
  await tx
    .insertInto('erasure_record')
    .values({ id: randomUUID(), rule, erased_count: count, erased_at: now })
    .execute();
}
