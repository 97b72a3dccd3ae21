import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '#server/security/keys.ts';

type Signing = Pick<Keys, 'signingSecret'>;

const signatureOf = (keys: Signing, contractId: string) =>
  createHmac('sha256', keys.signingSecret).update(`confirm:${contractId}`).digest('base64url');

/** In the receipt of an inquiry: whoever presses it reads the mailbox that was typed into the form. */
export const inquiryConfirmToken = (keys: Signing, contractId: string) =>
  `${contractId}.${signatureOf(keys, contractId)}`;

/** The inquiry that it speaks of; null for a token that we did not sign. */
export function readInquiryConfirmToken(keys: Signing, token: string): string | null {
  const [, contractId, signature = ''] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  if (contractId === undefined) return null;
  const expected = Buffer.from(signatureOf(keys, contractId));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? contractId : null;
}
