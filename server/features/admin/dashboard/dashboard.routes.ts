import type { FastifyInstance } from 'fastify';
import { adminContract } from '../../../../shared/contract/admin.contract.ts';
import { can } from '../../../../shared/permissions.ts';
import type { Context } from '../../../context.ts';
import { route } from '../../../plugins/route.ts';
import { actorOf } from '../../../plugins/session.ts';
import { requireAllowed } from '../require-allowed.ts';
import { countTodo } from './todo.queries.ts';

/** The first page of the administration: what a role may not see is not sent. */
export function dashboardRoutes(app: FastifyInstance, { db }: Context): void {
  route(app, adminContract.dashboard, async ({ request }) => {
    requireAllowed(request, can.enterAdmin);
    return { todo: await countTodo(db, actorOf(request)) };
  });
}
