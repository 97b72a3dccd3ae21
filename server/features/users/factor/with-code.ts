import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { verifyPassword } from '#server/security/password.ts';
import { clearFailuresAt, claimAttempt } from '../login/login-attempt.queries.ts';
import { sessionPlaceOf } from '../login/login-place.ts';
import { lockLogin } from '../sessions/session.queries.ts';
import { findUser } from '../user.queries.ts';
import { findCode, claimCode } from './claim-code.ts';
import { secondFactorSince } from './factor.queries.ts';

interface Shown {
  password: string;
  code: string;
}

type User = Awaited<ReturnType<typeof findUser>>;

/**
 * Verifies password and code of a logged-in member, as one attempt, and runs the work. `prepare` runs after both are
 * correct and before the transaction, for slow preparation.
 * @throws SF03 without a second factor, US04 or LO06 if one is wrong, LO04 while the session is locked, CM02 if it has
 * ended meanwhile.
 */
export async function withCode<T>(
  context: Context,
  account: { id: string; jti: string },
  { password, code }: Shown,
  prepare: () => Promise<(tx: Db, user: User) => Promise<T>>,
): Promise<T> {
  if ((await secondFactorSince(context.db, account.id)) === null) fail('SF03');
  const user = await findUser(context.db, account.id);
  const place = sessionPlaceOf(account);
  await claimAttempt(context, user.login_id, place);
  if (!(await verifyPassword(user.password_hash, password))) fail('US04');
  const fitting = (await findCode(context, user.id, code)) ?? fail('LO06');
  const work = await prepare();
  return transaction(context.db, async (tx) => {
    await lockLogin(tx, account);
    if (!(await claimCode(tx, user.id, fitting))) fail('LO06');
    await clearFailuresAt(tx, user.login_id, place);
    return work(tx, user);
  });
}
