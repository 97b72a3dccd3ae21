import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { limitConcurrency } from '../concurrency/limit-concurrency.ts';

const deriveNow = promisify(argon2);

/** Parallel hashes, 19 MB each: two of Node.js's four worker threads stay available for files and compression. */
const derive = limitConcurrency(2, deriveNow);

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, 2 passes, 1 lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const VERSION = 19;

/** PHC string: contains the parameters, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...COST, message: password, nonce });
  const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=${VERSION}$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${b64(nonce)}$${b64(tag)}`;
}

/**
 * Verifies a password. A null hash (unknown account) takes the same time and returns false, so that the timing does not
 * reveal whether an account exists.
 */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=\d+\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash ?? '');
  const nonce = parts ? Buffer.from(parts[4] ?? '', 'base64') : Buffer.alloc(16);
  const expected = parts ? Buffer.from(parts[5] ?? '', 'base64') : Buffer.alloc(COST.tagLength);
  const tag = await derive('argon2id', {
    message: password,
    nonce,
    memory: parts ? Number(parts[1]) : COST.memory,
    passes: parts ? Number(parts[2]) : COST.passes,
    parallelism: parts ? Number(parts[3]) : COST.parallelism,
    tagLength: expected.length,
  });
  return timingSafeEqual(tag, expected) && parts !== null;
}
