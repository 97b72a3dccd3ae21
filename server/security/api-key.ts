import type { FastifyRequest } from 'fastify';

/** Key prefix that Dify clients expect. */
export const KEY_START = 'app-';

/** The API key of a request, valid or not. */
export function apiKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return bearer?.startsWith(KEY_START) ? bearer : null;
}
