import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Context } from '#server/context.ts';
import { inMs, nowIso } from '#server/context.ts';
import { fail } from '#server/errors.ts';
import { sha256 } from '#server/security/keys.ts';

const COOKIE = 'botPass';
const LIFETIME_MS = SERVER_LIMITS.botPassMinutes * 60_000;

/** Issues a bot check pass: an HttpOnly cookie, valid for one call within two minutes. */
export async function issueBotPass(context: Context, reply: FastifyReply): Promise<void> {
  const pass = randomBytes(32).toString('base64url');
  await context.db
    .insertInto('bot_pass')
    .values({ pass_hash: sha256(pass), kind: 'pass', expires_at: inMs(context, LIFETIME_MS) })
    .execute();
  reply.setCookie(COOKIE, pass, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: context.config.publicUrl.startsWith('https:'),
    maxAge: LIFETIME_MS / 1000,
  });
}

/**
 * Uses up the pass of this request. The delete is atomic, so that two calls cannot share a pass.
 * @throws LO03 if it is missing, used or expired.
 */
export async function requireBotPass(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (context.config.botCheck.kind === 'none') return;
  const pass = request.cookies[COOKIE];
  reply.clearCookie(COOKIE, { path: '/' });
  if (!pass) fail('LO03');
  const { numDeletedRows } = await context.db
    .deleteFrom('bot_pass')
    .where('pass_hash', '=', sha256(pass))
    .where('kind', '=', 'pass')
    .where('expires_at', '>', nowIso(context))
    .executeTakeFirst();
  if (numDeletedRows !== 1n) fail('LO03');
}
