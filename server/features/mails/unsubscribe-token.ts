import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../security/keys.ts';

/** Whose consent a mail rested on: a member's, or that of an inquiry. */
export interface Consenter {
  source: 'user' | 'contract';
  id: string;
}

const signatureOf = (keys: Pick<Keys, 'signingSecret'>, what: string) =>
  createHmac('sha256', keys.signingSecret).update(`unsubscribe:${what}`).digest('base64url');

/** A link for one person that never ends: a refusal must work as long as the mail exists. No address is in it. */
export function unsubscribeToken(keys: Pick<Keys, 'signingSecret'>, { source, id }: Consenter): string {
  const what = `${source}.${id}`;
  return `${what}.${signatureOf(keys, what)}`;
}

/** Null for a token that we did not sign. */
export function readUnsubscribeToken(keys: Pick<Keys, 'signingSecret'>, token: string): Consenter | null {
  const [, source, id, signature = ''] = /^(user|contract)\.([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  if (source === undefined || id === undefined) return null;
  const expected = Buffer.from(signatureOf(keys, `${source}.${id}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { source: source as Consenter['source'], id };
}
