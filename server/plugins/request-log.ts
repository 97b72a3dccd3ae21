import { Socket } from 'node:net';
import { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_MESSAGE } from '../log/batched-log.ts';

/** Polled every few seconds by monitoring, so not logged. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);
const PATH_MAX_CHARS = 200;

/**
 * Logs one line per request when it ends: method, route, status, milliseconds. Never the query (tokens of mail links,
 * search words) and never values inside a path (`/…/:id`). API calls of a page in this process are not logged
 * separately.
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
  reply.raw.once('close', () => request.log.info(lineOf(request, reply, performance.now() - begun), REQUEST_MESSAGE));
}

/** Status as in nginx: the client disconnected before the complete response. */
const CLIENT_LEFT = 499;

const lineOf = (request: FastifyRequest, { raw }: FastifyReply, ms: number) => ({
  method: request.method,
  route: routeOf(request),
  status: raw.writableFinished ? raw.statusCode : CLIENT_LEFT,
  ms: Math.round(ms * 10) / 10,
  ip: request.ip,
});

/** All pages share one route, so their path is logged; it contains no secret. */
function routeOf(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  if (url === undefined) return 'unknown';
  return url === '/*' ? pathOf(request).slice(0, PATH_MAX_CHARS) : url;
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';

/** The framework's own request logs contain complete URLs. Only those about internal errors remain, without the URL. */
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
