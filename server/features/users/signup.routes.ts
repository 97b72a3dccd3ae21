import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { userContract } from '#shared/contract/account/user.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import type { TermKind } from '#shared/site/terms.ts';
import { checkAffiliation, checkEmail, checkUserId, checkMemberName } from '#shared/validation.ts';
import type { Context } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/db-errors.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail, refuseInvalid } from '#server/errors.ts';
import { isMailFiled } from '#server/mail/send-mail.ts';
import { route } from '#server/plugins/route.ts';
import { hashPassword } from '#server/security/password.ts';
import { decryptTransport } from '#server/security/transport.ts';
import { requireBotPass } from '../bot-check/bot-pass.ts';
import { currentVersion, refuseOldTexts } from '#server/site/terms.ts';
import { readProductName } from '#server/site/brand.ts';
import { readCompany } from '#server/site/company.ts';
import { sendConfirmation } from './email-confirmation.ts';
import { recordConsents } from './consent.queries.ts';
import { isWeakPassword, judgeNewPassword, refusesWeak } from './password/new-password.ts';
import { createUser, findUserByLoginId, rolesOf } from './user.queries.ts';

export function signupRoutes(app: FastifyInstance, context: Context): void {
  const { db, keys, config } = context;

  route(app, userContract.publicKey, async () => ({
    keyId: keys.transport.keyId,
    publicKey: keys.transport.publicKeyPem,
  }));

  route(app, userContract.confirmId, async ({ input }) => {
    refuseInvalid({ userId: checkUserId(input.userId) });
    return (await findUserByLoginId(db, input.userId)) === undefined;
  });

  route(app, userContract.passwordStrength, async ({ input, request }) => {
    const open = (value = '') => (value === '' ? '' : decryptTransport(keys, input.keyId, value));
    const roles = request.account ? await rolesOf(db, request.account.id) : [];
    const isWeak = await isWeakPassword(context, open(input.userKey).slice(0, LIMITS.passwordMaxChars), {
      userId: request.account?.loginId ?? input.userId,
      userName: open(input.userName).slice(0, LIMITS.userNameMaxChars),
      email: open(input.email).slice(0, LIMITS.emailMaxChars),
    });
    return { isWeak, isRefused: isWeak && refusesWeak(context, roles) };
  });

  route(app, userContract.signup, async ({ input, request, reply }) => {
    const open = (value: string) => decryptTransport(keys, input.keyId, value);
    const userName = open(input.userName).trim();
    const password = open(input.userKey);
    const email = open(input.email).trim();
    const affiliation = input.affiliation ? open(input.affiliation).trim() : '';
    const owner = { userId: input.userId, userName, email, roles: ['ROLE_USER'] as const };
    const judged = await judgeNewPassword(context, password, owner);
    refuseInvalid({
      userId: checkUserId(input.userId),
      userKey: judged.error,
      userName: checkMemberName(userName, await readProductName(context), (await readCompany(db)).company.name),
      email: checkEmail(email),
      affiliation: checkAffiliation(affiliation),
    });
    const { termsOfUse, privacy, age, marketing } = input.consents ?? (await flaggedConsents(context, input));
    if (!termsOfUse.agreed || !privacy.agreed || !age.agreed) fail('US06');
    await refuseOldTexts(context, { 'terms-of-use': termsOfUse, 'privacy-signup': privacy, age, marketing });
    await requireBotPass(context, request, reply);

    const passwordHash = await hashPassword(password);
    await transaction(db, async (tx) => {
      const id = await createUser(tx, context, {
        ...owner,
        passwordHash,
        hasWeakPassword: judged.isWeak,
        affiliation,
        emailStatus: 'unconfirmed',
      });
      await recordConsents(tx, context, id, request.ip, [
        { kind: 'terms-of-use', ...termsOfUse },
        { kind: 'privacy-signup', ...privacy },
        { kind: 'age', ...age },
        { kind: 'marketing-email', ...marketing },
        { kind: 'marketing-sms', ...marketing },
      ]);
      await sendConfirmation(tx, context, { id, email }, 'confirmation');
    }).catch((error: unknown) => {
      if (isUniqueViolation(error)) fail('US01', { fields: { userId: messages.user.userIdTaken } });
      throw error;
    });
    return { userId: input.userId, isMailFiled: isMailFiled(config) };
  });
}

/** The agreement flags as consents to the texts in force. */
async function flaggedConsents(context: Context, flags: z.output<(typeof userContract)['signup']['input']>) {
  const consentTo = async (kind: TermKind, agreed: boolean) => ({
    version: await currentVersion(context, kind),
    agreed,
  });
  return {
    termsOfUse: await consentTo('terms-of-use', flags.agreeTermUse),
    privacy: await consentTo('privacy-signup', flags.agreePrivacy),
    age: await consentTo('age', flags.agreeAge),
    marketing: await consentTo('marketing', flags.agreeMarketing),
  };
}
