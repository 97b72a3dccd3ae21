import type { FastifyInstance } from 'fastify';
import { userContract } from '#shared/contract/account/user.contract.ts';
import type { Context } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { removeMailCopies } from '#server/mail/erase-mails.ts';
import { route } from '#server/plugins/route.ts';
import { requireLogin } from '#server/plugins/session.ts';
import { decryptTransport } from '#server/security/transport.ts';
import { removeEmptyGaps } from '../chat/console/gaps/gap.queries.ts';
import { confirmPassword } from './password/confirm-password.ts';
import { eraseMember, removeUnusedWriters } from './erase-member.ts';
import { lockLogin } from './sessions/session.queries.ts';
import { eraseWritings } from './erase-writings.ts';

export function memberWithdrawRoutes(app: FastifyInstance, context: Context): void {
  const { db, keys } = context;

  route(app, userContract.withdraw, async ({ input, request }) => {
    const account = requireLogin(request);
    const user = await confirmPassword(context, account, decryptTransport(keys, input.keyId, input.password));
    const mailIds = await transaction(db, async (tx) => {
      await lockLogin(tx, account);
      return eraseMember(tx, context, user);
    });
    // The withdrawal stands; the hourly sweep goes on with what failed here.
    await eraseWritings(context, user.id)
      .then(() => removeEmptyGaps(db))
      .then(() => removeUnusedWriters(context))
      .catch((err: unknown) => request.log.error({ err }, 'names of a withdrawn member are left to the sweep'));
    await removeMailCopies(context, mailIds);
    return null;
  });
}
