import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import type { TestApp } from './build-test-app.ts';

const BLOCK_BYTES = 190;

/** Encrypts values like the browser: RSA-OAEP-SHA256 blocks with the server's key. */
export function encryptFor({ context }: Pick<TestApp, 'context'>) {
  const { keyId, publicKeyPem } = context.keys.transport;
  const key = createPublicKey(publicKeyPem);
  const encrypt = (text: string) => {
    const bytes = Buffer.from(text);
    const blocks: string[] = [];
    for (let at = 0; at < Math.max(1, bytes.length); at += BLOCK_BYTES) {
      const block = bytes.subarray(at, at + BLOCK_BYTES);
      const options = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
      blocks.push(publicEncrypt(options, block).toString('base64'));
    }
    return blocks.join('.');
  };
  return { keyId, encrypt };
}
