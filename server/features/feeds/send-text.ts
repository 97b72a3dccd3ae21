import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

/** For documents: always revalidated, so that a removed document disappears at once. */
export const NO_CACHE = 'no-cache';
/** For lists of URLs, which may be slightly outdated. */
export const FIVE_MINUTES = 'public, max-age=300';
/** The same for what names the requested host, which a shared cache would give to others. */
export const fiveMinutes = ({ isPublicUrlGiven }: Pick<Config, 'isPublicUrlGiven'>): string =>
  isPublicUrlGiven ? FIVE_MINUTES : 'private, max-age=300';

/** Sends a text with ETag; 304 if the client's copy is current. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, cache, body }: { type: string; cache: string; body: string },
) {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', cache).header('etag', etag);
  const known = (request.headers['if-none-match'] ?? '').split(',');
  // A compressing proxy makes the tag weak.
  if (known.some((tag) => tag.trim().replace(/^W\//, '') === etag)) return reply.status(304).send();
  return reply.type(`${type}; charset=utf-8`).send(body);
}
