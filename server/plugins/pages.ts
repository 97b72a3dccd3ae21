import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_STATUS } from '#shared/error-codes.ts';
import { ERROR_TEXT } from '#shared/messages.ko.ts';
import type { RenderContext, RenderedPage } from '#web/entry.server.tsx';
import type { Settings } from '#web/lib/app-context.tsx';
import { isUnavailable } from '../db/db-errors.ts';
import { limitConcurrency } from '../concurrency/limit-concurrency.ts';
import { RETRY_AFTER_SECONDS, errorPage } from './error-page.ts';
import type { Rendering, PageCache } from './pages/cache/page-cache.ts';
import { CachedPage } from './pages/cache/cached-page.ts';
import { storeHeaders, sendCachedPage } from './pages/cache/send-cached.ts';
import { openBuiltRenderer } from './pages/built-renderer.ts';
import { encodingFor, compressPage } from './pages/compress-page.ts';
import { allowStyleElement } from './security-headers.ts';
import { inProcessTransport } from './pages/in-process-transport.ts';

/**
 * Rendering is CPU-bound: more parallel renderings are not faster and need about 50 MB more. Some parallelism uses the
 * time in which others wait for the database. The timeout prevents waiting for pages that wait for a database that does
 * not respond.
 */
const DRAWN_AT_ONCE = 4;
const PATIENCE_MS = 2_000;

export interface PagesOptions {
  mode: 'development' | 'production';
  /** Project folder. */
  root: string;
  /** Replaces the built renderer (tests). */
  renderer?: Renderer;
  /** Settings for the page of a request; null: the page asks for them like for all else. */
  settingsFor?: (request: FastifyRequest, reply: FastifyReply) => Promise<Settings> | null;
  /** Called when a page was shown. */
  onShown?: (request: FastifyRequest) => void;
  /** Without it every page is rendered again. */
  cache?: PageCache | null;
}

/** The complete page, and what the policy needs to allow its style (`styleSourceOf`). */
export type FinishedPage = Pick<Rendering, 'html' | 'styleSource'>;

/** Renders a request. Development compiles on demand; production uses the build. */
export interface Renderer {
  assets: RenderContext['assets'];
  render(request: Request, context: RenderContext): Promise<RenderedPage>;
  /** Adds what only the HTML decides, as bytes: the rules of the style sheet that it needs, the development server's scripts. */
  finish(url: string, html: string): Promise<FinishedPage>;
}

/** Renders every GET that no other route handles. The only place where the server uses `web/`. */
export async function pages(app: FastifyInstance, { mode, root, renderer, ...options }: PagesOptions): Promise<void> {
  if (renderer) return servePages(app, renderer, options);
  if (mode === 'production') return servePages(app, await openBuiltRenderer(app, root), options);
  // Vite is a development dependency and missing in production.
  const { openViteRenderer } = await import('./pages/vite-renderer.ts');
  servePages(app, await openViteRenderer(app, root), options);
}

