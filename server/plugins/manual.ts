import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { manualHead } from './manual/head.ts';
import { openManualFiles } from './manual/manual-files.ts';
import type { PagesOptions } from './pages.ts';

/** The manual, as `npm run build` left it in `dist/manual`: what it holds is served by name, and nothing else. */
export function serveManual(app: FastifyInstance, { config, log }: Context, { mode, root }: PagesOptions): void {
  const isLive = mode === 'development';
  const files = openManualFiles(join(root, 'dist/manual'), isLive, {
    head: manualHead(root, isLive),
    product: config.productName,
    publicUrl: config.publicUrl,
  });
  if (!files.isBuilt) log.warn('the manual is not built: run "npm run build"');

  app.get('/manual', (_request, reply) => reply.redirect('/manual/', 301));
  app.get('/manual/*', (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
    const path = request.params['*'];
    if (path !== '' && files.find(`${path}/`)) return reply.redirect(`/manual/${encodeURI(path)}/`, 301);
    return send(path, request, reply);
  });

  function send(path: string, request: FastifyRequest, reply: FastifyReply) {
    const found = files.find(path);
    const file = found ?? files.find('404.html');
    if (!file) return reply.callNotFound();
    reply.header('cache-control', 'no-cache').type(file.type);
    if (!found) return reply.status(404).send(file.body);
    reply.header('etag', file.etag);
    // The same page as last time: the browser keeps the one it has.
    if (request.headers['if-none-match'] === file.etag) return reply.status(304).send();
    return reply.send(file.body);
  }
}
