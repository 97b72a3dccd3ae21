import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '#server/security/keys.ts';

/** Holder of the consent: a member or an inquiry. */
export interface Consenter {
  source: 'user' | 'contract';
  id: string;
}

const signatureOf = (keys: Pick<Keys, 'signingSecret'>, what: string) =>
  createHmac('sha256', keys.signingSecret).update(`unsubscribe:${what}`).digest('base64url');

/** Scope of a link: advertising mails, or all consented channels. */
export type RefusalScope = 'email' | 'all';

/** Token of an unsubscribe link. It never expires, because mails are kept, and contains no address. */
export function unsubscribeToken(
  keys: Pick<Keys, 'signingSecret'>,
  { source, id }: Consenter,
  scope: RefusalScope = 'email',
): string {
  const what = scope === 'all' ? `${source}.${id}.all` : `${source}.${id}`;
  return `${what}.${signatureOf(keys, what)}`;
}

/** Null for an invalid signature. */
export function readUnsubscribeToken(
  keys: Pick<Keys, 'signingSecret'>,
  token: string,
): (Consenter & { scope: RefusalScope }) | null {
  const [, source, id, all = '', signature = ''] =
    /^(user|contract)\.([\w-]{1,64})(\.all)?\.([\w-]{43})$/.exec(token) ?? [];
  if (source === undefined || id === undefined) return null;
  const expected = Buffer.from(signatureOf(keys, `${source}.${id}${all}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { source: source as Consenter['source'], id, scope: all === '' ? 'email' : 'all' };
}
