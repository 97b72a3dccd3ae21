import { constants, privateDecrypt } from 'node:crypto';
import { fail } from '../errors.ts';
import type { Keys } from './keys.ts';

/**
 * Decrypts a value that the browser encrypted: base64 RSA-OAEP-SHA256 blocks joined by `.` (product decisions, Calls).
 * Without a key ID it is the current key's.
 * @throws US03 if it was not encrypted with the current key.
 */
export function decryptTransport({ transport }: Keys, keyId: string | undefined, value: string): string {
  if (keyId !== undefined && keyId !== transport.keyId) fail('US03');
  try {
    const blocks = value
      .split('.')
      .map((block) =>
        privateDecrypt(
          { key: transport.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
          Buffer.from(block, 'base64'),
        ),
      );
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(blocks));
    if (text.includes('\u0000')) fail('US03');
    return text;
  } catch (cause) {
    return fail('US03', { cause });
  }
}