export function servePages(
  app: FastifyInstance,
  renderer: Renderer,
  { onShown, cache, settingsFor }: Pick<PagesOptions, 'onShown' | 'cache' | 'settingsFor'> = {},
): void {
  const inTurn = limitConcurrency(DRAWN_AT_ONCE, (work: () => Promise<Rendering>) => work(), PATIENCE_MS);
  app.decorateReply('cachedPage', null);
  app.get('/*', { onSend: storeHeaders }, async (request, reply) => {
    if (/^\/(api|v1)\//.test(request.url)) return reply.callNotFound();
    if (isCrooked(request.url)) return reply.redirect(straightened(request), 308);
    const left = signalOfLeaving(reply);
    const draw = () =>
      inTurn(async () => {
        const settings = (await settingsFor?.(request, reply)) ?? null;
        return drawPage(app, renderer, request, { signal: left, settings });
      });
    try {
      const page = await (cache ? cache.page(request, draw) : draw());
      allowStyleElement(reply, page.styleSource);
      await (page instanceof CachedPage ? sendCachedPage(request, reply, page) : sendDrawn(request, reply, page));
    } catch (error) {
      // A call that every page makes was refused: no fault of ours.
      if (statusOf(error) === ERROR_STATUS.CM05)
        return typePage(request, reply)
          .status(ERROR_STATUS.CM05)
          .send(errorPage(ERROR_TEXT.CM05, { isPassing: false }));
      const isPassing = isAway(error);
      if (!isBrokenOff(error, left))
        request.log[isPassing ? 'warn' : faultLevel(left)]({ err: error }, 'page could not be rendered');
      typePage(request, reply).status(isPassing ? 503 : 500);
      if (isPassing) reply.header('retry-after', RETRY_AFTER_SECONDS);
      return reply.send(errorPage(ERROR_TEXT[isPassing ? 'CM09' : 'CM06'], { isPassing }));
    }
    if (reply.statusCode === 200 || reply.statusCode === 304) onShown?.(request);
    return reply;
  });
}

async function drawPage(
  app: FastifyInstance,
  renderer: Renderer,
  request: FastifyRequest,
  { signal, settings }: { signal: AbortSignal; settings: Settings | null },
): Promise<Rendering> {
  const setCookies: string[] = [];
  const page = await renderer.render(new Request(addressOf(request), { signal }), {
    token: request.cookies.token ?? null,
    transport: inProcessTransport(app, request, setCookies),
    settings,
    assets: renderer.assets,
  });
  for (const fault of page.faults)
    if (!isBrokenOff(fault, signal)) request.log[faultLevel(signal)]({ err: fault }, 'fault while rendering a page');
  if (page.location !== null) return { ...page, html: Buffer.alloc(0), styleSource: null, setCookies };
  return { ...page, ...(await renderer.finish(request.url, page.html)), setCookies };
}

/** Sends a page for this visitor only. */
async function sendDrawn(request: FastifyRequest, reply: FastifyReply, page: Rendering): Promise<FastifyReply> {
  typePage(request, reply);
  if (page.setCookies.length > 0) reply.header('set-cookie', [...page.setCookies]);
  if (page.location !== null) return reply.redirect(page.location, page.status);
  const encoding = encodingFor(request);
  reply.header('vary', 'accept-encoding, cookie');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.status(page.status).send(await compressPage(page.html, encoding));
}

const typePage = (request: FastifyRequest, reply: FastifyReply) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', request.cookies.token === undefined ? 'no-cache' : 'private, no-store');

/** Aborted when the visitor disconnects before the page is sent. */
function signalOfLeaving(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return left.signal;
}

/** What was on its way when the visitor left was broken off by them, which is no fault. */
const isBrokenOff = (error: unknown, left: AbortSignal): boolean =>
  left.aborted && (error as { name?: unknown } | null)?.name === 'AbortError';

/** A fault may follow from leaving, and nobody raises the alarm of errors by that. */
const faultLevel = (left: AbortSignal) => (left.aborted ? 'warn' : 'error');

/** An address that browsers and the router read as another one: with an empty part, `.`, `..` or a backslash. */
const isCrooked = (url: string) => /^[^?]*(?:\/\/|\\|\/(?:\.|%2e){1,2}(?:[/?]|$))/i.test(url);

/** Of one slash at its beginning, so that it leads to no other host. */
function straightened(request: FastifyRequest): string {
  const { pathname, search } = new URL(addressOf(request));
  return `${pathname.replaceAll(/\/{2,}/g, '/')}${search}`;
}

/** React Router needs an absolute URL. Its host is irrelevant: links are relative, canonical ones from settings. */
const addressOf = (request: FastifyRequest) => `http://localhost${request.url.startsWith('/') ? request.url : '/'}`;

/** The database is not available, here or in an API call of the page. */
const isAway = (error: unknown): boolean => isUnavailable(error) || statusOf(error) === ERROR_STATUS.CM09;

/** Of an API call of the page. */
const statusOf = (error: unknown) => (error as { status?: unknown } | null)?.status;
