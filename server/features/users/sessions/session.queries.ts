import type { Role } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { sha256 } from '#server/security/keys.ts';
import { issueToken } from '#server/security/token.ts';
import { rolesOf } from '../user.queries.ts';
import { protectionOf } from '../factor/protection.queries.ts';
import { missingProtection, rolesInUse } from '#server/security/staff-roles.ts';
import { sweepDevices } from '../login/known-device.queries.ts';
import { idleSince } from '#server/security/idle-session.ts';

/** Creates a session and returns its token. */
export async function createSession(
  db: Db,
  context: Pick<Context, 'clock' | 'keys' | 'config'>,
  user: { id: string; login_id: string; name: string },
  device = '',
): Promise<string> {
  const [held, protection] = [await rolesOf(db, user.id), await protectionOf(db, user.id)];
  const roles = rolesInUse(context.config, held, protection);
  const mustChangePassword = missingProtection(context.config, held, protection) === 'password';
  const claims = { sub: user.login_id, roles, userKorName: user.name, mustChangePassword };
  const { token, jti, expiresAt } = await issueToken(context.keys.tokenSecret, claims, context.clock.now());
  const now = nowIso(context);
  await db
    .insertInto('session')
    .values({ jti, user_id: user.id, created_at: now, last_used_at: now, expires_at: expiresAt, device })
    .execute();
  return token;
}

/** Public id of a session; the jti is only in its token. */
const handleOf = (jti: string) => sha256(`session:${jti}`);

/** Valid sessions of a member, last used first. */
export async function listSessions(
  db: Db,
  context: Pick<Context, 'config' | 'clock'>,
  user: { id: string; roles: readonly Role[] },
) {
  const rows = await db
    .selectFrom('session')
    .select(['jti', 'device', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', user.id)
    .where('expires_at', '>', nowIso(context))
    .where('last_used_at', '>', idleSince(context, user))
    .orderBy('last_used_at', 'desc')
    .orderBy('jti')
    .execute();
  return rows.map((row) => ({ ...row, handle: handleOf(row.jti) }));
}

export async function endSession(db: Db, jti: string): Promise<void> {
  await db.deleteFrom('session').where('jti', '=', jti).execute();
}

/**
 * Pending logins are deleted first: a login that is being completed holds its row, so it either fails or creates a
 * session that is deleted next.
 */
export async function endAllSessions(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('pending_login').where('user_id', '=', userId).execute();
  await tx.deleteFrom('session').where('user_id', '=', userId).execute();
}

/** Returns the number of ended sessions. Pending logins are deleted first here, too. */
export async function endSessionsBut(tx: Db, userId: string, jti: string): Promise<number> {
  await tx.deleteFrom('pending_login').where('user_id', '=', userId).execute();
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('jti', '!=', jti)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes expired rows: sessions, links, passes, counters. */
export async function sweepExpired({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = nowIso({ clock });
  const dayAgo = new Date(clock.now().getTime() - 86_400_000).toISOString();
  await db.deleteFrom('session').where('expires_at', '<', now).execute();
  await db.deleteFrom('mail_token').where('expires_at', '<', dayAgo).execute();
  await db.deleteFrom('pending_login').where('expires_at', '<', now).execute();
  await db.deleteFrom('bot_pass').where('expires_at', '<', now).execute();
  await db.deleteFrom('login_attempt').where('last_failed_at', '<', dayAgo).execute();
  await sweepDevices({ db, clock });
  await db.deleteFrom('rate_limit').where('resets_at', '<', clock.now().getTime()).execute();
}
