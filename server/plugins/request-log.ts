import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_MESSAGE } from '../log/batched-log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** URL pattern of its route; `unknown` without one. Reading `routeOptions` copies all options of the route. */
    route: string;
  }
}

/** Polled every few seconds by monitoring, so not logged. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);
const PATH_MAX_CHARS = 200;

/**
 * Logs one line per request when it ends: method, route, status, milliseconds. Never the query (tokens of mail links,
 * search words) and never values inside a path (`/…/:id`). API calls of a page in this process are not logged
 * separately.
 */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('route', '');
  app.addHook('onRequest', (request, reply, done) => {
    request.route = patternOf(request.routeOptions.url ?? 'unknown');
    if (request.raw.socket instanceof Socket && !PROBES.has(request.route)) logWhenFinished(request, reply);
    done();
  });
}

/** Each file of the build has a route of its own, which would be a time series of its own. */
const patternOf = (route: string) => (route.startsWith('/assets/') ? '/assets/*' : route);

/** For requests that no hook sees. */
export function logWhenFinished(request: FastifyRequest, reply: FastifyReply): void {
  const { method, route, url, ip } = request;
  const finished = whenFinished(request.log, { method, url, ip });
  reply.raw.once('close', () => finished(reply.raw, route, request.account?.id));
}

/** Status as in nginx: the client disconnected before the complete response. */
const CLIENT_LEFT = 499;

/**
 * Starts the clock of a request. The returned function logs its line and returns the milliseconds; `userId`: whoever asks,
 * named if refused.
 */
export function whenFinished(log: FastifyBaseLogger, asked: Logged): Finished {
  const begun = performance.now();
  return (raw, route, userId) => {
    const ms = performance.now() - begun;
    const { reqId, method, ip, url } = asked;
    const status = raw.writableFinished ? raw.statusCode : CLIENT_LEFT;
    const who = status < 400 ? undefined : userId;
    const line = {
      reqId,
      method,
      route: loggedRoute(route, url),
      status,
      ms: Math.round(ms * 10) / 10,
      ip,
      userId: who,
    };
    log.info(line, REQUEST_MESSAGE);
    return ms;
  };
}

type Finished = (raw: ServerResponse, route: string, userId?: string) => number;

interface Logged extends Pick<FastifyRequest, 'method' | 'url' | 'ip'> {
  /** Number of a request that Fastify has not numbered; pino leaves out what is undefined. */
  reqId?: string;
}

/** A query, also where a mail program or a gateway encoded its marks: then it is part of the path. */
const QUERY_MARK = /[?&;=]|%(?:25|26|3b|3d|3f)/i;

/** As long as the secret of a link, which a mail program may have put there; ids of documents are shorter. */
const SECRET = /[\w-]{40,}/g;

/** All pages share one route, so their path is logged; it contains no secret. */
function loggedRoute(route: string, url: string): string {
  // Without one for a request that failed before any hook.
  if (route !== '/*') return route || 'unknown';
  const query = url.search(QUERY_MARK);
  const path = query < 0 ? url : url.slice(0, query);
  // Shortened last: the beginning of a secret would not look like one.
  return path.replace(SECRET, ':secret').slice(0, PATH_MAX_CHARS);
}

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
