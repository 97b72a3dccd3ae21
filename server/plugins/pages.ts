import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_TEXT, messages } from '../../shared/messages.ko.ts';
import type { RenderContext, RenderedPage } from '../../web/entry.server.tsx';
import { openBuiltRenderer } from './pages/built-renderer.ts';
import { inProcessTransport } from './pages/in-process-transport.ts';

export interface PagesOptions {
  mode: 'development' | 'production';
  /** The project's folder. */
  root: string;
  /** A page was shown to somebody. */
  onShown?: (request: FastifyRequest) => void;
}

/** Turns a request into a page. Development has one that compiles on demand, production one that was built. */
export interface Renderer {
  assets: RenderContext['assets'];
  render(request: Request, context: RenderContext): Promise<RenderedPage>;
  /** Lets the development server add its own scripts. */
  finish(url: string, html: string): Promise<string>;
}

/** Renders every GET that no other route took. The one place where the server meets `web/`. */
export async function pages(app: FastifyInstance, { mode, root, onShown }: PagesOptions): Promise<void> {
  if (mode === 'production') return servePages(app, await openBuiltRenderer(app, root), onShown);
  // Vite is a development dependency: a production installation does not have it.
  const { openViteRenderer } = await import('./pages/vite-renderer.ts');
  servePages(app, await openViteRenderer(app, root), onShown);
}

export function servePages(
  app: FastifyInstance,
  renderer: Renderer,
  onShown?: (request: FastifyRequest) => void,
): void {
  app.get('/*', async (request, reply) => {
    if (/^\/(api|v1)\//.test(request.url)) return reply.callNotFound();
    await sendPage(app, renderer, request, reply);
    if (reply.statusCode === 200) onShown?.(request);
    return reply;
  });
}

async function sendPage(app: FastifyInstance, renderer: Renderer, request: FastifyRequest, reply: FastifyReply) {
  const token = request.cookies.token ?? null;
  const setCookies: string[] = [];
  reply.type('text/html; charset=utf-8').header('cache-control', token === null ? 'no-cache' : 'private, no-store');
  const left = signalOfLeaving(reply);
  try {
    const page = await renderer.render(new Request(addressOf(request), { signal: left }), {
      token,
      transport: inProcessTransport(app, request, setCookies),
      assets: renderer.assets,
    });
    for (const fault of page.faults) request.log.error({ err: fault }, 'fault while rendering a page');
    if (setCookies.length > 0) reply.header('set-cookie', setCookies);
    if (page.location !== null) return reply.redirect(page.location, page.status);
    return reply.status(page.status).send(await renderer.finish(request.url, page.html));
  } catch (error) {
    if (!left.aborted) request.log.error({ err: error }, 'page could not be rendered');
    return reply.status(500).send(EMERGENCY_PAGE);
  }
}

/** Aborts when the visitor goes before the page is sent. */
function signalOfLeaving(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return left.signal;
}

/** React Router asks for a whole address. The host decides nothing: links are relative, canonical ones come from settings. */
const addressOf = (request: FastifyRequest) => `http://localhost${request.url.startsWith('/') ? request.url : '/'}`;

/** When even the page that tells of an error cannot be drawn. */
const EMERGENCY_PAGE = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${ERROR_TEXT.CM06}</title></head><body><h1>${ERROR_TEXT.CM06}</h1><p><a href="/">${messages.shell.toHome}</a></p></body></html>`;
