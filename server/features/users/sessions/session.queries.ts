import { sql } from 'kysely';
import type { Role } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { deleteInParts } from '#server/db/delete-in-parts.ts';
import type { Db } from '#server/db/open-database.ts';
import { fail } from '#server/errors.ts';
import { sha256 } from '#server/security/keys.ts';
import { issueToken } from '#server/security/token.ts';
import { lockUser, rolesOf } from '../user.queries.ts';
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

interface SessionOwner {
  id: string;
  roles: readonly Role[];
  /** Of the current session, if the member asks. */
  jti?: string;
}

/** More are not listed; they are ended with all others. */
const MOST_LISTED = 100;

const validSessions = (db: Db, context: Pick<Context, 'config' | 'clock'>, owner: SessionOwner) =>
  db
    .selectFrom('session')
    .where('user_id', '=', owner.id)
    .where('expires_at', '>', nowIso(context))
    .where('last_used_at', '>', idleSince(context, owner));

/** Valid sessions of a member: the current one, then the last used. */
export async function listSessions(db: Db, context: Pick<Context, 'config' | 'clock'>, owner: SessionOwner) {
  const rows = await validSessions(db, context, owner)
    .select(['jti', 'device', 'created_at', 'last_used_at', 'expires_at'])
    .orderBy((eb) =>
      eb
        .case()
        .when('jti', '=', owner.jti ?? '')
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('last_used_at', 'desc')
    .orderBy('jti')
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => ({ ...row, handle: handleOf(row.jti) }));
}

/** All valid sessions of a member, however many are listed. */
export async function countSessions(
  db: Db,
  context: Pick<Context, 'config' | 'clock'>,
  owner: SessionOwner,
): Promise<number> {
  const { count } = await validSessions(db, context, owner)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Locks the account of a login before what must not outlive it. A reset of the password, which ends all logins, may
 * have come after this request began.
 * @throws CM02 if the login has ended.
 */
export async function lockLogin(tx: Db, { id, jti }: { id: string; jti: string }): Promise<void> {
  await lockUser(tx, id);
  const session = await tx.selectFrom('session').select('jti').where('jti', '=', jti).executeTakeFirst();
  if (session === undefined) fail('CM02');
}

export async function endSession(db: Db, jti: string): Promise<void> {
  await db.deleteFrom('session').where('jti', '=', jti).execute();
}

/** The member's session with this public id. */
export async function findSession(
  db: Db,
  context: Pick<Context, 'config' | 'clock'>,
  owner: SessionOwner,
  handle: string,
) {
  const rows = await validSessions(db, context, owner).select(['jti', 'device']).execute();
  return rows.find(({ jti }) => handleOf(jti) === handle);
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
export async function sweepExpired({ db, clock }: Pick<Context, 'db' | 'clock'>, signal?: AbortSignal): Promise<void> {
  const now = nowIso({ clock });
  const dayAgo = new Date(clock.now().getTime() - 86_400_000).toISOString();
  await deleteInParts(db, 'session', sql`expires_at < ${now}`, signal);
  await deleteInParts(db, 'mail_token', sql`expires_at < ${dayAgo}`, signal);
  await deleteInParts(db, 'pending_login', sql`expires_at < ${now}`, signal);
  await deleteInParts(db, 'bot_pass', sql`expires_at < ${now}`, signal);
  await deleteInParts(db, 'login_attempt', sql`last_failed_at < ${dayAgo}`, signal);
  await sweepDevices({ db, clock }, signal);
  await deleteInParts(db, 'rate_limit', sql`resets_at < ${clock.now().getTime()}`, signal);
}
