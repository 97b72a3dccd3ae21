import { createChallenge, verifySolution as isSolved } from 'altcha-lib/v1';
import type { Context } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/db-errors.ts';
import { sha256 } from '#server/security/keys.ts';

/** About 25,000 hashes on average: a fraction of a second in a browser, but a cost for thousands of requests. */
const HARDEST = 50_000;
const LIFETIME_MS = 5 * 60_000;

/** Signed ALTCHA challenge, so that nothing need be stored until it comes back. */
export async function newChallenge({ keys, clock }: Context): Promise<Record<string, unknown>> {
  const challenge = await createChallenge({
    hmacKey: keys.signingSecret,
    maxnumber: HARDEST,
    expires: new Date(clock.now().getTime() + LIFETIME_MS),
  });
  return { ...challenge };
}

/** Whether the solution is correct, not expired, and not used before on any instance. */
export async function verifySolution({ db, keys, clock }: Context, payload: string): Promise<boolean> {
  const solution = parse(payload);
  if (!solution || expiryOf(solution.salt) <= clock.now().getTime()) return false;
  if (!(await isSolved(payload, keys.signingSecret, false).catch(() => false))) return false;
  try {
    await db
      .insertInto('bot_pass')
      .values({
        pass_hash: sha256(solution.signature),
        kind: 'spent',
        expires_at: new Date(expiryOf(solution.salt)).toISOString(),
      })
      .execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

function parse(payload: string): { salt: string; signature: string } | null {
  try {
    const value = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as {
      salt?: unknown;
      signature?: unknown;
    };
    if (typeof value.salt !== 'string' || typeof value.signature !== 'string') return null;
    return { salt: value.salt, signature: value.signature };
  } catch {
    return null;
  }
}

/** Expiry in milliseconds from the signed salt; 0 if missing. */
function expiryOf(salt: string): number {
  const expires = new URLSearchParams(salt.split('?')[1] ?? '').get('expires');
  return Number(expires ?? 0) * 1000 || 0;
}
