import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditAction } from '#shared/audit.ts';
import { secondFactorContract } from '#shared/contract/account/second-factor.contract.ts';
import { secondFactorText } from '#shared/messages/account/second-factor.ko.ts';
import type { Role } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { route } from '#server/plugins/route.ts';
import { requireLogin } from '#server/plugins/session.ts';
import { decryptTransport } from '#server/security/transport.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { confirmPassword } from '../password/confirm-password.ts';
import { endSessionsBut, lockLogin } from '../sessions/session.queries.ts';
import { secondFactorMail } from '../user.mails.ts';
import { rolesOf } from '../user.queries.ts';
import { withCode } from './with-code.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  secondFactorSince,
  totpSecretOf,
} from './factor.queries.ts';
import { qrPicture } from './qr-picture.ts';
import { countRecoveryCodes, replaceRecoveryCodes, makeRecoveryCodes } from './recovery-code.queries.ts';
import { isOfStaff } from '#server/security/staff-roles.ts';
import { readProductName } from '#server/site/brand.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

const mailText = secondFactorText.mail;

/** A member's own second factor: turn on, renew recovery codes, turn off. */
export function factorRoutes(app: FastifyInstance, context: Context): void {
  const { db, keys, config } = context;
  const isRequiredOf = (roles: readonly Role[]) => config.requireSecondFactor === 'staff' && roles.some(isOfStaff);

  route(app, secondFactorContract.state, async ({ request }) => {
    const { id } = requireLogin(request);
    const [since, recoveryCodesLeft, roles] = await Promise.all([
      secondFactorSince(db, id),
      countRecoveryCodes(db, id),
      rolesOf(db, id),
    ]);
    return { since, recoveryCodesLeft, isRequired: isRequiredOf(roles) };
  });

  route(app, secondFactorContract.begin, async ({ input, request }) => {
    const account = requireLogin(request);
    await confirmPassword(context, account, decryptTransport(keys, input.keyId, input.password));
    const secret = newTotpSecret();
    if (!(await beginSecondFactor(context, account.id, secret))) fail('SF01');
    const uri = totpUri(secret, { issuer: await readProductName(context), label: account.loginId });
    return { secret, uri, picture: qrPicture(uri) };
  });

  route(app, secondFactorContract.confirm, async ({ input, request }) => {
    const account = requireLogin(request);
    const since = await secondFactorSince(db, account.id);
    if (since !== null) fail('SF01');
    const { secret, sealed } = (await totpSecretOf(context, account.id)) ?? fail('SF02');
    const step = stepOfCode(secret, input.code.replaceAll(/\s/g, ''), context.clock.now()) ?? fail('SF02');
    const made = await makeRecoveryCodes();
    const roles = await rolesOf(db, account.id);
    await transaction(db, async (tx) => {
      await lockLogin(tx, account);
      if (!(await confirmSecondFactor(tx, context, account.id, { step, sealed })))
        fail((await secondFactorSince(tx, account.id)) === null ? 'SF02' : 'SF01');
      await replaceRecoveryCodes(tx, account.id, made);
      // The other sessions started with the password only.
      await endSessionsBut(tx, account.id, account.jti);
      await recordAndNotify(tx, request, account.email, 'user.factorOn', mailText.on);
    });
    return { recoveryCodes: made.codes, mustLogInAgain: isRequiredOf(roles) };
  });

  route(app, secondFactorContract.renewCodes, async ({ input, request }) => {
    const account = requireLogin(request);
    const password = decryptTransport(keys, input.keyId, input.password);
    return withCode(context, account, { password, code: input.code }, async () => {
      const made = await makeRecoveryCodes();
      return async (tx, user) => {
        await replaceRecoveryCodes(tx, user.id, made);
        await recordAndNotify(tx, request, user.email, 'user.factorCodes', mailText.renewed);
        return { recoveryCodes: made.codes };
      };
    });
  });

  route(app, secondFactorContract.off, async ({ input, request }) => {
    const account = requireLogin(request);
    const password = decryptTransport(keys, input.keyId, input.password);
    return withCode(context, account, { password, code: input.code }, async () => async (tx, user) => {
      await removeSecondFactor(tx, user.id);
      await recordAndNotify(tx, request, user.email, 'user.factorOff', mailText.off);
      return null;
    });
  });

  /** Notifies the member by mail and writes the log; for staff also the audit log. */
  async function recordAndNotify(tx: Db, request: FastifyRequest, email: string, action: AuditAction, change: string) {
    const account = requireLogin(request);
    const { ip } = request;
    await enqueueMail(tx, context, { email, userId: account.id }, secondFactorMail(config, change));
    const roles = await rolesOf(tx, account.id);
    if (can.accessAdmin({ id: account.id, roles })) {
      await recordAudit(tx, { actor: account, action, target: { userId: account.id }, ip }, nowIso(context));
    }
    context.log.info({ event: 'secondFactor', outcome: action, userId: account.id, ip }, 'second factor');
  }
}
