import { hash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';
import type { HelmetOptions } from 'helmet';
import { PLAYER_ORIGINS } from '#shared/boards/fields/video-address.rules.ts';
import type { Context } from '../context.ts';

/** Page with the assistant only, for embedding in the product. */
const EMBEDDABLE = /^\/solution-chat\/?(?:\?|$)/i;

/** URLs of mail links: their token must not reach any site as referrer. */
const HAS_TOKEN = /[?&]token=/;

/**
 * A strict content security policy: scripts come from our own files alone, so that cached pages need no nonce.
 * Of style elements a page has one, whose hash `allowStyleElement` adds; style attributes stay allowed, for the widths
 * and alignments of rich text and what components measure (docs/security.md, 3.4.3).
 */
export function setSecurityHeaders(app: FastifyInstance, { config }: Context, development: boolean): void {
  const https = config.publicUrl.startsWith('https:');
  const recaptcha = config.botCheck.kind === 'recaptcha' ? ['https://www.google.com', 'https://www.gstatic.com'] : [];
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...recaptcha, ...(development ? ["'unsafe-inline'"] : [])],
        // Browsers that do not know the two below; pages add the hash of their style element to it, too.
        styleSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        styleSrcElem: development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...(development ? ['ws:'] : [])],
        workerSrc: ["'self'", 'blob:'],
        // The preview of a document shows the portal's own page.
        frameSrc: ["'self'", ...recaptcha, ...Object.values(PLAYER_ORIGINS)],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    // Only for https: a plain-http intranet site would become unreachable.
    strictTransportSecurity: https,
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (HAS_TOKEN.test(request.url)) reply.header('referrer-policy', 'no-referrer');
    done();
  });
  letProductsEmbedTheChat(app, config.chatEmbedOrigins);
  forbidCaching(app);
  nameCharset(app);
}

/** The source expression that allows a style element by the hash of its text (CSP level 3), without a nonce. */
export const styleSourceOf = (style: string): string => `'sha256-${hash('sha256', style, 'base64')}'`;

/** Adds a source of style elements (`styleSourceOf`) to the policy of this response, unless all are allowed. */
export function allowStyleElement(reply: FastifyReply, source: string | null): void {
  const policy = reply.getHeader('content-security-policy');
  if (source === null || typeof policy !== 'string') return;
  const withSource = policy.replace(
    /\bstyle-src(?:-elem)? 'self'(?! 'unsafe)/g,
    (directive) => `${directive} ${source}`,
  );
  reply.header('content-security-policy', withSource);
}

/** The headers are constant, so they are computed once. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error?: unknown) => {
    if (error) throw error;
  });
  return { ...response.getHeaders() };
}

/** API responses are not cacheable unless a route says so. */
function forbidCaching(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (/^\/(?:api|v1)\//.test(request.url) && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/** Texts that libraries send without their charset. */
const UNNAMED = new Set<unknown>(['image/svg+xml', 'application/x-yaml']);

function nameCharset(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const type = reply.getHeader('content-type');
    if (UNNAMED.has(type)) reply.header('content-type', `${String(type)}; charset=utf-8`);
    done(null, payload);
  });
}

/** Safe, because embedded visitors are not logged in: `SameSite=Lax` cookies are not sent in other sites' frames. */
function letProductsEmbedTheChat(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const ancestors = ["frame-ancestors 'self'", ...origins].join(' ');
  app.addHook('onSend', async (request, reply) => {
    if (!EMBEDDABLE.test(request.url)) return;
    const policy = String(reply.getHeader('content-security-policy'));
    // X-Frame-Options supports only one site, and browsers with CSP ignore it.
    reply.removeHeader('x-frame-options');
    reply.header('content-security-policy', policy.replace("frame-ancestors 'self'", ancestors));
  });
}
