import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { secondFactorSince, claimStep, totpSecretOf } from './factor.queries.ts';
import { findRecoveryCode } from './recovery-code.queries.ts';
import { stepOfCode } from './totp.ts';

/** A valid, unused code: of the app at a time step, or a recovery code. */
export type FittingCode = { kind: 'app'; step: number } | { kind: 'recovery'; hash: string };

/** Finds the matching code of a member without using it. Not in a transaction: recovery codes are slow to check. */
export async function findCode(
  context: Pick<Context, 'db' | 'keys' | 'clock'>,
  userId: string,
  code: string,
): Promise<FittingCode | null> {
  if ((await secondFactorSince(context.db, userId)) === null) return null;
  const digits = code.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    const kept = await totpSecretOf(context, userId);
    const step = kept === null ? null : stepOfCode(kept.secret, digits, context.clock.now());
    return step === null ? null : { kind: 'app', step };
  }
  const hash = await findRecoveryCode(context.db, userId, code);
  return hash === null ? null : { kind: 'recovery', hash };
}

/** Uses a code. Each works once; false if another request was faster. */
export async function claimCode(tx: Db, userId: string, code: FittingCode): Promise<boolean> {
  if (code.kind === 'app') return claimStep(tx, userId, code.step);
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_code')
    .where('code_hash', '=', code.hash)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
