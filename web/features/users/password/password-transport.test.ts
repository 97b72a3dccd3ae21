import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Api } from '#web/lib/api/api-client.ts';
import { openTransport, scriptCipher, webCryptoCipher } from './password-transport.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const decrypt = (bytes: Uint8Array) =>
  privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, bytes).toString();

describe.each([
  ['WebCrypto', webCryptoCipher],
  ['script, for plain-http addresses', scriptCipher],
])('%s', (_name, cipherOf) => {
  it('encrypts Korean that the server can read', async () => {
    const encryptBlock = await cipherOf(pem);
    expect(decrypt(await encryptBlock(new TextEncoder().encode('비밀번호 Passw0rd!')))).toBe('비밀번호 Passw0rd!');
  });
});

it('cuts long values into blocks joined by a dot', async () => {
  const api = { get: async () => ({ keyId: 'k1', publicKey: pem }) } as unknown as Api;
  const { keyId, encrypt } = await openTransport(api);
  const long = '가나다라마바사'.repeat(20);
  const blocks = (await encrypt(long)).split('.');
  expect(keyId).toBe('k1');
  expect(blocks.length).toBe(3);
  const bytes = blocks.map((block) =>
    privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(block, 'base64'),
    ),
  );
  expect(Buffer.concat(bytes).toString()).toBe(long);
});
