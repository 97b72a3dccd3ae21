import type { FastifyInstance } from 'fastify';
import { userContract } from '../../../shared/contract/site/user.contract.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { messages } from '../../../shared/messages.ko.ts';
import { checkEmail, checkPassword } from '../../../shared/validation.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import type { Db } from '../../db/open-database.ts';
import { fail, refuseInvalid } from '../../errors.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { route } from '../../plugins/route.ts';
import { hashPassword } from '../../security/password.ts';
import { decryptTransport } from '../../security/transport.ts';
import { requireBotPass } from '../bot-check/bot-pass.ts';
import { maskId } from '../contracts/pipeline/mask.ts';
import { rememberDevice } from './known-device.ts';
import { clearFailures } from './login-attempts.ts';
import { createMailToken, dropMailTokens, findMailToken, spendMailToken } from './mail-token.queries.ts';
import { judgeNewPassword } from './new-password.ts';
import { endAllSessions } from './sessions/session.queries.ts';
import { foundIdsMail, passwordChangedMail, resetPasswordMail } from './user.mails.ts';
import {
  findActiveByNameAndEmail,
  findUser,
  findUserByLoginId,
  holdUsersOf,
  rolesOf,
  setPassword,
} from './user.queries.ts';

/** Nobody can fill a mailbox with our letters: so many an hour to one address, then none, and the same answer. */
const MAILS_AN_HOUR = 5;

export function findRoutes(app: FastifyInstance, context: Context): void {
  const { db, keys, config } = context;

  route(app, userContract.findIdPw, async ({ input, request, reply }) => {
    const email = input.email.trim();
    const userName = input.userName.trim();
    const byId = input.userId !== '';
    refuseInvalid({
      email: checkEmail(email),
      userName: byId || userName !== '' ? null : messages.user.enterUserName,
    });
    await requireBotPass(context, request, reply);

    const isKnown = byId ? await mailResetLink(input.userId, email) : await mailIds(userName, email);
    if (!isKnown) fail('US05');
    return null;
  });

  async function mailIds(userName: string, email: string): Promise<boolean> {
    const users = await findActiveByNameAndEmail(db, userName, email);
    const [first] = users;
    if (!first) return false;
    const userIds = users.map((user) => user.login_id);
    await transaction(db, async (tx) => {
      if (await mayStillMail(tx, first.email))
        await enqueueMail(tx, context, first.email, foundIdsMail(config, userIds));
    });
    return true;
  }

  async function mailResetLink(userId: string, email: string): Promise<boolean> {
    const user = await findUserByLoginId(db, userId);
    if (user?.status !== 'active' || user.email.toLowerCase() !== email.toLowerCase()) return false;
    await transaction(db, async (tx) => {
      if (!(await mayStillMail(tx, user.email))) return;
      const minutes = LIMITS.resetTokenMinutes;
      const token = await createMailToken(tx, context, { purpose: 'reset', userId: user.id, minutes });
      await enqueueMail(tx, context, user.email, resetPasswordMail(config, token));
    });
    return true;
  }

  async function mayStillMail(tx: Db, email: string): Promise<boolean> {
    await holdUsersOf(tx, email);
    const hourAgo = new Date(context.clock.now().getTime() - 3_600_000).toISOString();
    const { count } = await tx
      .selectFrom('mail')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('to_address', '=', email)
      .where('template', 'in', ['find-id', 'reset-password'])
      .where('created_at', '>', hourAgo)
      .executeTakeFirstOrThrow();
    return count < MAILS_AN_HOUR;
  }

  route(app, userContract.resetCheck, async ({ input }) => {
    const link = await findMailToken(db, context, 'reset', input.token);
    return link ? { valid: true, userId: maskId(link.login_id) } : { valid: false, userId: '' };
  });

  route(app, userContract.resetUserKey, async ({ input, request, reply }) => {
    const password = decryptTransport(keys, input.keyId, input.userKey);
    refuseInvalid({ userKey: checkPassword(password) });
    const { user_id: ownerId } = (await findMailToken(db, context, 'reset', input.token)) ?? fail('US02');
    const owner = await findUser(db, ownerId);
    const { error, isWeak } = await judgeNewPassword(context, password, {
      userId: owner.login_id,
      userName: owner.name,
      email: owner.email,
      roles: await rolesOf(db, ownerId),
    });
    refuseInvalid({ userKey: error });
    const hash = await hashPassword(password);
    await transaction(db, async (tx) => {
      const link = (await findMailToken(tx, context, 'reset', input.token)) ?? fail('US02');
      if (!(await spendMailToken(tx, context, input.token))) fail('US02');
      await setPassword(tx, context, link.user_id, { hash, isWeak });
      // Whoever had the old password may have asked for a new address with it.
      await dropMailTokens(tx, 'email', link.user_id);
      await endAllSessions(tx, link.user_id);
      await clearFailures(tx, link.login_id);
      await enqueueMail(tx, context, link.current_email, passwordChangedMail(config));
    });
    // Nobody keeps the owner of the mailbox out: where the link was opened, strangers have no part in the count.
    await rememberDevice(context, request, reply, ownerId);
    return null;
  });
}
