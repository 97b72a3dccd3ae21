import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Words of documents are asked for anew each time, so that what was taken back is gone at once. */
export const NO_CACHE = 'no-cache';
/** Addresses alone may be a little old. */
export const FIVE_MINUTES = 'public, max-age=300';

/** A text with its ETag; nothing but the header when the asker already has it. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, cache, body }: { type: string; cache: string; body: string },
) {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', cache).header('etag', etag);
  const known = (request.headers['if-none-match'] ?? '').split(',');
  // On its way through a proxy that compresses, the tag comes back as a weak one.
  if (known.some((tag) => tag.trim().replace(/^W\//, '') === etag)) return reply.status(304).send();
  return reply.type(`${type}; charset=utf-8`).send(body);
}
