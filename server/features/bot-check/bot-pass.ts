import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Context } from '#server/context.ts';
import { inMs, nowIso } from '#server/context.ts';
import { fail } from '#server/errors.ts';
import { sha256 } from '#server/security/keys.ts';

const COOKIE = 'botPass';
const LIFETIME_MS = SERVER_LIMITS.botPassMinutes * 60_000;

/** A visitor passed the check: a cookie that no script can read, good for one call within two minutes. */
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
 * Takes the pass of this request; the delete decides, so that two calls cannot share one.
 * @throws LO03 when there is none, or it is spent or too old.
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
