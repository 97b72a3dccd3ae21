import type { FastifyInstance } from 'fastify';
import { userContract } from '../../../shared/contract/user.contract.ts';
import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { limited, route } from '../../plugins/route.ts';
import { verifyPassword } from '../../security/password.ts';
import { decryptTransport } from '../../security/transport.ts';
import { requireBotPass } from '../bot-check/bot-pass.ts';
import { clearFailures, takeAttempt } from './login-attempts.ts';
import { endSession, startSession } from './session.queries.ts';
import { findUserByLoginId } from './user.queries.ts';

export function loginRoutes(app: FastifyInstance, context: Context): void {
  const { db, keys } = context;

  route(
    app,
    userContract.login,
    async ({ input, request, reply }) => {
      const password = decryptTransport(keys, input.keyId, input.password);
      await requireBotPass(context, request, reply);
      await takeAttempt(context, input.userId);

      const user = await findUserByLoginId(db, input.userId);
      const fits = await verifyPassword(user?.password_hash ?? null, password);
      if (!user || !fits) fail('LO01');
      await clearFailures(db, input.userId);
      if (user.status !== 'active') fail('LO02');

      return { token: await startSession(db, context, user) };
    },
    limited(30, 1),
  );

  route(app, userContract.logout, async ({ request }) => {
    if (request.account) await endSession(db, request.account.jti);
    return null;
  });
}
