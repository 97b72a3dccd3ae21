import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CachedHead } from '#server/cache/cached-head.ts';
import { encodingFor } from '../compress-page.ts';
import type { Encoding } from '../compress-page.ts';
import type { CachedPage } from './cached-page.ts';
import { isNotModified } from './cache-key.ts';
import type { PageRequest } from '#server/plugins/direct/direct-request.ts';
import type { Sendable } from './stored-pages.ts';

declare module 'fastify' {
  interface FastifyReply {
    cachedPage: CachedPage | null;
  }
}

export interface SentBody {
  encoding: Encoding;
  bytes: Buffer;
}

/** Sends the page at once, with its stored headers. */
export function sendFromCache(
  request: PageRequest,
  response: ServerResponse,
  { page, head }: Sendable,
  { encoding, bytes }: SentBody,
): void {
  if (isNotModified(request, page.etag)) {
    response.writeHead(304, head.for('none', 0)).end();
    return;
  }
  response.writeHead(200, head.for(encoding, bytes.length));
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Sends the page through all hooks that add headers. */
export async function sendCachedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding, cookie' });
  if (isNotModified(request, page.etag)) return reply.status(304).send();
  const encoding = encodingFor(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (request.method === 'GET') reply.cachedPage = page;
  return reply.type('text/html; charset=utf-8').send(await page.bodyFor(encoding));
}

/** Last hook: stores the complete headers with the page. */
export async function storeHeaders(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.cachedPage) reply.cachedPage.head ??= new CachedHead({ ...reply.getHeaders() } as OutgoingHttpHeaders);
}
