import { randomInt } from 'node:crypto';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Db } from '#server/db/open-database.ts';
import { hashPassword, verifyPassword } from '#server/security/password.ts';

/** 32 characters that do not look alike: 50 bits in ten characters. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const HALF = 5;

const half = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export interface RecoveryCodes {
  /** Plain codes, shown to the member once. */
  codes: string[];
  hashes: string[];
}

/** Call before the transaction that stores them: hashing is deliberately slow. */
export async function makeRecoveryCodes(): Promise<RecoveryCodes> {
  const codes = Array.from({ length: SERVER_LIMITS.recoveryCodes }, () => `${half()}-${half()}`);
  const hashes: string[] = [];
  // Sequentially, because each hash needs 19 MiB.
  for (const code of codes) hashes.push(await hashPassword(normaliseRecoveryCode(code)));
  return { codes, hashes };
}

/** Accepts lower case, with or without dash. */
export const normaliseRecoveryCode = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase();

/** Replaces existing codes. */
export async function replaceRecoveryCodes(tx: Db, userId: string, { hashes }: RecoveryCodes): Promise<void> {
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ code_hash: hash, user_id: userId })))
    .execute();
}

/** Stored hash of a valid code, else null. */
export async function findRecoveryCode(db: Db, userId: string, code: string): Promise<string | null> {
  const typed = normaliseRecoveryCode(code);
  if (typed.length !== 2 * HALF) return null;
  const rows = await db.selectFrom('recovery_code').select('code_hash').where('user_id', '=', userId).execute();
  for (const { code_hash: hash } of rows) if (await verifyPassword(hash, typed)) return hash;
  return null;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
