import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, Role } from '#shared/permissions.ts';
import type { Context } from '../context.ts';
import { inMs, nowIso } from '../context.ts';
import { fail } from '../errors.ts';
import { missingProtection, rolesInUse } from '../security/staff-roles.ts';
import { idleSince } from '../security/idle-session.ts';
import { readToken } from '../security/token.ts';

/** The member behind a request, as the database knows them at this moment. */
export interface Account {
  id: string;
  loginId: string;
  name: string;
  email: string;
  roles: Role[];
  /** What the roles of staff, which are held, wait for. */
  missing: ReturnType<typeof missingProtection>;
  jti: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | null;
    /** There would be an account, had its session not lain unused for too long. */
    wasIdle: boolean;
    /** When it began to come. */
    begunAt: string;
  }
}

/**
 * Reads the token of every request (`Authorization: Bearer`, else the `token` header; product decisions, Calls).
 * A token that is unknown, expired or revoked, or whose session was not used for long, makes an anonymous visitor, so
 * that public calls go on working.
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
  // A large file takes longer to arrive than a session may lie unused: whoever sent it goes on with it.
  app.addHook('onSend', async ({ account, begunAt }) => {
    if (account && inMs(context, -NOTED_EVERY_MS) > begunAt) await noteUse(context, account.jti, nowIso(context));
  });
}

function tokenOf(request: FastifyRequest): string | null {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const header = request.headers.token;
  const token = bearer ?? (typeof header === 'string' ? header : null);
  return token === '' ? null : token;
}

/** The account of a token whose session still stands, else null. */
export const accountOf = async (context: Context, token: string): Promise<Account | null> =>
  (await useSession(context, token)).account;

const NOBODY = { account: null, wasIdle: false };

/** Whose session it is, and that it was used now: what lay unused for too long is not used again. */
async function useSession(context: Context, token: string): Promise<Pick<FastifyRequest, 'account' | 'wasIdle'>> {
  const claims = await readToken(context.keys.tokenSecret, token, context.clock.now());
  if (!claims) return NOBODY;
  const now = nowIso(context);
  const session = await findSession(context, claims.jti, now);
  if (!session) return NOBODY;
  if (session.lastUsedAt <= idleSince(context, session.account)) return { account: null, wasIdle: true };
  if (inMs(context, -NOTED_EVERY_MS) > session.lastUsedAt) await noteUse(context, claims.jti, now);
  return { account: session.account, wasIdle: false };
}

/** So often a session's use is written down, and no more: pages ask many times. */
const NOTED_EVERY_MS = 60_000;

/** Of requests at the same moment, one writes; a full disk is no reason to refuse what would only be read. */
async function noteUse(context: Context, jti: string, now: string): Promise<void> {
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

/** The account, or the refusal that sends the browser to the login screen. */
export function requireLogin(request: FastifyRequest): Account {
  return request.account ?? fail('CM02');
}
