import type { FastifyInstance } from 'fastify';
import { userContract } from '#shared/contract/account/user.contract.ts';
import type { Context } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { verifyPassword } from '#server/security/password.ts';
import { decryptTransport } from '#server/security/transport.ts';
import { requireBotPass } from '#server/features/bot-check/bot-pass.ts';
import { startSession, recordLockout, loginLogger } from './start-session.ts';
import { secondFactorSince } from '../factor/factor.queries.ts';
import { beginLogin } from '../factor/pending-login.queries.ts';
import { recordWeakPassword, missingProtectionOf } from '../factor/login-protection.ts';
import { rememberDevice } from './known-device.queries.ts';
import { clearFailuresAt, releaseAttempt, claimAttempt } from './login-attempt.queries.ts';
import { placeOf } from './login-place.ts';
import { endSession } from '../sessions/session.queries.ts';
import { findUserByLoginId, lockVerified } from '../user.queries.ts';

export function loginRoutes(app: FastifyInstance, context: Context): void {
  const { db, keys } = context;

  route(app, userContract.login, async ({ input, request, reply }) => {
    const password = decryptTransport(keys, input.keyId, input.password);
    await requireBotPass(context, request, reply);
    const logLogin = loginLogger(context, request.ip);
    const place = await placeOf(db, request, input.userId);
    const { isLast } = await claimAttempt(context, input.userId, place).catch((error: unknown) => {
      logLogin('locked', null);
      throw error;
    });

    const user = await findUserByLoginId(db, input.userId);
    const fits = await verifyPassword(user?.password_hash ?? null, password);
    if (!user || !fits) {
      logLogin('refused', user?.id ?? null);
      if (isLast) await recordLockout(context, user?.id ?? null, request.ip);
      return fail('LO01');
    }
    await recordWeakPassword(context, user, password);
    const asksCode = (await secondFactorSince(db, user.id)) !== null;
    await (asksCode ? releaseAttempt : clearFailuresAt)(db, input.userId, place);
    if (user.status !== 'active') {
      logLogin('inactive', user.id);
      return fail('LO02');
    }
    const begun = await transaction(db, async (tx) => {
      if (!(await lockVerified(tx, user))) return null;
      // It may have been turned on after the password was verified.
      if ((await secondFactorSince(tx, user.id)) !== null)
        return { pendingLogin: await beginLogin({ db: tx, clock: context.clock }, user.id) };
      return { token: await startSession(tx, context, user, request) };
    });
    if (begun === null) {
      logLogin('refused', user.id);
      return fail('LO01');
    }
    if ('pendingLogin' in begun) {
      logLogin('codeAsked', user.id);
      return begun;
    }
    logLogin('entered', user.id);
    await rememberDevice(context, request, reply, user.id);
    return { ...begun, ...(await missingProtectionOf(context, user.id)) };
  });

  route(app, userContract.logout, async ({ request }) => {
    if (request.account) await endSession(db, request.account.jti);
    return null;
  });
}
