import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { fail } from '#server/errors.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { accountOf } from '#server/plugins/session.ts';
import { apiKeyOf } from '#server/security/api-key.ts';
import { useKey } from '../console/keys/key.queries.ts';

/** Who asks the assistant, and with whose permissions. */
export interface Asker {
  /** Pseudonym of the owner of conversations, made by the server: browsers always send `admin`. */
  visitor: string;
  userId: string | null;
  actor: Actor;
}

const VISITOR_COOKIE = 'chatVisitor';
const COOKIE_SHAPE = /^[\w-]{32}$/;

/**
 * Identifies a client with an API key by key and `user`, with the permissions of an anonymous visitor; a logged-in member
 * by account; others by an HttpOnly cookie, which is set with `reply` at the first question.
 * @throws CH01 for an unknown or revoked key, CM01 if a client sends no `user`
 */
export async function askerOf(context: Context, request: FastifyRequest, reply?: FastifyReply): Promise<Asker> {
  const named = (kind: string, value: string) => visitorOf(context.keys.signingSecret, kind, value);
  const key = apiKeyOf(request);
  if (key !== null) {
    const keyId = (await useKey(context, key)) ?? fail('CH01');
    return { visitor: named('key', `${keyId} ${userOf(request)}`), userId: null, actor: null };
  }
  const account = request.account ?? (await accountOfCookie(context, request));
  if (account) return { visitor: named('member', account.id), userId: account.id, actor: account };
  return { visitor: named('browser', cookieOf(context, request, reply)), userId: null, actor: null };
}

const visitorOf = (secret: string, kind: string, value: string) =>
  createHmac('sha256', secret).update(`chat ${kind} ${value}`).digest('base64url').slice(0, 32);

function userOf({ body, query }: FastifyRequest): string {
  const user = (body as { user?: unknown } | null)?.user ?? (query as { user?: unknown }).user;
  return typeof user === 'string' && user !== '' ? user : fail('CM01', { fields: { user: '필수 항목입니다.' } });
}

/** A page that does not carry the token in its calls, as an embedded one: the cookie stays on this site (SameSite). */
function accountOfCookie(context: Context, { headers, cookies }: FastifyRequest) {
  const isSilent = headers.authorization === undefined && headers.token === undefined;
  return isSilent && cookies.token ? accountOf(context, cookies.token) : null;
}

function cookieOf({ config }: Context, request: FastifyRequest, reply: FastifyReply | undefined): string {
  const known = request.cookies[VISITOR_COOKIE];
  if (known && COOKIE_SHAPE.test(known)) return known;
  // Nothing belongs to nobody.
  if (!reply) return '';
  const made = randomBytes(24).toString('base64url');
  reply.setCookie(VISITOR_COOKIE, made, {
    path: '/v1',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: SERVER_LIMITS.chatVisitorDays * 86_400,
  });
  return made;
}
