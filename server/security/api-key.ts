import type { FastifyRequest } from 'fastify';

/** What clients of Dify expect a key to begin with. */
export const KEY_START = 'app-';

/** The key that a client sends, whether it is one of ours or not. */
export function apiKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return bearer?.startsWith(KEY_START) ? bearer : null;
}
