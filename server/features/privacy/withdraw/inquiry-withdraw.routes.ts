import type { FastifyInstance } from 'fastify';
import { privacyContract } from '#shared/contract/account/privacy.contract.ts';
import type { Context } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { requireLogin } from '#server/plugins/session.ts';
import { readSignedId } from '#server/security/signed-id.ts';
import { findOwnInquiry } from '../member/member-data.queries.ts';
import { eraseInquiry, removeErased } from './erase-inquiry.ts';

/** Withdraws the consent of an inquiry, by the link in its mail or as the member who sent it. */
export function withdrawRoutes(app: FastifyInstance, context: Context): void {
  const { db, keys } = context;

  route(app, privacyContract.withdrawCheck, async ({ input }) => ({
    isValid: readSignedId(keys, 'withdraw', input.token) !== null,
  }));

  route(app, privacyContract.withdrawContract, async ({ input }) => {
    const contractId = readSignedId(keys, 'withdraw', input.token) ?? fail('PR02');
    await removeErased(context, await transaction(db, (tx) => eraseInquiry(tx, context, contractId)));
    return null;
  });

  route(app, privacyContract.withdrawOwnContract, async ({ input, request }) => {
    const account = requireLogin(request);
    const erased = await transaction(db, async (tx) => {
      const contractId = await findOwnInquiry(tx, account.id, input.contractNumber);
      return contractId === undefined ? fail('CM04') : eraseInquiry(tx, context, contractId);
    });
    await removeErased(context, erased);
    return null;
  });
}
