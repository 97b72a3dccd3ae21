import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { fontsApply, openWithoutFonts, shiftLimit, watchShifts } from '../support/delayed-fonts.ts';
import { open } from '../support/open.ts';
import { PORT } from '../support/portal.ts';

const PAGES = ['/', '/notice', '/faq', '/search', '/library', '/reference', '/company', '/login', '/signup'];

for (const width of [390, 768, 1280, 1440]) {
  const tag = width === 390 ? ['@layout', '@short'] : '@layout';
  test(`nothing moves at ${width} px when the web font comes late`, { tag }, async ({ browser, request }, testInfo) => {
    for (const path of [...PAGES, await addressOfNotice(request)])
      await test.step(path, async () => {
        // A new context per page: the font must not be in the cache.
        await using context = await browser.newContext({ viewport: { width, height: 900 } });
        const page = await context.newPage();
        const shifts = await watchShifts(page);
        const fonts = await openWithoutFonts(page, path);
        await fonts.arrive();
        const { score, moved } = await shifts();
        expect(score, moved.join('\n')).toBeLessThanOrEqual(shiftLimit(testInfo));
        expect(await page.evaluate(() => document.fonts.check('16px "Portal Sans"', '가'))).toBe(true);
      });
  });
}

async function addressOfNotice(request: { get(path: string): Promise<{ text(): Promise<string> }> }): Promise<string> {
  const html = await (await request.get('/notice')).text();
  return /href="(\/noticeDetail\/[^"]+)"/.exec(html)?.[1] ?? '';
}

test(
  'text can be read after three seconds though the web font never comes',
  { tag: ['@layout', '@short'] },
  async ({ page }) => {
    await openWithoutFonts(page, '/notice');
    const fontsAfter = (ms: number) =>
      page.evaluate((ms) => {
        for (const animation of document.documentElement.getAnimations()) animation.currentTime = ms;
        return getComputedStyle(document.body).fontFamily;
      }, ms);
    expect(await fontsAfter(2_900)).toContain('Placeholder');
    expect(await fontsAfter(3_000)).not.toContain('Placeholder');
  },
);

for (const width of [390, 1440])
  for (const [part, path, halfway] of [
    ['the header', '/library', /"account-links/],
    ['what is above a list', '/library', /role="search"/],
    ['the icon of a starting point', '/search', /id="starting-points".*?<\/svg>/s],
  ] as const)
    test(
      `at ${width} px ${part} is painted with the last of its HTML`,
      { tag: '@layout' },
      async ({ page }, testInfo) => {
        const slow = createServer((asked, answer) => void answerInTwoParts(asked, answer, path, halfway));
        slow.listen(0, '127.0.0.1');
        await once(slow, 'listening');
        await page.setViewportSize({ width, height: 900 });
        const shifts = await watchShifts(page);
        await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}${path}`);
        await fontsApply(page);
        const { score, moved } = await shifts();
        expect(score, moved.join('\n')).toBeLessThanOrEqual(shiftLimit(testInfo));
        slow.close();
      },
    );

/** Hands a request on to the portal, and stops for a while within the page at `path`, after what matches `halfway`. */
async function answerInTwoParts(
  asked: IncomingMessage,
  answer: ServerResponse,
  path: string,
  halfway: RegExp,
): Promise<void> {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  const onward = get({ host: '127.0.0.1', port: PORT, path: asked.url, headers });
  const [answered] = (await once(onward, 'response')) as [IncomingMessage];
  answer.writeHead(answered.statusCode ?? 0, answered.headers);
  if (asked.url !== path) return void answered.pipe(answer);
  const html = await text(answered);
  const found = halfway.exec(html);
  if (!found) throw new Error(`${path} has no ${halfway}`);
  const middle = found.index + found[0].length;
  answer.write(html.slice(0, middle));
  // Long enough for a browser to paint what it has.
  await setTimeout(1_000);
  answer.end(html.slice(middle));
}

test('a first card that is shorter than most moves nothing', { tag: '@layout' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.addInitScript(() => {
    const short = new CSSStyleSheet();
    short.replaceSync('main li:first-child p { display: none }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, short];
  });
  const shifts = await watchShifts(page);
  await open(page, '/reference');
  await fontsApply(page);
  expect((await shifts()).moved).toEqual([]);
});

test('the places of popular words do not depend on their widths, which differ between fonts', async ({ page }) => {
  const WORDS = ['api', 'windows', '셀렉터', '일정', '대기열'];
  await page.route('/api/v1/search/popular', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), words: WORDS } });
  });
  await open(page, '/faq');
  await page.getByRole('banner').getByRole('link', { name: '검색' }).click();
  const words = page.getByRole('region', { name: '인기 검색어' }).getByRole('link');
  await expect(words).toHaveText(WORDS);
  const [api, windows] = await words.evaluateAll((all) => all.map((word) => word.getBoundingClientRect().width));
  expect(api).toBe(windows);
});

test("a table's header stays where it is when its rows come later", async ({ page }) => {
  const columnsOf = () =>
    page
      .getByRole('columnheader')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // The last one has the longest category.
    for (const path of ['/notice', '/library', '/qna', '/qna?category=설치·환경']) {
      await open(page, path);
      await fontsApply(page);
      const columns = await columnsOf();
      await page.getByRole('row').evaluateAll((rows) => rows.slice(1).forEach((row) => row.remove()));
      expect(await columnsOf(), `${path} at ${width} px`).toEqual(columns);
    }
  }
});
