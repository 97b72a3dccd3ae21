import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type * as entry from '#web/entry.server.tsx';
import type { Renderer } from '../pages.ts';

/** Renderer for development: Vite in this process compiles on demand and updates open pages. */
export async function openViteRenderer(app: FastifyInstance, root: string): Promise<Renderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    // Without a temporary copy of the config, which `npm run dev` would take for a change.
    configLoader: 'native',
    root,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());

  return {
    // Also loaded as a module, for hot replacement. Imported here for the first paint.
    assets: {
      script: '/web/entry.first.ts',
      css: "@import '/web/styles.css';",
      stylesheets: [],
      fonts: '/web/fonts/portal-sans.css',
      modulesFor: () => ['/web/entry.client.tsx'],
    },
    async render(request, context) {
      const { render } = (await vite.ssrLoadModule('/web/entry.server.tsx')) as typeof entry;
      return render(request, context);
    },
    finish: async (url, html) => ({
      html: Buffer.from(await vite.transformIndexHtml(url, html)),
      // The policy of development allows all styles.
      styleSource: null,
    }),
  };
}
