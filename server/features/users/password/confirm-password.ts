import type { Context } from '#server/context.ts';
import { fail } from '#server/errors.ts';
import { verifyPassword } from '#server/security/password.ts';
import { secondFactorSince } from '../factor/factor.queries.ts';
import { clearFailuresAt, releaseAttempt, claimAttempt } from '../login/login-attempt.queries.ts';
import { sessionPlaceOf } from '../login/login-place.ts';
import { findUser } from '../user.queries.ts';

/**
 * Verifies the password of a logged-in member. Failures count towards the lock of this session.
 * @throws US04 if it is wrong, LO04 while the session is locked.
 */
export async function confirmPassword(context: Context, account: { id: string; jti: string }, password: string) {
  const user = await findUser(context.db, account.id);
  const place = sessionPlaceOf(account);
  await claimAttempt(context, user.login_id, place);
  if (!(await verifyPassword(user.password_hash, password))) fail('US04');
  // With a second factor the counter is not reset: otherwise the password would allow unlimited attempts at codes.
  const asksCode = (await secondFactorSince(context.db, user.id)) !== null;
  await (asksCode ? releaseAttempt : clearFailuresAt)(context.db, user.login_id, place);
  return user;
}
