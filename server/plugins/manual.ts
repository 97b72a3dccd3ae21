import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { site } from '#shared/messages/common/site.ko.ts';
import { feedText as text } from '#shared/messages/site/feed.ko.ts';
import type { Context } from '../context.ts';
import { readBrand } from '../site/brand.ts';
import { isManualPublished } from '../site/published-manual.ts';
import { baseAddressOf } from '../site/base-address.ts';
import { errorPage } from './error-page.ts';
import { DEVELOPED_MANUAL, currentBuildFolder } from './pages/build-folder.ts';
import { manualHead } from './manual/manual-head.ts';
import type { ManualFiles } from './manual/manual-files.ts';
import { atAddress, openManualFiles } from './manual/manual-files.ts';
import type { PagesOptions } from './pages.ts';

const HTML = 'text/html; charset=utf-8';

/** Serves the manual built by `npm run build`; only existing files, and none while it is not published. */
export function serveManual(app: FastifyInstance, context: Context, { mode, root }: PagesOptions): void {
  const { config, log } = context;
  const isLive = mode === 'development';
  const build = currentBuildFolder(root);
  const folder = isLive || build === null ? join(root, DEVELOPED_MANUAL) : join(build, 'manual');
  const head = manualHead(isLive ? null : build);
  const publicUrl = config.isPublicUrlGiven ? config.publicUrl : null;
  let opened: { brand: string; files: ManualFiles } | undefined;
  /** Filled in anew when an administrator changes name or logo. */
  const filesNow = async () => {
    const { productName: product, logo } = await readBrand(context);
    const brand = JSON.stringify([product, logo]);
    if (opened?.brand !== brand)
      opened = { brand, files: openManualFiles(folder, isLive, { head, product, logo, publicUrl }) };
    return opened.files;
  };
  if (!existsSync(folder)) log.warn('the manual is not built: run "npm run build"');

  app.get('/manual', (_request, reply) => reply.redirect('/manual/', 301));
  app.get('/manual/*', async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
    if (!(await isManualPublished(context)))
      return reply
        .status(404)
        .type(HTML)
        .send(errorPage(site.preparing(text.manual), { isPassing: false }));
    const path = request.params['*'];
    const files = await filesNow();
    if (path !== '' && files.find(`${path}/`)) return reply.redirect(`/manual/${encodeURI(path)}/`, 301);
    return send(files, path, request, reply);
  });

  function send(files: ManualFiles, path: string, request: FastifyRequest, reply: FastifyReply) {
    const found = files.find(path);
    const kept = found ?? files.find('404.html');
    if (!kept) return reply.callNotFound();
    const file = atAddress(kept, () => baseAddressOf(config, request));
    reply.header('cache-control', 'no-cache').type(file.type);
    if (!found) return reply.status(404).send(file.body);
    reply.header('etag', file.etag);
    // Unchanged: the browser uses its cached copy.
    if (request.headers['if-none-match'] === file.etag) return reply.status(304).send();
    return reply.send(file.body);
  }
}
