import type { FastifyRequest } from 'fastify';
import { auditText } from '#shared/messages/admin/system/audit.ko.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { countForAll } from '#server/plugins/limits/call-counter.ts';
import { networkOf } from '#server/plugins/limits/client-network.ts';
import { parseUserAgent } from '../sessions/parse-user-agent.ts';
import { createSession, endSession } from '../sessions/session.queries.ts';
import { rolesOf } from '../user.queries.ts';

type Outcome = 'entered' | 'codeAsked' | 'codeRefused' | 'refused' | 'inactive' | 'locked';

/**
 * Logs each attempt. Of whom only the key of the account, and only if there is one: a login ID would outlast the member
 * in the log, and the typed text may be a password.
 */
export const loginLogger =
  ({ log }: Context, ip: string) =>
  (outcome: Outcome, userId: string | null) =>
    log.info({ event: 'login', outcome, userId, ip }, 'login');

/**
 * Starts a session; for staff it is written to the audit log. A session that the browser still had is over: nobody could
 * log out of it any more.
 */
export async function startSession(
  tx: Db,
  context: Context,
  user: { id: string; login_id: string; name: string },
  request: FastifyRequest,
): Promise<string> {
  const { ip, account } = request;
  if (account) await endSession(tx, account.jti);
  const token = await createSession(tx, context, user, parseUserAgent(request.headers['user-agent']));
  const roles = await rolesOf(tx, user.id);
  const actor = { id: user.id, loginId: user.login_id };
  if (can.accessAdmin({ id: user.id, roles })) {
    await recordAudit(tx, { actor, action: 'login.staff', target: { userId: user.id }, ip }, nowIso(context));
  }
  return token;
}

/** Of all addresses together. */
const UNKNOWN_PER_HOUR = 20;
/** Of one address, which can lock ever more of the IDs that it knows. */
const KNOWN_PER_HOUR = 20;
const HOUR_MS = 3_600_000;

/**
 * One transaction for whichever ID. Those that nobody has are told once an hour of each address, and twenty times of all:
 * they can be made up without end, and no entry is ever deleted. The typed text is not stored, because it may be a
 * password.
 */
export const recordLockout = (context: Context, userId: string | null, ip: string) =>
  transaction(context.db, async (tx) => {
    const counter = { db: tx, clock: context.clock };
    const isFull = async (key: string, max: number) =>
      (await countForAll(counter, [{ key: `lock ${key}`, max }], HOUR_MS)) !== null;
    const network = networkOf(ip);
    if (userId !== null && (await isFull(`known ${network}`, KNOWN_PER_HOUR))) return;
    if (userId === null && ((await isFull(`unknown ${network}`, 1)) || (await isFull('unknown', UNKNOWN_PER_HOUR))))
      return;
    const target = userId === null ? auditText.unknownId : { userId };
    await recordAudit(tx, { actor: null, action: 'login.lock', target, ip }, nowIso(context));
  });
