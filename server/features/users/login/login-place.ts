import type { FastifyRequest } from 'fastify';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Db } from '#server/db/open-database.ts';
import { networkOf } from '#server/plugins/limits/client-network.ts';
import { sha256 } from '#server/security/keys.ts';
import { deviceHashOf } from './known-device.queries.ts';
import { loginKeyOf } from '../user.queries.ts';

/** Origin of a login attempt: the counters that it uses. Each locks when its maximum is reached. */
export type Place = readonly { name: string; max: number; isShared?: true }[];

const own = (name: string) => ({ name, max: SERVER_LIMITS.loginFailuresBeforeLock });

/** Shared by all places unknown to the account, so that many addresses do not get five attempts each. */
const UNKNOWN = { name: 'unknown', max: SERVER_LIMITS.loginFailuresOfUnknownPlaces, isShared: true } as const;

/** Origin of a login: a device known to this account, else the address. */
export async function placeOf(db: Db, request: FastifyRequest, userId: string): Promise<Place> {
  return (await knownDeviceOf(db, request, [userId])) ?? [addressOf(request), UNKNOWN];
}

/**
 * Origin of an attempt at a code, after a correct password. All unknown places share five attempts, because six digits
 * could be guessed from many addresses.
 */
export async function codePlaceOf(db: Db, request: FastifyRequest, userId: string): Promise<Place> {
  return (await knownDeviceOf(db, request, [userId])) ?? [addressOf(request), own('code'), UNKNOWN];
}

/** For a logged-in member who enters the password again: attempts of others must not lock a running session. */
export const sessionPlaceOf = ({ jti }: { jti: string }): Place => [own(`session:${sha256(jti)}`)];

const addressOf = ({ ip }: FastifyRequest) => own(`address:${networkOf(ip)}`);

/** Whether one of these accounts knows the device. */
export const isDeviceKnown = async (...asked: Parameters<typeof knownDeviceOf>): Promise<boolean> =>
  (await knownDeviceOf(...asked)) !== null;

async function knownDeviceOf(db: Db, request: FastifyRequest, loginIds: readonly string[]): Promise<Place | null> {
  const hash = deviceHashOf(request);
  if (hash === null) return null;
  const known = await db
    .selectFrom('known_device')
    .innerJoin('user', 'user.id', 'known_device.user_id')
    .select('user.id')
    .where('known_device.device_hash', '=', hash)
    .where('user.login_key', 'in', loginIds.map(loginKeyOf))
    .executeTakeFirst();
  return known ? [own(`device:${hash}`)] : null;
}
