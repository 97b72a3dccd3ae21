import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { comeAsMember, comeAsVisitor, rows } from '../support/board.ts';
import { fontsApply } from '../support/delayed-fonts.ts';
import { open } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('a list', () => {
  test('counts its documents, shows ten a page, and pages by links', { tag: '@short' }, async ({ page }) => {
    await open(page, '/notice');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('공지사항');
    await expect(page.getByText(/^총 [\d,]+건$/)).toBeVisible();
    await expect(rows(page)).toHaveCount(10);
    const pages = page.getByRole('navigation', { name: '페이지 이동' });
    await pages.getByRole('link', { name: '다음' }).click();
    await expect(page).toHaveURL('/notice?page=2');
    await expect(pages.getByRole('link', { name: '2' })).toHaveAttribute('aria-current', 'page');
    await pages.getByRole('link', { name: '처음' }).click();
    await expect(page).toHaveURL('/notice');
  });

  test('keeps category, search and order in the address', { tag: '@short' }, async ({ page }) => {
    await open(page, '/notice');
    await page.getByRole('navigation', { name: '분류' }).getByRole('link', { name: /^점검/ }).click();
    await expect(page).toHaveURL(`/notice?category=${encodeURIComponent('점검')}`);
    await page.getByRole('link', { name: '조회순' }).click();
    await page.getByLabel('검색 대상').selectOption('title');
    await page.getByLabel('검색어').fill('점검');
    await page.getByLabel('검색어').press('Enter');
    await expect(page).toHaveURL(/category=.+&type=title&q=.+&sort=views$/);
    await page.reload();
    await expect(page.getByLabel('검색어')).toHaveValue('점검');
    await expect(page.getByRole('link', { name: '조회순' })).toHaveAttribute('aria-current', 'true');
  });

  test('keeps an order that still loads when a search begins', async ({ page }) => {
    await open(page, '/notice');
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/v1/board/list', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: '조회순' }).click();
    await page.getByLabel('검색어').fill('점검');
    await page.getByLabel('검색어').press('Enter');
    answer.resolve();
    await expect(page).toHaveURL(/q=.+&sort=views$/);
  });

  for (const width of [390, 768, 1280])
    test(`cuts no title and no fact of a file at ${width} px, and ends a title with its marks`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/library');
      expect(await rows(page).count()).toBeGreaterThan(0);
      const cut = await rows(page).evaluateAll((all) =>
        all
          .flatMap((row) => [...row.querySelectorAll('a, p, .row-title-text')])
          .filter(
            (text) =>
              text.scrollWidth > text.clientWidth ||
              text.scrollHeight > text.clientHeight ||
              getComputedStyle(text).textOverflow === 'ellipsis',
          )
          .map(({ textContent }) => textContent),
      );
      expect(cut).toEqual([]);
      await open(page, `/qna?q=${encodeURIComponent('엑셀 10만 행을 읽으면')}`);
      await fontsApply(page);
      const row = rows(page).first();
      const title = row.getByText('엑셀 10만 행을 읽으면');
      const ends = await title.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element.firstChild ?? element);
        const lastLine = [...words.getClientRects()].at(-1);
        return { top: lastLine?.top ?? 0, right: lastLine?.right ?? 0 };
      });
      const marks = await row.getByTitle(/^댓글/).boundingBox();
      expect(Math.abs((marks?.y ?? 0) - ends.top), 'in the last line').toBeLessThan(8);
      expect((marks?.x ?? 0) - ends.right, 'behind the last word').toBeLessThan(16);
    });

  test('says so when a search finds nothing', async ({ page }) => {
    await open(page, '/notice?q=세상에없는낱말');
    await expect(page.getByText('검색 결과가 없습니다.')).toBeVisible();
    await expect(page.getByText('총 0건', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: '검색 초기화' }).click();
    await expect(rows(page)).toHaveCount(10);
  });

  test('works without JavaScript: tabs, pages and search', { tag: '@short' }, async ({ browser }) => {
    const page = await comeAsVisitor(browser, { javaScriptEnabled: false });
    await page.goto('/notice?category=점검');
    await page.getByLabel('검색어').fill('점검');
    await page.getByRole('button', { name: '검색' }).click();
    await expect(page).toHaveURL(/\/notice\?category=.*q=/);
    await expect(rows(page).first()).toBeVisible();
    await rows(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('leads to its last page from one that does not exist', async ({ page }) => {
    await open(page, '/notice?page=9999');
    await expect(page).toHaveURL(/\/notice(\?page=\d{1,2})?$/);
    await expect(rows(page).first()).toBeVisible();
  });
});

test.describe('spec 4 route guard: the list that was being read', () => {
  test('is found again after a detail: page, category and scroll', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, '/notice?page=2');
    await page.evaluate(() => window.scrollTo(0, 320));
    await rows(page).nth(3).getByRole('link').click();
    await expect(page).toHaveURL(/\/noticeDetail\//);
    await expect.poll(() => scrollOf(page)).toBe(0);
    await page.getByRole('main').getByRole('link', { name: '목록' }).click();
    await expect(page).toHaveURL('/notice?page=2');
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(250);

    await rows(page).nth(3).getByRole('link').click();
    await expect(page).toHaveURL(/\/noticeDetail\//);
    await page.goBack();
    await expect(page).toHaveURL('/notice?page=2');
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(150);
  });

  test('is found again on a device that shows pages later than they are scrolled', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, '/notice?page=2');
    await page.evaluate(() => window.scrollTo(0, 320));
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 15 });
    await rows(page).nth(3).getByRole('link').click();
    await expect(page.getByRole('button', { name: '링크 복사' })).toBeVisible();
    await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.getByRole('main').getByRole('link', { name: '목록' }).click();
    await expect(page).toHaveURL('/notice?page=2');
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(250);
  });

  test('goes on when its plain address is entered again, and starts afresh after another list', async ({ page }) => {
    const goTo = async (name: string) => {
      await page.getByRole('banner').getByRole('button', { name: 'Community' }).click();
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    };
    await open(page, '/notice?page=2');
    await rows(page).first().getByRole('link').click();
    // Waits for the page, not only the URL: the navigation closes the menu.
    await expect(page.getByRole('button', { name: '링크 복사' })).toBeVisible();
    await goTo('공지사항');
    await expect(page).toHaveURL('/notice?page=2');
    await expect(rows(page).first()).toBeVisible();
    await goTo('QnA');
    await expect(page).toHaveURL('/qna');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('QnA');
    await goTo('공지사항');
    await expect(page).toHaveURL('/notice');
  });
});

for (const width of [390, 1280])
  test(`the lists have nothing that axe objects to at ${width} px`, async ({ browser }) => {
    const { page } = await comeAsMember(browser, 'axe');
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/reference', '/market', '/library', '/faq', '/videoTutorial']) {
      await open(page, path);
      expect(await violationsOf(page), path).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
