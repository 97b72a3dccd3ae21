import { paths } from '#shared/paths.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { fail } from '#server/errors.ts';
import { baseAddressOf } from '#server/site/base-address.ts';
import { readProductName } from '#server/site/brand.ts';
import { readManualPages } from '#server/site/manual-pages.ts';
import { changedAt, countDetails, listDetails } from './public-document.queries.ts';
import { LIST_PATHS, STATIC_PATHS } from './public-paths.ts';
import { fiveMinutes, sendText } from './send-text.ts';
import type { SitemapEntry } from './render-sitemap.ts';
import { renderSitemap, renderSitemapIndex } from './render-sitemap.ts';

/** Fewer than sitemaps.org allows, because anybody may ask for them: they are written on the main thread. */
const MAX_ADDRESSES = 5_000;

/** /sitemap.xml: all public pages; a sitemap index if there are too many. */
export function sitemapRoutes(app: FastifyInstance, context: Context, maxAddresses = MAX_ADDRESSES): void {
  const { config, db } = context;
  const hidden = { schema: { hide: true } };

  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const now = nowIso(context);
    const [pages, count] = await Promise.all([pagesOf(request), countDetails(db, now)]);
    const isWhole = pages.length + count <= maxAddresses;
    const body = isWhole
      ? renderSitemap([...pages, ...(await detailsOf(request, 0))])
      : renderSitemapIndex(partsOf(request, count));
    return sendText(request, reply, { type: 'application/xml', cache: fiveMinutes(config), body });
  });

  /** Part 0: pages other than documents; from 1 on documents. */
  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,5}).xml', hidden, async (request, reply) => {
    const part = Number(request.params.part);
    // Before reading: a number beyond the last part would skip all documents.
    if (part > 0 && (part - 1) * maxAddresses >= (await countDetails(db, nowIso(context)))) fail('CM04');
    const entries = part === 0 ? await pagesOf(request) : await detailsOf(request, part - 1);
    return sendText(request, reply, {
      type: 'application/xml',
      cache: fiveMinutes(config),
      body: renderSitemap(entries),
    });
  });

  async function pagesOf(request: FastifyRequest): Promise<SitemapEntry[]> {
    const base = baseAddressOf(config, request);
    const manual = await readManualPages(context, await readProductName(context));
    return [...STATIC_PATHS, ...LIST_PATHS, ...manual.map(({ path }) => path)].map((path) => ({ url: base + path }));
  }

  async function detailsOf(request: FastifyRequest, page: number): Promise<SitemapEntry[]> {
    const base = baseAddressOf(config, request);
    const rows = await listDetails(db, nowIso(context), { limit: maxAddresses, offset: page * maxAddresses });
    return rows.map((row) => ({ url: base + paths.boardDetail(row.board_type, row.id), changedAt: changedAt(row) }));
  }

  function partsOf(request: FastifyRequest, count: number): SitemapEntry[] {
    const base = baseAddressOf(config, request);
    const parts = 1 + Math.ceil(count / maxAddresses);
    return Array.from({ length: parts }, (_, part) => ({ url: `${base}/sitemap-${part}.xml` }));
  }
}
