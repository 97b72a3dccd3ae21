import type { FastifyInstance, FastifyRequest } from 'fastify';
import { userContract } from '../../../shared/contract/site/user.contract.ts';
import { auditText } from '../../../shared/messages/admin/audit.ko.ts';
import { can } from '../../../shared/permissions.ts';
import type { Context } from '../../context.ts';
import { nowIso } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { fail } from '../../errors.ts';
import { limited, route } from '../../plugins/route.ts';
import { verifyPassword } from '../../security/password.ts';
import { decryptTransport } from '../../security/transport.ts';
import { recordAudit } from '../admin/audit/record-audit.ts';
import { requireBotPass } from '../bot-check/bot-pass.ts';
import { clearFailures, takeAttempt } from './login-attempts.ts';
import { deviceOf } from './sessions/device-of.ts';
import { endSession, startSession } from './sessions/session.queries.ts';
import { findUserByLoginId, rolesOf } from './user.queries.ts';

export function loginRoutes(app: FastifyInstance, context: Context): void {
  const { db, keys } = context;

  route(
    app,
    userContract.login,
    async ({ input, request, reply }) => {
      const password = decryptTransport(keys, input.keyId, input.password);
      await requireBotPass(context, request, reply);
      const tell = tellerOf(context, request.ip);
      const { isLast } = await takeAttempt(context, input.userId).catch((error: unknown) => {
        tell('locked', null);
        throw error;
      });

      const user = await findUserByLoginId(db, input.userId);
      const fits = await verifyPassword(user?.password_hash ?? null, password);
      if (!user || !fits) {
        tell('refused', user?.login_id ?? null);
        if (isLast) await recordLock(context, user?.login_id ?? null, request.ip);
        return fail('LO01');
      }
      await clearFailures(db, input.userId);
      if (user.status !== 'active') {
        tell('inactive', user.login_id);
        return fail('LO02');
      }
      tell('entered', user.login_id);
      return { token: await enter(context, user, request) };
    },
    limited(30, 1),
  );

  route(app, userContract.logout, async ({ request }) => {
    if (request.account) await endSession(db, request.account.jti);
    return null;
  });
}

/** Each try in the log, with the ID only when somebody has it: what was typed may have been a password. */
const tellerOf =
  ({ log }: Context, ip: string) =>
  (outcome: 'entered' | 'refused' | 'inactive' | 'locked', loginId: string | null) =>
    log.info({ event: 'login', outcome, loginId, ip }, 'login');

/** Begins a session; that of somebody who may enter the administration is on the record. */
async function enter(context: Context, user: { id: string; login_id: string; name: string }, request: FastifyRequest) {
  const { ip } = request;
  return transaction(context.db, async (tx) => {
    const token = await startSession(tx, context, user, deviceOf(request.headers['user-agent']));
    const roles = await rolesOf(tx, user.id);
    const actor = { id: user.id, loginId: user.login_id };
    if (can.enterAdmin({ id: user.id, roles })) {
      await recordAudit(tx, { actor, action: 'login.staff', target: user.login_id, ip }, nowIso(context));
    }
    return token;
  });
}

/** Takes as long for an ID that nobody has, and does not keep what was typed: it may have been a password. */
const recordLock = (context: Context, loginId: string | null, ip: string) =>
  recordAudit(
    context.db,
    { actor: null, action: 'login.lock', target: loginId ?? auditText.unknownId, ip },
    nowIso(context),
  );
