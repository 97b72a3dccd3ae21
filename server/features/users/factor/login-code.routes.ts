import type { FastifyInstance } from 'fastify';
import { userContract } from '#shared/contract/account/user.contract.ts';
import { secondFactorText } from '#shared/messages/account/second-factor.ko.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { route } from '#server/plugins/route.ts';
import { startSession, recordLockout, loginLogger } from '../login/start-session.ts';
import { rememberDevice } from '../login/known-device.queries.ts';
import { clearFailuresAt, claimAttempt } from '../login/login-attempt.queries.ts';
import { codePlaceOf } from '../login/login-place.ts';
import { secondFactorMail } from '../user.mails.ts';
import { recipientOf } from '../user.queries.ts';
import type { FittingCode } from './claim-code.ts';
import { findCode, claimCode } from './claim-code.ts';
import { missingProtectionOf } from './login-protection.ts';
import { findPendingLogin, spendPendingLogin } from './pending-login.queries.ts';
import { countRecoveryCodes } from './recovery-code.queries.ts';

/** Second login step. Wrong codes are counted per account, except on known devices. */
export function loginCodeRoutes(app: FastifyInstance, context: Context): void {
  const { db, config } = context;

  route(app, userContract.loginCode, async ({ input, request, reply }) => {
    const user = (await findPendingLogin(context, input.pendingLogin)) ?? fail('LO07');
    const logLogin = loginLogger(context, request.ip);
    const place = await codePlaceOf(db, request, user.login_id);
    const { isLast } = await claimAttempt(context, user.login_id, place).catch((error: unknown) => {
      logLogin('locked', null);
      throw error;
    });
    const fitting = await findCode(context, user.id, input.code);
    const token =
      fitting &&
      (await transaction(db, async (tx) => {
        if (!(await claimCode(tx, user.id, fitting))) return null;
        if (!(await spendPendingLogin(tx, input.pendingLogin))) return fail('LO07');
        await clearFailuresAt(tx, user.login_id, place);
        await warnOfRecovery(tx, user, fitting);
        return startSession(tx, context, user, request);
      }));
    if (token === null) {
      logLogin('codeRefused', user.id);
      if (isLast) await recordLockout(context, user.id, request.ip);
      return fail('LO06');
    }
    logLogin('entered', user.id);
    await rememberDevice(context, request, reply, user.id);
    return { token, ...(await missingProtectionOf(context, user.id)) };
  });

  /** Notifies the member that a recovery code was used. */
  async function warnOfRecovery(tx: Db, user: { id: string; email: string }, { kind }: FittingCode) {
    if (kind !== 'recovery') return;
    const change = secondFactorText.mail.used(await countRecoveryCodes(tx, user.id));
    await enqueueMail(tx, context, recipientOf(user), secondFactorMail(config, change));
  }
}
