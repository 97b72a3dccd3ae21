import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Db } from '#server/db/open-database.ts';
import { sha256 } from '#server/security/keys.ts';
import { deviceHashOf } from './known-device.ts';
import { loginKeyOf } from './user.queries.ts';

/** Where tries at a password come from: the counts that a try takes from, each of which locks when it is spent. */
export type Place = readonly { name: string; max: number; isShared?: true }[];

const own = (name: string) => ({ name, max: SERVER_LIMITS.loginFailuresBeforeLock });

/** All places together that an account does not know, so that a thousand addresses do not have five tries each. */
const UNKNOWN = { name: 'unknown', max: SERVER_LIMITS.loginFailuresOfUnknownPlaces, isShared: true } as const;

/** Where a try to log in comes from: the device, when it has logged in to this account before, else the address. */
export async function placeOf(db: Db, request: FastifyRequest, userId: string): Promise<Place> {
  return (await knownDeviceOf(db, request, userId)) ?? [addressOf(request), UNKNOWN];
}

/**
 * Where a try at a code comes from. Whoever gets as far knows the password: all unknown places have five tries
 * together, or six digits could be guessed from many addresses.
 */
export async function codePlaceOf(db: Db, request: FastifyRequest, userId: string): Promise<Place> {
  return (await knownDeviceOf(db, request, userId)) ?? [addressOf(request), own('code'), UNKNOWN];
}

/** Somebody who is logged in and shows the password again: what strangers try does not lock a running session. */
export const sessionPlaceOf = ({ jti }: { jti: string }): Place => [own(`session:${sha256(jti)}`)];

const addressOf = ({ ip }: FastifyRequest) => own(`address:${networkOf(ip)}`);

async function knownDeviceOf(db: Db, request: FastifyRequest, userId: string): Promise<Place | null> {
  const hash = deviceHashOf(request);
  if (hash === null) return null;
  const known = await db
    .selectFrom('known_device')
    .innerJoin('user', 'user.id', 'known_device.user_id')
    .select('user.id')
    .where('known_device.device_hash', '=', hash)
    .where('user.login_key', '=', loginKeyOf(userId))
    .executeTakeFirst();
  return known ? [own(`device:${hash}`)] : null;
}

/** An address; of IPv6 its network: a household has 2^64 of them. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${address
    .toByteArray()
    .slice(0, 8)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}/64`;
}
