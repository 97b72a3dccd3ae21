import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '#server/security/keys.ts';

type Signing = Pick<Keys, 'signingSecret'>;

const signatureOf = (keys: Signing, contractId: string) =>
  createHmac('sha256', keys.signingSecret).update(`withdraw:${contractId}`).digest('base64url');

/** For whoever reads the mail of an inquiry. It never ends: a consent can be withdrawn as long as it stands. */
export const withdrawToken = (keys: Signing, contractId: string) => `${contractId}.${signatureOf(keys, contractId)}`;

/** The inquiry that it speaks of; null for a token that we did not sign. */
export function readWithdrawToken(keys: Signing, token: string): string | null {
  const [, contractId, signature = ''] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  if (contractId === undefined) return null;
  const expected = Buffer.from(signatureOf(keys, contractId));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? contractId : null;
}
