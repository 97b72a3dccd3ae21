import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, Role } from '#shared/permissions.ts';
import type { Context } from '../context.ts';
import { inMs, nowIso } from '../context.ts';
import { fail } from '../errors.ts';
import { missingProtection, rolesInUse } from '../security/staff-roles.ts';
import { idleSince } from '../security/idle-session.ts';
import { readToken } from '../security/token.ts';

/** The member of a request, with current data of the database. */
export interface Account {
  id: string;
  loginId: string;
  name: string;
  email: string;
  roles: Role[];
  /** Protection that staff roles are withheld for, if missing. */
  missing: ReturnType<typeof missingProtection>;
  jti: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | null;
    /** The session would be valid, but expired by inactivity. */
    wasIdle: boolean;
    /** Start of the request. */
    begunAt: string;
  }
}

/**
 * Reads the token of every request (`Authorization: Bearer`, else the `token` header; product decisions, Calls). An
 * unknown, expired, revoked or idle session counts as an anonymous visitor, so that public calls keep working.
 */
export function readSession(app: FastifyInstance, context: Context): void {
  app.decorateRequest('account', null);
  app.decorateRequest('wasIdle', false);
  app.decorateRequest('begunAt', '');
  app.addHook('onRequest', async (request) => {
    const token = tokenOf(request);
    request.begunAt = nowIso(context);
    if (token) Object.assign(request, await useSession(context, token));
  });
  // A large upload can take longer than the idle timeout; its end counts as use.
  app.addHook('onSend', async ({ account, begunAt }) => {
    if (account && inMs(context, -NOTED_EVERY_MS) > begunAt) await touchSession(context, account.jti, nowIso(context));
  });
}

function tokenOf(request: FastifyRequest): string | null {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const header = request.headers.token;
  const token = bearer ?? (typeof header === 'string' ? header : null);
  return token === '' ? null : token;
}

/** The account of a token with a valid session, else null. */
export const accountOf = async (context: Context, token: string): Promise<Account | null> =>
  (await useSession(context, token)).account;

const NOBODY = { account: null, wasIdle: false };

/** Account of the session, and records its use. An idle session is not renewed. */
async function useSession(context: Context, token: string): Promise<Pick<FastifyRequest, 'account' | 'wasIdle'>> {
  const claims = await readToken(context.keys.tokenSecret, token, context.clock.now());
  if (!claims) return NOBODY;
  const now = nowIso(context);
  const session = await findSession(context, claims.jti, now);
  if (!session) return NOBODY;
  if (session.lastUsedAt <= idleSince(context, session.account)) return { account: null, wasIdle: true };
  if (inMs(context, -NOTED_EVERY_MS) > session.lastUsedAt) await touchSession(context, claims.jti, now);
  return { account: session.account, wasIdle: false };
}

/** A use is recorded at most once in this time, because pages make many calls. */
const NOTED_EVERY_MS = 60_000;

/** Of concurrent requests only one writes. A full disk must not fail a read. */
async function touchSession(context: Context, jti: string, now: string): Promise<void> {
  await context.db
    .updateTable('session')
    .set({ last_used_at: now })
    .where('jti', '=', jti)
    .where('last_used_at', '<', inMs(context, -NOTED_EVERY_MS))
    .execute()
    .catch((error: unknown) => context.log.warn({ err: error }, 'the use of a session was not noted'));
}

async function findSession({ db, config }: Pick<Context, 'db' | 'config'>, jti: string, now: string) {
  const rows = await db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.user_id')
    .leftJoin('user_role', 'user_role.user_id', 'user.id')
    .leftJoin('second_factor', 'second_factor.user_id', 'user.id')
    .select(['user.id', 'user.login_id', 'user.name', 'user.email', 'user.has_weak_password'])
    .select(['user_role.role', 'session.last_used_at', 'second_factor.confirmed_at'])
    .where('session.jti', '=', jti)
    .where('session.expires_at', '>', now)
    .where('user.status', '=', 'active')
    .execute();
  const first = rows[0];
  if (!first) return null;
  const held = rows.flatMap((row) => row.role ?? []);
  const protection = { since: first.confirmed_at, hasWeakPassword: first.has_weak_password === 1 };
  const account: Account = {
    id: first.id,
    loginId: first.login_id,
    name: first.name,
    email: first.email,
    roles: rolesInUse(config, held, protection),
    missing: missingProtection(config, held, protection),
    jti,
  };
  return { account, lastUsedAt: first.last_used_at };
}

export const actorOf = (request: FastifyRequest): Actor =>
  request.account && { id: request.account.id, roles: request.account.roles };

/**
 * The account.
 * @throws CM02, which sends the browser to the login page.
 */
export function requireLogin(request: FastifyRequest): Account {
  return request.account ?? fail('CM02');
}
