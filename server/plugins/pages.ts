import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderContext, RenderedPage } from '../../web/entry.server.tsx';
import { ERROR_TEXT } from '../../shared/messages.ko.ts';
import { inProcessTransport } from './pages/in-process-transport.ts';
import { openBuiltRenderer } from './pages/built-renderer.ts';

export interface PagesOptions {
  mode: 'development' | 'production';
  /** The project's folder. */
  root: string;
}

/** Turns a request into a page. Development has one that compiles on demand, production one that was built. */
export interface Renderer {
  assets: RenderContext['assets'];
  render(request: Request, context: RenderContext): Promise<RenderedPage>;
  /** Lets the development server add its own scripts. */
  finish(url: string, html: string): Promise<string>;
}

/** Renders every GET that no other route took. The one place where the server meets `web/`. */
export async function pages(app: FastifyInstance, { mode, root }: PagesOptions): Promise<void> {
  const renderer =
    mode === 'production'
      ? await openBuiltRenderer(app, root)
      : await (await import('./pages/vite-renderer.ts')).openViteRenderer(app, root);

  app.get('/*', async (request, reply) => {
    if (/^\/(api|v1)\//.test(request.url)) return reply.callNotFound();
    return sendPage(app, renderer, request, reply);
  });
}

async function sendPage(app: FastifyInstance, renderer: Renderer, request: FastifyRequest, reply: FastifyReply) {
  const token = request.cookies.token ?? null;
  const cookies: string[] = [];
  reply.type('text/html; charset=utf-8').header('cache-control', token === null ? 'no-cache' : 'private, no-store');
  try {
    const page = await renderer.render(webRequest(request), {
      token,
      transport: inProcessTransport(app, request, cookies),
      assets: renderer.assets,
    });
    for (const fault of page.faults) request.log.error({ err: fault }, 'fault while rendering a page');
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    if (page.location !== null) return reply.redirect(page.location, page.status);
    return reply.status(page.status).send(await renderer.finish(request.url, page.html));
  } catch (error) {
    request.log.error({ err: error }, 'page could not be rendered');
    return reply.status(500).send(EMERGENCY_PAGE);
  }
}

/** React Router asks for a web request. The host name decides nothing: links are relative, canonical ones come from settings. */
function webRequest(request: FastifyRequest): Request {
  const stopped = new AbortController();
  request.raw.once('close', () => stopped.abort());
  return new Request(new URL(request.url, 'http://localhost'), { signal: stopped.signal });
}

const EMERGENCY_PAGE = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>${ERROR_TEXT.CM06}</title></head><body><h1>${ERROR_TEXT.CM06}</h1><p><a href="/">홈으로 가기</a></p></body></html>`;
