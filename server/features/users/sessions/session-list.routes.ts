import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionContract } from '#shared/contract/account/session.contract.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { route } from '#server/plugins/route.ts';
import { actorOf, requireLogin } from '#server/plugins/session.ts';
import { decryptTransport } from '#server/security/transport.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { confirmPassword } from '../password/confirm-password.ts';
import { endSession, endSessionsBut, findSession, listSessions } from './session.queries.ts';

/** Lists and ends the caller's own sessions. */
export function sessionListRoutes(app: FastifyInstance, context: Context): void {
  const { db, keys } = context;

  route(app, sessionContract.list, async ({ request }) => {
    const account = requireLogin(request);
    const rows = await listSessions(db, context, account);
    const list = rows.map((row) => ({
      sessionId: row.handle,
      device: row.device,
      startedAt: row.created_at,
      lastUsedAt: row.last_used_at,
      isCurrent: row.jti === account.jti,
    }));
    return { list, totalCount: list.length };
  });

  route(app, sessionContract.end, async ({ input, request }) => {
    const account = requireLogin(request);
    await confirmPassword(context, account, decryptTransport(keys, input.keyId, input.password));
    return ending(request, async (tx) => {
      const named = await findSession(tx, context, account, input.sessionId);
      if (named) await endSession(tx, named.jti);
      return { ended: named ? 1 : 0, detail: named?.device };
    });
  });

  route(app, sessionContract.endOthers, async ({ input, request }) => {
    const account = requireLogin(request);
    await confirmPassword(context, account, decryptTransport(keys, input.keyId, input.password));
    return ending(request, async (tx) => {
      const ended = await endSessionsBut(tx, account.id, account.jti);
      return { ended, detail: String(ended) };
    });
  });

  /** Logs the end of sessions; for staff also in the audit log. */
  async function ending(request: FastifyRequest, work: (tx: Db) => Promise<{ ended: number; detail?: string }>) {
    const account = requireLogin(request);
    const { ip } = request;
    const done = await transaction(db, async (tx) => {
      const { ended, detail } = await work(tx);
      if (ended > 0 && can.accessAdmin(actorOf(request))) {
        const target = { userId: account.id };
        const entry = { actor: account, action: 'user.endOwnSessions', target, detail, ip } as const;
        await recordAudit(tx, entry, nowIso(context));
      }
      return { ended, detail };
    });
    if (done.ended > 0) context.log.info({ event: 'session', outcome: 'ended', ...done, userId: account.id, ip });
    return { ended: done.ended };
  }
}
