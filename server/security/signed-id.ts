import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from './keys.ts';

/** What a signed id may be used for; one that was signed for something else is not accepted. */
type Purpose =
  /** The link in the mails of an inquiry that takes its consent back. It never ends: a consent can be withdrawn as long as it stands. */
  | 'withdraw'
  /** The link in the receipt of an inquiry: whoever presses it reads the mailbox that was typed into the form. */
  | 'confirm'
  /** The cookie of the browser that sent a free trial. */
  | 'trial';

type Signing = Pick<Keys, 'signingSecret'>;

const signatureOf = (keys: Signing, purpose: Purpose, id: string) =>
  createHmac('sha256', keys.signingSecret).update(`${purpose}:${id}`).digest('base64url');

export const signId = (keys: Signing, purpose: Purpose, id: string) => `${id}.${signatureOf(keys, purpose, id)}`;

/** The id of a token; null for a token that we did not sign, or not for this purpose. */
export function readSignedId(keys: Signing, purpose: Purpose, token: string): string | null {
  const [, id, signature = ''] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined) return null;
  const expected = Buffer.from(signatureOf(keys, purpose, id));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}
