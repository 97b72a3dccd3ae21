import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Keys } from './keys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a sealed text is for and whose it is: put in another row, it does not open. */
export interface SealedFor {
  purpose: string;
  owner: string;
}

/** A text that only this installation reads again: AES-256-GCM, under a key of its own for each purpose (HKDF). */
export function seal(keys: Pick<Keys, 'sealingSecret'>, { purpose, owner }: SealedFor, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', subkey(keys, purpose), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** The text, or null when it was sealed under another key, for something else, or changed since. */
export function unseal(keys: Pick<Keys, 'sealingSecret'>, { purpose, owner }: SealedFor, value: string): string | null {
  const bytes = Buffer.from(value, 'base64');
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', subkey(keys, purpose), nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

const subkey = ({ sealingSecret }: Pick<Keys, 'sealingSecret'>, purpose: string) =>
  Buffer.from(hkdfSync('sha256', sealingSecret, '', purpose, 32));
