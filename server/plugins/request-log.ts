import { Socket } from 'node:net';
import { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Asked every few seconds by machines; what they would fill the log with says nothing. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);
const PATH_MAX_CHARS = 200;

/**
 * One line per request, when it is over: method, route, status, milliseconds. Never the query, which carries the
 * tokens of mail links and the words that people search, nor the values inside a path (`/…/:id`). Calls that pages make
 * inside this process are part of their page.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.socket instanceof Socket && !PROBES.has(pathOf(request))) logWhenFinished(request, reply);
    done();
  });
}

/** For requests that no hook sees. */
export function logWhenFinished(request: FastifyRequest, reply: FastifyReply): void {
  const begun = performance.now();
  reply.raw.once('close', () => request.log.info(lineOf(request, reply, performance.now() - begun), 'request'));
}

/** As nginx writes it down when the client went before it had the whole answer. */
const CLIENT_LEFT = 499;

const lineOf = (request: FastifyRequest, { raw }: FastifyReply, ms: number) => ({
  method: request.method,
  route: routeOf(request),
  status: raw.writableFinished ? raw.statusCode : CLIENT_LEFT,
  ms: Math.round(ms * 10) / 10,
  ip: request.ip,
});

/** Pages share one route, so that their path says which; none of them has a secret there. */
function routeOf(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  if (url === undefined) return 'unknown';
  return url === '/*' ? pathOf(request).slice(0, PATH_MAX_CHARS) : url;
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';

/** The framework's own lines about requests carry whole addresses: only those about faults of ours stay, without them. */
export class QuietLogController extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(): void {}
  override routeNotFound(): void {}

  override streamError(error: Error & { code?: string }, request: FastifyRequest): void {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') request.log.warn({ err: error }, 'an answer broke off');
  }

  override writeHeadError(error: Error, request: FastifyRequest): void {
    request.log.warn({ err: error }, 'the head of an answer could not be written');
  }
}
