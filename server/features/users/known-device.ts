import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Context } from '#server/context.ts';
import { inMs, nowIso } from '#server/context.ts';
import { sha256 } from '#server/security/keys.ts';

const COOKIE = 'device';
/** Only the calls that ask for a password see it, so that it has no say in what a page looks like. */
const PATH = '/api/v1/user';
const LIFETIME_MS = SERVER_LIMITS.knownDeviceDays * 86_400_000;

/** The device that asks, as it is kept; null when it brings no cookie of ours. */
export function deviceHashOf({ cookies }: FastifyRequest): string | null {
  const id = cookies[COOKIE];
  return id !== undefined && /^[\w-]{43}$/.test(id) ? sha256(id) : null;
}

/**
 * Writes down that this device has logged in to the account, and gives it 32 random bytes to be known by: a cookie that
 * no script can read. Several accounts may share a device; of each the newest devices are kept.
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

/** Devices that have not logged in for long. */
export async function sweepDevices(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await context.db.deleteFrom('known_device').where('last_used_at', '<', inMs(context, -LIFETIME_MS)).execute();
}
