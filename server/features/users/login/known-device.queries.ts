import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Context } from '#server/context.ts';
import { inMs, nowIso } from '#server/context.ts';
import { deleteInParts } from '#server/db/delete-in-parts.ts';
import { sha256 } from '#server/security/keys.ts';

const COOKIE = 'device';
/** Sent only to the account calls, so that pages stay independent of it. */
const PATH = '/api/v1/user';
const LIFETIME_MS = SERVER_LIMITS.knownDeviceDays * 86_400_000;

/** Hash of the device cookie; null without a valid one. */
export function deviceHashOf({ cookies }: FastifyRequest): string | null {
  const id = cookies[COOKIE];
  return id !== undefined && /^[\w-]{43}$/.test(id) ? sha256(id) : null;
}

/**
 * Stores that this device has logged in to the account, and sets a cookie with 32 random bytes (HttpOnly). Several
 * accounts may share a device; for each account the newest devices are kept.
 */
export async function rememberDevice(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const { db, config } = context;
  const sent = request.cookies[COOKIE] ?? '';
  const hash = deviceHashOf(request);
  const isOurs =
    hash !== null &&
    (await db.selectFrom('known_device').select('user_id').where('device_hash', '=', hash).executeTakeFirst());
  const id = isOurs ? sent : randomBytes(32).toString('base64url');
  const lastUsedAt = nowIso(context);
  await db
    .insertInto('known_device')
    .values({ user_id: userId, device_hash: sha256(id), last_used_at: lastUsedAt })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_used_at: lastUsedAt }))
    .execute();
  await db
    .deleteFrom('known_device')
    .where('user_id', '=', userId)
    .where('device_hash', 'not in', (eb) =>
      eb
        .selectFrom('known_device as newest')
        .select('newest.device_hash')
        .where('newest.user_id', '=', userId)
        .orderBy('newest.last_used_at', 'desc')
        .limit(SERVER_LIMITS.knownDevicesMax),
    )
    .execute();
  reply.setCookie(COOKIE, id, {
    path: PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: LIFETIME_MS / 1000,
  });
}

/** Deletes devices that have not logged in for long. */
export async function sweepDevices(context: Pick<Context, 'db' | 'clock'>, signal?: AbortSignal): Promise<void> {
  await deleteInParts(context.db, 'known_device', sql`last_used_at < ${inMs(context, -LIFETIME_MS)}`, signal);
}
