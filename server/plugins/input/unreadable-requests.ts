import type { IncomingMessage } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { ERROR_TEXT, messages } from '#shared/messages.ko.ts';
import { AppError } from '#server/errors.ts';
import { failureBody } from '../error-reply.ts';
import { logWhenFinished } from '../request-log.ts';

/** Security headers for responses that no route or hook handles. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

const JSON_TYPE = 'application/json; charset=utf-8';
const PAGE = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${ERROR_TEXT.CM04}</title></head><body><h1>${ERROR_TEXT.CM04}</h1><p><a href="/">${messages.shell.toHome}</a></p></body></html>`;

/** An invalid (`/%ff`) or too long URL: answered as not found. */
const frameworkErrors = (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
  logWhenFinished(request, reply);
  const isPage = request.headers.accept?.includes('text/html') && !/^\/(?:api|v1)\//.test(request.url);
  void reply
    .status(404)
    .headers(HEADERS)
    .type(isPage ? 'text/html; charset=utf-8' : JSON_TYPE)
    .send(isPage ? PAGE : JSON.stringify(failureBody(new AppError('CM04'))));
};

const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Invalid HTTP or ambiguous length: answered once and closed, never read further (request smuggling). */
const clientErrorHandler: NonNullable<FastifyServerOptions['clientErrorHandler']> = (error, socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy();
  const status = STATUS_OF[error.code ?? ''] ?? 400;
  const body = JSON.stringify(failureBody(new AppError('CM01')));
  const headers = {
    ...HEADERS,
    'content-type': JSON_TYPE,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
};

/** Refuses two Host headers, because another server may use the other one (RFC 9112, 3.2). */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasTwoHosts(request.raw)) return done();
    reply.headers(HEADERS).header('connection', 'close');
    done(new AppError('CM01'));
  });
}

export function hasTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  // Names and values by turns. For every request, so without a copy.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Handlers for requests that Fastify cannot parse. */
export const unreadableRequests = { frameworkErrors, clientErrorHandler } satisfies FastifyServerOptions;
