import type { FastifyInstance, FastifyRequest } from 'fastify';
import { userAdminContract } from '#shared/contract/admin/user.contract.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { route } from '#server/plugins/route.ts';
import { recordAccess, recordLook } from '#server/features/inquiries/inquiry-log.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import type { Step } from './change-user.ts';
import { changeRoles, changeState, endSessions, resetFactor, unlock } from './change-user.ts';
import { readUser } from './user-detail.presenter.ts';
import { countUsers, listUsers } from './user-list.queries.ts';

export function userAdminRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  const stepOf = (request: FastifyRequest): Step => ({
    context,
    account: requireAllowed(request, can.manageUsers),
    ip: request.ip,
  });

  route(app, userAdminContract.list, async ({ input, request }) => {
    const { account, ip } = stepOf(request);
    const now = nowIso(context);
    const [list, totalCount] = await Promise.all([listUsers(db, input, now), countUsers(db, input, now)]);
    if (input.isWhole)
      await transaction(db, async (tx) => {
        for (const { userId } of list)
          await recordAccess(tx, context, { account, ip }, 'member', { contractId: null, memberId: userId });
      });
    return { list, totalCount, size: SERVER_LIMITS.adminPageSize };
  });

  route(app, userAdminContract.detail, async ({ input, request }) => {
    const { account, ip } = stepOf(request);
    const detail = await readUser(context, input.userId);
    const { userId: memberId, lookId: earlier } = input;
    const lookId = await recordLook(db, context, { account, ip }, { contractId: null, memberId, lookId: earlier });
    return { ...detail, lookId, isSelf: account.id === memberId };
  });

  route(app, userAdminContract.saveRoles, async ({ input, request }) => {
    await changeRoles(stepOf(request), input.userId, input.roles, input.before);
    return null;
  });

  route(app, userAdminContract.saveState, async ({ input, request }) => {
    await changeState(stepOf(request), input.userId, input.isActive);
    return null;
  });

  route(app, userAdminContract.unlock, async ({ input, request }) => {
    await unlock(stepOf(request), input.userId);
    return null;
  });

  route(app, userAdminContract.resetFactor, async ({ input, request }) => {
    await resetFactor(stepOf(request), input.userId);
    return null;
  });

  route(app, userAdminContract.endSessions, async ({ input, request }) => ({
    ended: await endSessions(stepOf(request), input.userId),
  }));
}
