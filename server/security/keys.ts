import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, createHash } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { Db } from '../db/open-database.ts';

/** Keys shared by all instances, generated on the first start and stored in the database. */
export interface Keys {
  /** Signs session tokens (HS256). */
  tokenSecret: Uint8Array;
  /** Signs proof-of-work challenges, and derives pseudonyms of anonymous visitors. */
  signingSecret: string;
  /** Encrypts stored secrets that must be readable again (`seal.ts`), such as those of authenticator apps. */
  sealingSecret: Uint8Array;
  /** RSA-OAEP-SHA256, 2048 bits, exponent 65537: encrypts passwords in transit. */
  transport: { keyId: string; publicKeyPem: string; privateKey: KeyObject };
}

export async function loadKeys(db: Db, now: string): Promise<Keys> {
  const tokenSecret = await secret(db, 'token', now, () => randomBytes(32).toString('base64'));
  const signingSecret = await secret(db, 'signing', now, () => randomBytes(32).toString('hex'));
  const sealingSecret = await secret(db, 'sealing', now, () => randomBytes(32).toString('base64'));
  const privatePem = await secret(db, 'transport', now, newTransportKey);
  const privateKey = createPrivateKey(privatePem);
  const publicKeyPem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
  return {
    tokenSecret: Buffer.from(tokenSecret, 'base64'),
    signingSecret,
    sealingSecret: Buffer.from(sealingSecret, 'base64'),
    transport: { keyId: sha256(publicKeyPem).slice(0, 16), publicKeyPem, privateKey },
  };
}

/** The signing secret as far as there is one: reads, and makes none. */
export async function existingSigningSecret(db: Db): Promise<string | null> {
  return (await stored(db, 'signing')) ?? null;
}

const stored = async (db: Db, name: string) =>
  (await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst())?.value;

/** The secret of that name. If several instances start at once, all use the first one's. */
async function secret(db: Db, name: string, now: string, make: () => string): Promise<string> {
  const existing = await stored(db, name);
  if (existing !== undefined) return existing;
  await db
    .insertInto('secret')
    .values({ name, value: make(), created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await stored(db, name);
  if (kept === undefined) throw new Error(`The secret ${name} could not be stored`);
  return kept;
}

const newTransportKey = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicExponent: 65_537,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey;

export const sha256 = (value: string) => createHash('sha256').update(value).digest('hex');
