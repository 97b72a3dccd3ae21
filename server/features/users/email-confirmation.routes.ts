import type { FastifyInstance } from 'fastify';
import { userContract } from '#shared/contract/account/user.contract.ts';
import type { Context } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { requireLogin } from '#server/plugins/session.ts';
import { maskId } from '#server/personal-data/mask-value.ts';
import {
  checkLink,
  claimConfirmation,
  resendableFrom,
  sendChangeConfirmation,
  sendConfirmation,
} from './email-confirmation.ts';
import { pendingEmailOf } from './mail-token.queries.ts';
import { findUser } from './user.queries.ts';

export function emailConfirmationRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(
    app,
    userContract.verifyEmail,
    async ({ input }) => (await transaction(db, (tx) => claimConfirmation(tx, context, input))) ?? fail('US02'),
  );

  route(app, userContract.verifyCheck, async ({ input }) => {
    const { isValid, accounts } = await checkLink(db, context, input.token);
    return {
      isValid,
      accounts: accounts.map(({ id, login_id, created_at: createdAt }) => ({
        id,
        userId: maskId(login_id),
        createdAt,
      })),
    };
  });

  route(app, userContract.resendConfirmation, async ({ request }) => {
    const { id } = requireLogin(request);
    const from = await transaction(db, async (tx) => {
      const user = await findUser(tx, id);
      const pending = (await pendingEmailOf(tx, context, id))?.email;
      const owner = { id, email: pending ?? user.email };
      const send = pending ? sendChangeConfirmation : sendConfirmation;
      const isDone = !pending && user.email_status === 'confirmed';
      // Takes the mail back, too.
      if (!isDone && !(await send(tx, context, owner, 'confirmationAgain'))) fail('US08');
      return resendableFrom(tx, context, owner);
    });
    return { resendableFrom: from };
  });
}
