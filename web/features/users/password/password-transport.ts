import type { Api } from '#web/lib/api/api-client.ts';

type PublicKey = { keyId: string; publicKey: string };
export type Encrypt = (text: string) => Promise<string>;

/** Maximum message of RSA-OAEP with SHA-256 and a 2048-bit key: 256 - 2 * 32 - 2 bytes (RFC 8017, 7.1.1). */
const BLOCK_BYTES = 190;

/** Fetches the server's current public key and returns the encryption function (product decisions, Calls). */
export async function openTransport(api: Api): Promise<{ keyId: string; encrypt: Encrypt }> {
  const key: PublicKey = await api.get('/api/v1/user/public-key');
  const encryptBlock = await blockCipher(key.publicKey);
  const encrypt: Encrypt = async (text) => {
    const blocks: string[] = [];
    for (const block of blocksOf(new TextEncoder().encode(text))) blocks.push(toBase64(await encryptBlock(block)));
    return blocks.join('.');
  };
  return { keyId: key.keyId, encrypt };
}

/** An empty text is one empty block. */
function blocksOf(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const count = Math.max(1, Math.ceil(bytes.length / BLOCK_BYTES));
  return Array.from({ length: count }, (_, index) => bytes.slice(index * BLOCK_BYTES, (index + 1) * BLOCK_BYTES));
}

type BlockCipher = (block: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

/** WebCrypto if available; plain-http pages do not have it. */
const blockCipher = (pem: string): Promise<BlockCipher> =>
  globalThis.crypto?.subtle === undefined ? scriptCipher(pem) : webCryptoCipher(pem);

export async function webCryptoCipher(pem: string): Promise<BlockCipher> {
  const der = fromBase64(pem.replace(/-----[^-]+-----|\s/g, ''));
  const key = await crypto.subtle.importKey('spki', der, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
  return async (block) => new Uint8Array(await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, block));
}

export async function scriptCipher(pem: string): Promise<BlockCipher> {
  const { default: forge } = await import('node-forge');
  const key = forge.pki.publicKeyFromPem(pem);
  return async (block) => {
    const encrypted = key.encrypt(String.fromCharCode(...block), 'RSA-OAEP', { md: forge.md.sha256.create() });
    return Uint8Array.from(encrypted, (char) => char.charCodeAt(0));
  };
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
