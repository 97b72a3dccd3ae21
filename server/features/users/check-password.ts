import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { verifyPassword } from '../../security/password.ts';
import { clearFailures, takeAttempt } from './login-attempts.ts';
import { findUser } from './user.queries.ts';

/**
 * Asks a member who is logged in for the password again; wrong ones count towards the lock.
 * @throws US04 when it does not fit, LO04 while the account is locked.
 */
export async function confirmPassword(context: Context, accountId: string, password: string) {
  const user = await findUser(context.db, accountId);
  await takeAttempt(context, user.login_id);
  if (!(await verifyPassword(user.password_hash, password))) fail('US04');
  await clearFailures(context.db, user.login_id);
  return user;
}
