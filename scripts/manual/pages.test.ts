import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { marked } from 'marked';
import type { Token } from 'marked';
import { describe, expect, it } from 'vitest';
import { parseFrontMatter } from '#server/markdown/front-matter.ts';
import { findOutline } from './outline.ts';
import { renderMarkdown } from './render-markdown.ts';

const pages = globSync('content/manual/*.md').map((path) => {
  const { fields, body } = parseFrontMatter(readFileSync(path, 'utf8'));
  return { name: basename(path, '.md'), fields, body };
});
const headingsOf = new Map(
  pages.map(({ name, body }) => [name, findOutline(renderMarkdown(body)).map(({ id }) => id)]),
);

describe.each(pages)('manual page $name', ({ fields, body }) => {
  it('has a title, a description, a section and an order', () => {
    expect(fields.title).toBeTruthy();
    expect(fields.description?.length).toBeGreaterThan(15);
    expect(fields.section).toBeTruthy();
    expect(Number(fields.order)).toBeGreaterThan(0);
  });

  it('links only to pages and headings that exist', () => {
    const broken = linksOf(body).filter((href) => {
      const [, page, heading] = /^([\w-]+)\.md(?:#(.+))?$/.exec(href) ?? [];
      if (page === undefined) return !/^(?:https?:\/\/|\/|#)/.test(href);
      return !headingsOf.has(page) || (heading !== undefined && !headingsOf.get(page)?.includes(heading));
    });
    expect(broken).toEqual([]);
  });
});

it('the order of the pages is one line without ties', () => {
  const orders = pages.map(({ fields }) => fields.order);
  expect(new Set(orders).size).toBe(orders.length);
});

function linksOf(markdown: string): string[] {
  const links: string[] = [];
  void marked.walkTokens(marked.lexer(markdown), (token: Token) => {
    if (token.type === 'link') links.push(decodeURI(token.href as string));
  });
  return links;
}
