import { constants, createPublicKey, publicEncrypt } from 'node:crypto';

/** Encrypts a short value as the browser does. */
export function encryptWith(publicKeyPem: string, text: string): string {
  const key = createPublicKey(publicKeyPem);
  const options = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return publicEncrypt(options, Buffer.from(text)).toString('base64');
}
