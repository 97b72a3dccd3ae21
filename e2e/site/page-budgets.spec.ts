import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { APIRequestContext, Response } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { builtClient } from '../support/built-file.ts';
import type { MEASURED_PAGES } from '../support/measured-pages.ts';
import { open } from '../support/open.ts';

const KB = 1000;

/**
 * All JavaScript that a page loads without interaction, gzipped: docs/decisions/0011-first-paint.md. The landing page has
 * its goal, the others what they were measured with, rounded up to the next kilobyte that leaves half of one.
 */
const SCRIPT_BUDGETS: Record<(typeof MEASURED_PAGES)[number], number> = {
  '/': 140 * KB,
  '/login': 141 * KB,
  '/signup': 161 * KB,
  '/notice': 148 * KB,
  '/reference': 150 * KB,
  '/faq': 151 * KB,
  '/market': 149 * KB,
  // Opens a dialog by itself.
  '/webdriver': 207 * KB,
};
/** HTML of a list before compression. */
const LIST_BUDGET = 70 * KB;
/** The first script, which does not keep the paint waiting. */
const FIRST_SCRIPT_BUDGET = 1.6 * KB;
const STYLE_BUDGET = 10.7 * KB;
const FONT_BUDGET = 120 * 1024;

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const weigh = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(builtClient(), file))).length, 0);

for (const [path, budget] of Object.entries(SCRIPT_BUDGETS)) {
  const tag = path === '/' ? '@short' : [];
  test(`${path} paints from its HTML, without waiting for a script`, { tag }, async ({ request }) => {
    const html = await htmlOf(request, path);
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).not.toContain('rel="stylesheet"');
    const style = /<style>(.*?)<\/style>/s.exec(head)?.[1] ?? '';
    expect(style).toContain('.sr-only');
    expect(brotliCompressSync(style).length).toBeLessThanOrEqual(STYLE_BUDGET);

    const [starter, ...others] = new Set(head.match(/(?<=href=")[^"]+\.js/g));
    expect(others).toEqual([]);
    expect(weigh([starter ?? ''])).toBeLessThanOrEqual(FIRST_SCRIPT_BUDGET);
    for (const link of head.match(/<link rel="modulepreload"[^>]*>/g) ?? [])
      expect(link).toContain('fetchPriority="low"');
  });

  test(`${path} keeps to its budget of scripts, with those that come by and by`, { tag }, async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script') scripts.add(new URL(asked.url()).pathname);
    });
    await page.clock.install();
    await open(page, path);
    await page.clock.fastForward(60_000);
    await page.waitForLoadState('networkidle');
    expect(scripts.size).toBeGreaterThan(3);
    expect(weigh(scripts)).toBeLessThanOrEqual(budget);
  });

  test(`on ${path} every picture, video and frame keeps its place before it comes`, { tag }, async ({ request }) => {
    const media = (await htmlOf(request, path)).match(/<(?:img|video|iframe)\b[^>]*>/g) ?? [];
    expect(media.filter((tag) => !/\bwidth="\d+"/.test(tag) || !/\bheight="\d+"/.test(tag))).toEqual([]);
  });
}

test('the HTML of a list is small before it is compressed', { tag: '@short' }, async ({ request }) => {
  const html = await htmlOf(request, '/notice');
  expect(html.match(/<tr /g)?.length).toBeGreaterThan(9);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(LIST_BUDGET);
});

test('the sign of the FAQ’s questions is sent once, with the style', { tag: '@short' }, async ({ page, request }) => {
  const questions = (await htmlOf(request, '/faq')).match(/<details[^>]*class="disclosure.*?<\/details>/gs) ?? [];
  expect(questions.length).toBeGreaterThan(50);
  expect(questions.filter((question) => question.includes('<svg'))).toEqual([]);
  await open(page, '/faq');
  const sign = page.locator('.disclosure > summary').first();
  expect(await sign.evaluate((summary) => getComputedStyle(summary, '::after').maskImage)).toContain('svg');
});

for (const path of ['/', '/notice', '/reference']) {
  test(`the fonts of ${path} keep to their budget`, { tag: path === '/' ? '@short' : [] }, async ({ page }) => {
    const fonts: Response[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2')) fonts.push(response);
    });
    await page.goto(path);
    await expect.poll(() => fonts.length).toBeGreaterThan(0);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await page.waitForLoadState('networkidle');
    const bodies = await Promise.all(fonts.map((font) => font.body()));
    const total = bodies.reduce((sum, body) => sum + body.length, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(FONT_BUDGET);
  });
}
