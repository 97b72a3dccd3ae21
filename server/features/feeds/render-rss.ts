import { element, escapeXml } from './xml-element.ts';

interface Channel {
  title: string;
  description: string;
  /** URL of the page. */
  link: string;
  /** URL of the feed. */
  self: string;
  items: readonly FeedItem[];
}

export interface FeedItem {
  title: string;
  link: string;
  category: string;
  summary: string;
  publishedAt: string;
}

const rfc822 = (iso: string) => new Date(iso).toUTCString();

/** RSS 2.0. */
export function renderRss({ title, description, link, self, items }: Channel): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', link),
    element('description', description),
    element('language', 'ko'),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...(items[0] ? [element('lastBuildDate', rfc822(items[0].publishedAt))] : []),
    ...items.map(writeItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

const writeItem = ({ title, link, category, summary, publishedAt }: FeedItem) =>
  [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    element('category', category),
    element('description', summary),
    element('pubDate', rfc822(publishedAt)),
    '</item>',
  ].join('');
