import type { FastifyInstance } from 'fastify';
import { userContract } from '#shared/contract/account/user.contract.ts';
import type { Context } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { requireLogin } from '#server/plugins/session.ts';
import { claimConfirmation, sendChangeConfirmation, sendConfirmation } from './email-confirmation.ts';
import { pendingEmailOf } from './mail-token.queries.ts';
import { findUser } from './user.queries.ts';

export function emailConfirmationRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(
    app,
    userContract.verifyEmail,
    async ({ input }) => (await transaction(db, (tx) => claimConfirmation(tx, context, input.token))) ?? fail('US02'),
  );

  route(app, userContract.resendConfirmation, async ({ request }) => {
    const { id } = requireLogin(request);
    const isSent = await transaction(db, async (tx) => {
      const user = await findUser(tx, id);
      const pending = (await pendingEmailOf(tx, context, id))?.email;
      if (pending) return sendChangeConfirmation(tx, context, { id, email: pending }, 'confirmationAgain');
      if (user.email_status === 'confirmed') return true;
      return sendConfirmation(tx, context, user, 'confirmationAgain');
    });
    if (!isSent) fail('US08');
    return null;
  });
}
