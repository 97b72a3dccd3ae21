import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { llmsRoutes } from './llms.routes.ts';
import { markdownRoutes } from './markdown/markdown.routes.ts';
import { robotsRoutes } from './robots.routes.ts';
import { rssRoutes } from './rss.routes.ts';
import { securityTxtRoutes } from './security-txt.routes.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

/** Files for search engines, feed readers and assistants. */
export function feedRoutes(app: FastifyInstance, context: Context): void {
  robotsRoutes(app, context);
  securityTxtRoutes(app, context);
  sitemapRoutes(app, context);
  rssRoutes(app, context);
  markdownRoutes(app, context);
  llmsRoutes(app, context);
}
