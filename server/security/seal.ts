import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Keys } from './keys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Purpose and owner of a sealed text. It cannot be opened with others, for example in another row. */
export interface SealedFor {
  purpose: string;
  owner: string;
}

/** Encrypts a text with AES-256-GCM and a key per purpose (HKDF). */
export function seal(keys: Pick<Keys, 'sealingSecret'>, { purpose, owner }: SealedFor, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', subkey(keys, purpose), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts a text; null if key, purpose or owner differ, or the text was changed. */
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
