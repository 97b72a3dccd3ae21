import type { FastifyInstance } from 'fastify';
import { userContract } from '#shared/contract/account/user.contract.ts';
import type { Context } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { requireLogin } from '#server/plugins/session.ts';
import { claimConfirmation, resendableFrom, sendChangeConfirmation, sendConfirmation } from './email-confirmation.ts';
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
    const { isSent, from } = await transaction(db, async (tx) => {
      const user = await findUser(tx, id);
      const pending = (await pendingEmailOf(tx, context, id))?.email;
      const owner = { id, email: pending ?? user.email };
      const send = pending ? sendChangeConfirmation : sendConfirmation;
      const isDone = !pending && user.email_status === 'confirmed';
      const isSent = isDone || (await send(tx, context, owner, 'confirmationAgain'));
      return { isSent, from: await resendableFrom(tx, context, owner) };
    });
    if (!isSent) fail('US08');
    return { resendableFrom: from };
  });
}
