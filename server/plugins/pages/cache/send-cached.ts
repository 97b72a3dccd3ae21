import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '../compress-page.ts';
import type { Encoding } from '../compress-page.ts';
import type { KeptPage } from './cached-page.ts';
import { hasIt } from './cache-key.ts';

declare module 'fastify' {
  interface FastifyReply {
    keptPage: KeptPage | null;
  }
}

/** Answers at once, with the head that was sent with this page before. */
export function sendAgain(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, encoding, bytes }: { page: KeptPage; encoding: Encoding; bytes: Buffer },
): void {
  reply.hijack();
  if (hasIt(request, page.etag)) {
    reply.raw.writeHead(304, page.headFor('none', 0)).end();
    return;
  }
  reply.raw.writeHead(200, page.headFor(encoding, bytes.length));
  reply.raw.end(request.method === 'HEAD' ? undefined : bytes);
}

/** The ordinary way, through everything that adds to the answer. */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): Promise<FastifyReply> {
  reply.headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding, cookie' });
  if (hasIt(request, page.etag)) return reply.status(304).send();
  const encoding = encodingFor(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (request.method === 'GET') reply.keptPage = page;
  return reply.type('text/html; charset=utf-8').send(await page.bodyFor(encoding));
}

/** Hook after everything that adds to the answer: the page keeps what was added. */
export async function keepHead(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.keptPage) reply.keptPage.headers ??= { ...reply.getHeaders() } as OutgoingHttpHeaders;
}
