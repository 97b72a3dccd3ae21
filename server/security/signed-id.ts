import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from './keys.ts';

/** Purpose of a signed id; not accepted for any other purpose. */
type Purpose =
  /** Consent withdrawal link in the mails of an inquiry. Never expires, because a consent can always be withdrawn. */
  | 'withdraw'
  /** Link in the receipt of an inquiry, which verifies the address. */
  | 'confirm'
  /** Cookie of the browser that sent a free trial. */
  | 'trial';

type Signing = Pick<Keys, 'signingSecret'>;

const signatureOf = (keys: Signing, purpose: Purpose, id: string) =>
  createHmac('sha256', keys.signingSecret).update(`${purpose}:${id}`).digest('base64url');

export const signId = (keys: Signing, purpose: Purpose, id: string) => `${id}.${signatureOf(keys, purpose, id)}`;

/** Id of a token; null for a wrong signature or purpose. */
export function readSignedId(keys: Signing, purpose: Purpose, token: string): string | null {
  const [, id, signature = ''] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined) return null;
  const expected = Buffer.from(signatureOf(keys, purpose, id));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}
