import type { FastifyInstance, FastifyRequest } from 'fastify';
import { userContract } from '#shared/contract/account/user.contract.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { checkEmail, checkPassword } from '#shared/validation.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail, refuseInvalid } from '#server/errors.ts';
import type { MailContent } from '#server/mail/compose-mail.ts';
import { mayRecoverFrom } from '#server/mail/mail-limits.ts';
import { enqueueLinkMail, enqueueMail } from '#server/mail/outbox.ts';
import { emailKeyOf, mailboxKeyOf } from '#server/mail/recipient.ts';
import { route } from '#server/plugins/route.ts';
import { hashPassword, verifyPassword } from '#server/security/password.ts';
import { decryptTransport } from '#server/security/transport.ts';
import { requireBotPass } from '../bot-check/bot-pass.ts';
import { maskId } from '#server/personal-data/mask-value.ts';
import { mayRevealMiss } from './may-reveal-miss.ts';
import { createConfirmToken } from './email-confirmation.ts';
import { rememberDevice } from './login/known-device.queries.ts';
import { clearFailures } from './login/login-attempt.queries.ts';
import { isDeviceKnown } from './login/login-place.ts';
import { createMailToken, dropMailTokens, findMailToken, spendMailToken } from './mail-token.queries.ts';
import { judgeNewPassword } from './password/new-password.ts';
import { endAllSessions } from './sessions/session.queries.ts';
import { foundIdsMail, passwordChangedMail, resetPasswordMail } from './user.mails.ts';
import {
  confirmEmail,
  findActiveByNameAndEmail,
  findUser,
  findUserByLoginId,
  lockUser,
  loginKeyOf,
  recipientOf,
  rolesOf,
  setPassword,
} from './user.queries.ts';

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

    const isKnown = byId ? await mailResetLink(request, input.userId, email) : await mailIds(request, userName, email);
    const target = byId ? `id ${loginKeyOf(input.userId)}` : `mailbox ${mailboxKeyOf(email)}`;
    if (!isKnown && (await mayRevealMiss(context, { ip: request.ip, target }))) fail('US05');
    return null;
  });

  async function mailIds(request: FastifyRequest, userName: string, email: string): Promise<boolean> {
    const users = await findActiveByNameAndEmail(db, userName, email);
    const [to] = users;
    if (!to) return false;
    const userIds = users.map((user) => user.login_id);
    await mailRecovery(request, to, userIds, async (tx) => {
      const isProven = to.email_status !== 'unconfirmed';
      return foundIdsMail(config, userIds, isProven ? null : await createConfirmToken(tx, context, to));
    });
    return true;
  }

  async function mailResetLink(request: FastifyRequest, userId: string, email: string): Promise<boolean> {
    const user = await findUserByLoginId(db, userId);
    if (user?.status !== 'active' || user.email_key !== emailKeyOf(email)) return false;
    await mailRecovery(request, user, [user.login_id], async (tx) => {
      const minutes = SERVER_LIMITS.resetTokenMinutes;
      return resetPasswordMail(
        config,
        await createMailToken(tx, context, { purpose: 'reset', userId: user.id, minutes }),
      );
    });
    return true;
  }

  async function mailRecovery(
    request: FastifyRequest,
    user: { id: string; email: string },
    loginIds: readonly string[],
    write: (tx: Db) => Promise<MailContent>,
  ): Promise<void> {
    const isAtHome = await isDeviceKnown(db, request, loginIds);
    const to = recipientOf(user);
    await transaction(db, async (tx) => {
      await lockUser(tx, user.id);
      if (!isAtHome && !(await mayRecoverFrom(tx, context, request.ip, to))) return;
      await enqueueLinkMail(tx, context, to, isAtHome ? 'recoveryAtHome' : 'recovery', () => write(tx));
    });
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
    // The first password would otherwise count as changed.
    if (await verifyPassword(owner.password_hash, password)) refuseInvalid({ userKey: messages.userEdit.samePassword });
    const hash = await hashPassword(password);
    await transaction(db, async (tx) => {
      const link = (await findMailToken(tx, context, 'reset', input.token)) ?? fail('US02');
      if (!(await spendMailToken(tx, 'reset', link.user_id, input.token))) fail('US02');
      await setPassword(tx, context, link.user_id, { hash, isWeak });
      // Whoever knew the old password may have requested a change of the email.
      await dropMailTokens(tx, 'email', link.user_id);
      await endAllSessions(tx, link.user_id);
      await clearFailures(tx, link.login_id);
      // The link was opened, so the address is verified.
      await confirmEmail(tx, link.user_id, link.current_email);
      const to = { email: link.current_email, userId: link.user_id };
      await enqueueMail(tx, context, to, passwordChangedMail(config));
    });
    // The device becomes known, so that failed attempts of others cannot lock out the owner.
    await rememberDevice(context, request, reply, ownerId);
    return null;
  });
}
