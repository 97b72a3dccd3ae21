import { paths } from '#shared/paths.ts';
import type { FastifyInstance } from 'fastify';
import { boardOf } from '#shared/boards.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { baseAddressOf } from '#server/site/base-address.ts';
import { readProductName } from '#server/site/brand.ts';
import { listNewest } from './public-document.queries.ts';
import { FEED_BOARDS } from './public-paths.ts';
import { renderRss } from './render-rss.ts';
import { NO_CACHE, sendText } from './send-text.ts';
import { summaryOfText } from './summary-of-text.ts';

const ITEMS = 30;

/** /rss/notice.xml and /rss/library.xml: newest documents. */
export function rssRoutes(app: FastifyInstance, context: Context): void {
  const { config, db } = context;
  for (const boardType of FEED_BOARDS) {
    const { name, description } = boardOf(boardType);
    app.get(paths.boardFeed(boardType), { schema: { hide: true } }, async (request, reply) => {
      const base = baseAddressOf(config, request);
      const rows = await listNewest(db, boardType, nowIso(context), ITEMS);
      const body = renderRss({
        title: `${await readProductName(context)} ${name}`,
        description,
        link: `${base}/${boardType}`,
        self: base + paths.boardFeed(boardType),
        items: rows.map((row) => ({
          title: row.title,
          link: base + paths.boardDetail(boardType, row.id),
          category: row.category,
          summary: summaryOfText(row.body_text),
          publishedAt: row.published_at,
        })),
      });
      return sendText(request, reply, { type: 'application/rss+xml', cache: NO_CACHE, body });
    });
  }
}
