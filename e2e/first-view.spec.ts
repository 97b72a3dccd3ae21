import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@playwright/test';

const CLIENT = join(import.meta.dirname, '../dist/client');
const KB = 1000;

/** JavaScript that a page loads before anybody does anything, gzipped: docs/decisions/0011-first-paint.md. */
const SCRIPT_BUDGETS = {
  '/': 140 * KB,
  '/login': 140 * KB,
  '/signup': 150 * KB,
  '/notice': 145 * KB,
  '/reference': 145 * KB,
  '/faq': 145 * KB,
  '/market': 145 * KB,
  '/webdriver': 145 * KB,
};
const STYLE_BUDGET = 20 * KB;
const FONT_BUDGET = 120 * 1024;

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const weigh = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(CLIENT, file))).length, 0);

for (const [path, budget] of Object.entries(SCRIPT_BUDGETS)) {
  test(`${path} paints from its HTML and keeps to its budget of scripts`, async ({ request }) => {
    const html = await htmlOf(request, path);
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).not.toContain('rel="stylesheet"');
    const style = /<style>(.*?)<\/style>/s.exec(head)?.[1] ?? '';
    expect(style).toContain('.surface-dark');
    expect(brotliCompressSync(style).length).toBeLessThanOrEqual(STYLE_BUDGET);

    const preloads = [...head.matchAll(/<link rel="modulepreload"[^>]*>/g)].map(([link]) => link);
    expect(preloads.filter((link) => !link.includes('fetchPriority="low"'))).toEqual([]);
    const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
    expect(scripts.size).toBeGreaterThan(3);
    expect(weigh(scripts)).toBeLessThanOrEqual(budget);
  });

  test(`on ${path} every picture, video and frame keeps its place before it comes`, async ({ request }) => {
    const media = (await htmlOf(request, path)).match(/<(?:img|video|iframe)\b[^>]*>/g) ?? [];
    expect(media.filter((tag) => !/\bwidth="\d+"/.test(tag) || !/\bheight="\d+"/.test(tag))).toEqual([]);
  });
}

test('what is seen first and largest stands in the HTML', async ({ page, request }) => {
  const html = await htmlOf(request, '/');
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const element = (list.getEntries().at(-1) as LargestContentfulPaint | undefined)?.element;
      document.documentElement.dataset.largest = element?.textContent?.trim() ?? '';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/', { waitUntil: 'networkidle' });
    const largest = await page.locator('html').getAttribute('data-largest');
    expect(largest?.length).toBeGreaterThan(10);
    for (const line of (largest ?? '').split('\n')) expect(html).toContain(line);
  }
});

for (const path of ['/', '/notice', '/reference']) {
  test(`the fonts of ${path} keep to their budget`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2')) sizes.push(response.body().then((body) => body.length));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(FONT_BUDGET);
  });
}
