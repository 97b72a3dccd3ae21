import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, createHash } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { Db } from '../db/open-database.ts';

/** What all instances share, made on the first start and kept in the database. */
export interface Keys {
  /** Signs session tokens (HS256). */
  tokenSecret: Uint8Array;
  /** Signs proof-of-work challenges, and names anonymous visitors without keeping their address. */
  signingSecret: string;
  /** Seals what must be read again (`seal.ts`): the secrets of authenticator apps. */
  sealingSecret: Uint8Array;
  /** RSA-OAEP-SHA256, 2048 bits, exponent 65537: passwords on their way here. */
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

/** The secret of that name; of several instances that start at once, the first one's wins for all. */
async function secret(db: Db, name: string, now: string, make: () => string): Promise<string> {
  const read = () => db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  const existing = await read();
  if (existing) return existing.value;
  await db
    .insertInto('secret')
    .values({ name, value: make(), created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await read();
  if (!kept) throw new Error(`The secret ${name} could not be stored`);
  return kept.value;
}

const newTransportKey = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicExponent: 65_537,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey;

export const sha256 = (value: string) => createHash('sha256').update(value).digest('hex');
