import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { open } from '../support/open.ts';

interface Thing {
  '@type': string;
  [name: string]: unknown;
}

async function thingsOf(page: Page): Promise<Thing[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => (JSON.parse(text) as { '@graph': Thing[] })['@graph']);
}

const typesOf = async (page: Page) => (await thingsOf(page)).map((thing) => thing['@type']);

/** Path of the board's first document in the sitemap. */
async function firstOf(request: APIRequestContext, board: string): Promise<string> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const found = new RegExp(`<loc>[^<]*?(/${board}Detail/[^<]+)</loc>`).exec(sitemap);
  return found?.[1] ?? '';
}

test.describe('what search engines read', () => {
  test(
    'the landing page names the product, its maker and a picture of 1200 x 630',
    { tag: '@short' },
    async ({ page, request, baseURL }) => {
      await open(page, '/');
      expect(await typesOf(page)).toEqual(['Organization', 'SoftwareApplication']);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/`);
      const address = await page.locator('meta[property="og:image"]').getAttribute('content');
      const picture = await request.get(address ?? '');
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
      const size = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src ?? '';
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      }, address);
      expect(size).toEqual([1200, 630]);
    },
  );

  test('a notice has an article, the way to it and a Markdown twin', { tag: '@short' }, async ({ page, request }) => {
    const path = await firstOf(request, 'notice');
    await open(page, path);
    expect(await typesOf(page)).toEqual(['Organization', 'Article', 'BreadcrumbList']);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    expect((await thingsOf(page))[1]).toMatchObject({ headline: title });
    const twin = await page.locator('link[rel="alternate"][type="text/markdown"]').getAttribute('href');
    expect(twin).toMatch(new RegExp(`${path}\\.md$`));
    const answer = await request.get(twin ?? '');
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect((await answer.text()).startsWith('# ')).toBe(true);
  });

  test('the FAQ tells its questions with answers, the videos their lectures', async ({ page }) => {
    await open(page, '/faq');
    const [faq] = await thingsOf(page);
    expect(faq).toMatchObject({ '@type': 'FAQPage' });
    const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions).toHaveLength(20);
    expect(questions.every(({ name, acceptedAnswer }) => name !== '' && acceptedAnswer.text !== '')).toBe(true);
    await open(page, '/videoTutorial');
    expect(new Set(await typesOf(page))).toEqual(new Set(['VideoObject']));
  });

  test('every address of the sitemap answers, without a login', async ({ request, baseURL }) => {
    const named = async () => {
      const sitemap = await (await request.get('/sitemap.xml')).text();
      return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '');
    };
    const addresses = await named();
    expect(addresses.length).toBeGreaterThan(50);
    const failed: string[] = [];
    for (const address of addresses) {
      expect(address.startsWith(`${baseURL}/`)).toBe(true);
      // The manual is built separately.
      if (address.includes('/manual/')) continue;
      if ((await request.get(address, { maxRedirects: 0 })).status() !== 200) failed.push(address);
    }
    // What others have deleted meanwhile is not in it any more.
    const still = await named();
    expect(failed.filter((address) => still.includes(address))).toEqual([]);
  });

  test('lists of notices and materials lead feed readers to a feed that a browser can parse', async ({
    page,
    request,
  }) => {
    for (const board of ['notice', 'library']) {
      await open(page, `/${board}`);
      const address = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
      const xml = await (await request.get(address ?? '')).text();
      const [faults, items] = await page.evaluate((text) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml');
        return [parsed.querySelectorAll('parsererror').length, parsed.querySelectorAll('item').length];
      }, xml);
      expect(faults).toBe(0);
      expect(items).toBeGreaterThan(3);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page can be read', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('끌어다 놓아 완성하는 업무 흐름').first()).toBeAttached();
  });

  test('a list leads to a notice that can be read', async ({ page }) => {
    await page.goto('/notice');
    const link = page.getByRole('main').locator('a[href^="/noticeDetail/"]').first();
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/\/noticeDetail\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.rich-text').first()).not.toBeEmpty();
  });

  test('what is typed into a form never gets into the address', { tag: '@short' }, async ({ page }) => {
    for (const path of ['/login', '/contact']) {
      await page.goto(path);
      await expect(page.locator('main noscript p')).toContainText('브라우저에서 JavaScript를 켜주세요.');
      const field = page.getByRole('main').locator('input[type=text]').first();
      await field.fill('hong2026');
      await field.press('Enter');
      await expect(field).toHaveValue('hong2026');
      expect(new URL(page.url()).search).toBe('');
    }
  });

  test('an answer of the FAQ can be read', async ({ page, request }) => {
    const markdown = await (await request.get('/faq.md')).text();
    const address = /^http\S+\/faq\?open=\S+$/m.exec(markdown)?.[0] ?? '';
    await page.goto(address);
    await expect(page.locator('.rich-text').first()).toBeVisible();
    await expect(page.locator('.rich-text').first()).not.toBeEmpty();
  });
});
