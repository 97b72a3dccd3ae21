import type { FastifyInstance } from 'fastify';
import { userContract } from '#shared/contract/account/user.contract.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import type { Role } from '#shared/permissions.ts';
import { isStaff } from '#shared/permissions.ts';
import { checkAffiliation, checkEmail, checkMemberName, checkUserName } from '#shared/validation.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail, refuseInvalid } from '#server/errors.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { isMailFiled } from '#server/mail/send-mail.ts';
import { route } from '#server/plugins/route.ts';
import type { Account } from '#server/plugins/session.ts';
import { requireLogin } from '#server/plugins/session.ts';
import { hashPassword } from '#server/security/password.ts';
import { decryptTransport } from '#server/security/transport.ts';
import { currentVersion } from '#server/site/terms.ts';
import { readProductName } from '#server/site/brand.ts';
import { readCompany } from '#server/site/company.ts';
import { confirmPassword } from './password/confirm-password.ts';
import { latestConsent, recordConsents } from './consent.queries.ts';
import { mayChangeEmail, resendableFrom, sendChangeConfirmation } from './email-confirmation.ts';
import { dropMailTokens, pendingEmailOf } from './mail-token.queries.ts';
import { judgeNewPassword } from './password/new-password.ts';
import { endAllSessions, lockLogin } from './sessions/session.queries.ts';
import { emailChangeNoticeMail, passwordChangedMail } from './user.mails.ts';
import { recipientOf, rolesOf, setPassword } from './user.queries.ts';

const CHANNELS = { email: 'marketing-email', sms: 'marketing-sms' } as const;

export function userEditRoutes(app: FastifyInstance, context: Context): void {
  const { db, keys, config } = context;

  route(app, userContract.userDetail, async ({ input, request }) => {
    const account = requireLogin(request);
    const user = await confirmPassword(context, account, decryptTransport(keys, input.keyId, input.password));
    const [email, sms, pending] = await Promise.all([
      latestConsent(db, user.id, CHANNELS.email),
      latestConsent(db, user.id, CHANNELS.sms),
      pendingEmailOf(db, context, user.id),
    ]);
    const pendingEmail = pending?.email ?? null;
    return {
      userId: user.login_id,
      userName: user.name,
      email: user.email,
      isEmailConfirmed: user.email_status === 'confirmed',
      pendingEmail,
      resendableFrom: await resendableFrom(db, context, { id: user.id, email: pendingEmail ?? user.email }),
      affiliation: user.affiliation,
      createdAt: user.created_at,
      marketing: {
        email: email?.agreed ?? false,
        sms: sms?.agreed ?? false,
        changedAt: [email?.at ?? '', sms?.at ?? ''].toSorted().at(-1) || null,
      },
    };
  });

  route(app, userContract.updateUserDetail, async ({ input, request }) => {
    const account = requireLogin(request);
    const open = (value: string) => decryptTransport(keys, input.keyId, value);
    const userName = open(input.userName).trim();
    const email = open(input.email).trim();
    const affiliation = input.affiliation ? open(input.affiliation).trim() : '';
    const password = open(input.password);
    const newPassword = input.newUserKey ? open(input.newUserKey) : null;
    const roles = await rolesOf(db, account.id);
    const judged =
      newPassword === null
        ? null
        : await judgeNewPassword(context, newPassword, { userId: account.loginId, userName, email, roles });
    refuseInvalid({
      userName: await nameError(context, account, roles, userName),
      email: checkEmail(email),
      affiliation: checkAffiliation(affiliation),
      // The first password would otherwise count as changed.
      newUserKey: newPassword === password ? messages.userEdit.samePassword : (judged?.error ?? null),
    });
    const user = await confirmPassword(context, account, password);
    const set =
      newPassword === null ? null : { hash: await hashPassword(newPassword), isWeak: judged?.isWeak ?? false };
    const marketingVersion = await currentVersion(context, 'marketing');

    await transaction(db, async (tx) => {
      await lockLogin(tx, account);
      await tx
        .updateTable('user')
        .set({ name: userName, affiliation, updated_at: nowIso(context) })
        .where('id', '=', user.id)
        .execute();
      if (email === user.email) await dropMailTokens(tx, 'email', user.id);
      else await requestEmailChange(tx, user, email);
      await changeMarketing(tx, user.id, request.ip, input.marketing, marketingVersion);
      if (set !== null) {
        await setPassword(tx, context, user.id, set);
        await dropMailTokens(tx, 'reset', user.id);
        await endAllSessions(tx, user.id);
        await enqueueMail(tx, context, recipientOf(user), passwordChangedMail(config));
      }
    });
    const emailPending = email !== user.email;
    return { emailPending, isMailFiled: isMailFiled(config), loggedOut: set !== null, userName };
  });

  async function requestEmailChange(tx: Db, user: { id: string; email: string }, email: string): Promise<void> {
    if ((await pendingEmailOf(tx, context, user.id))?.email === email) return;
    if (!(await mayChangeEmail(tx, context, user.id)))
      fail('CM01', { fields: { email: messages.userEdit.emailChangesSpent(SERVER_LIMITS.emailChangesPerDay) } });
    await sendChangeConfirmation(tx, context, { id: user.id, email }, 'confirmation');
    await enqueueMail(tx, context, recipientOf(user), emailChangeNoticeMail(config));
  }

  /** Stores only changes: the date of a consent is when it was given. */
  async function changeMarketing(
    tx: Db,
    userId: string,
    ip: string,
    wanted: Record<keyof typeof CHANNELS, boolean>,
    version: string,
  ) {
    for (const channel of ['email', 'sms'] as const) {
      const kind = CHANNELS[channel];
      const agreed = wanted[channel];
      if (((await latestConsent(tx, userId, kind))?.agreed ?? false) === agreed) continue;
      await recordConsents(tx, context, userId, ip, [{ kind, version, agreed }]);
    }
  }
}

/** A member's name that is refused only since it was chosen may stay. */
async function nameError(context: Context, account: Account, roles: Role[], userName: string): Promise<string | null> {
  if (isStaff({ id: account.id, roles }) || userName === account.name) return checkUserName(userName);
  const { company } = await readCompany(context.db);
  return checkMemberName(userName, await readProductName(context), company.name);
}
