import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { seal, unseal } from '#server/security/seal.ts';

const sealedFor = (userId: string) => ({ purpose: 'second-factor', owner: userId });

/** When the second factor was turned on; null if off. */
export async function secondFactorSince(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('second_factor')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.confirmed_at ?? null;
}

interface KeptSecret {
  secret: string;
  /** Stored, encrypted form; different each time. */
  sealed: string;
}

/** The app's secret, confirmed or not; null if there is none or the encryption key has changed. */
export async function totpSecretOf(
  { db, keys }: Pick<Context, 'db' | 'keys'>,
  userId: string,
): Promise<KeptSecret | null> {
  const row = await db.selectFrom('second_factor').select('secret').where('user_id', '=', userId).executeTakeFirst();
  const secret = row ? unseal(keys, sealedFor(userId), row.secret) : null;
  return row && secret !== null ? { secret, sealed: row.secret } : null;
}

/** Starts an enrolment, replacing an unconfirmed one; false if a second factor is already on. */
export async function beginSecondFactor(
  { db, keys, clock }: Pick<Context, 'db' | 'keys' | 'clock'>,
  userId: string,
  totpSecret: string,
): Promise<boolean> {
  const begun = { secret: seal(keys, sealedFor(userId), totpSecret), created_at: nowIso({ clock }) };
  const row = await db
    .insertInto('second_factor')
    .values({ user_id: userId, ...begun, last_step: 0 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(begun).where('second_factor.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Turns on the second factor; later codes must have a later time step. False if it was already on, or if the secret has
 * changed since `sealed` was read.
 */
export async function confirmSecondFactor(
  tx: Db,
  context: Pick<Context, 'clock'>,
  userId: string,
  { step, sealed }: { step: number; sealed: string },
) {
  const { numUpdatedRows } = await tx
    .updateTable('second_factor')
    .set({ confirmed_at: nowIso(context), last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', sealed)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False if this or a later code was already used. */
export async function claimStep(tx: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False if there was none. */
export async function removeSecondFactor(tx: Db, userId: string): Promise<boolean> {
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  const removed = await tx
    .deleteFrom('second_factor')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .execute();
  return removed.some(({ confirmed_at: since }) => since !== null);
}
