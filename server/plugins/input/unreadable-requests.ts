import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { ERROR_TEXT, messages } from '#shared/messages.ko.ts';
import type { Config } from '#server/config.ts';
import { AppError } from '#server/errors.ts';
import { failureBody } from '../error-reply.ts';
import { logWhenFinished } from '../request-log.ts';

type Site = Pick<Config, 'publicUrl'>;

/** Security headers for responses that no route or hook handles. */
const headersOf = ({ publicUrl }: Site) => ({
  'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

const JSON_TYPE = 'application/json; charset=utf-8';
const PAGE = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${ERROR_TEXT.CM04}</title></head><body><h1>${ERROR_TEXT.CM04}</h1><p><a href="/">${messages.shell.toHome}</a></p></body></html>`;

const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Handlers for requests that Fastify cannot parse. */
export function unreadableRequests(site: Site) {
  const headers = headersOf(site);

  /** An invalid (`/%ff`) or too long URL: answered as not found. */
  const frameworkErrors = (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    logWhenFinished(request, reply);
    const isPage = request.headers.accept?.includes('text/html') && !/^\/(?:api|v1)\//.test(request.url);
    void reply
      .status(404)
      .headers(headers)
      .type(isPage ? 'text/html; charset=utf-8' : JSON_TYPE)
      .send(isPage ? PAGE : JSON.stringify(failureBody(new AppError('CM04'))));
  };

  /** Invalid HTTP or ambiguous length: answered once and closed, never read further (request smuggling). */
  const clientErrorHandler: NonNullable<FastifyServerOptions['clientErrorHandler']> = (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (!socket.writable) return void socket.destroy();
    const status = STATUS_OF[error.code ?? ''] ?? 400;
    const body = JSON.stringify(failureBody(new AppError('CM01')));
    const all = {
      ...headers,
      'content-type': JSON_TYPE,
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  };

  return { frameworkErrors, clientErrorHandler } satisfies FastifyServerOptions;
}

/**
 * Refuses what Node.js would refuse without any header: two hosts, because another server may use the other one, or none
 * (RFC 9112, 3.2), and an expectation that nobody knows (RFC 9110, 10.1.1).
 */
export function refuseUnclearRequests(app: FastifyInstance, site: Site): void {
  const headers = headersOf(site);
  app.addHook('onRequest', (request, reply, done) => {
    if (hasOneHost(request.raw)) return done();
    reply.headers(headers).header('connection', 'close');
    done(new AppError('CM01'));
  });
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...headers, connection: 'close' }).end();
  });
}

/** HTTP/1.0 needs none. */
export function hasOneHost({ rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  let hosts = 0;
  // Names and values by turns. For every request, so without a copy.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
