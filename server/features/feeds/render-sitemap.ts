import { element } from './xml-element.ts';

export interface SitemapEntry {
  url: string;
  changedAt?: string;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const renderSitemap = (entries: readonly SitemapEntry[]): string => write('urlset', 'url', entries);

/** Sitemap index, for portals with more URLs than one sitemap may have. */
export const renderSitemapIndex = (entries: readonly SitemapEntry[]): string =>
  write('sitemapindex', 'sitemap', entries);

function write(root: string, child: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(
    ({ url, changedAt }) =>
      `<${child}>${element('loc', url)}${changedAt === undefined ? '' : element('lastmod', changedAt)}</${child}>`,
  );
  return [HEAD, `<${root} xmlns="${NAMESPACE}">`, ...lines, `</${root}>`, ''].join('\n');
}
