import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { dialogOf } from '../support/account.ts';
import { call, comeAsMember, comeAsStaff, newTitle } from '../support/board.ts';
import { open } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
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

  test('says so when a search finds nothing', async ({ page }) => {
    await open(page, '/notice?q=세상에없는낱말');
    await expect(page.getByText('검색 결과가 없습니다.')).toBeVisible();
    await expect(page.getByText('총 0건')).toBeVisible();
    await page.getByRole('link', { name: '검색 초기화' }).click();
    await expect(rows(page)).toHaveCount(10);
  });

  test('works without JavaScript: tabs, pages and search', { tag: '@short' }, async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
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
    await expect(page.getByRole('button', { name: '링크복사' })).toBeVisible();
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
    await expect(page.getByRole('button', { name: '링크복사' })).toBeVisible();
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

test.describe('a detail', () => {
  test(
    'of a notice is public, drawn by the server, with title and description',
    { tag: '@short' },
    async ({ page, request }) => {
      await open(page, '/notice');
      const title = await rows(page).first().getByRole('link').innerText();
      await rows(page).first().getByRole('link').click();
      await expect(page).toHaveURL(/\/noticeDetail\//);
      const html = await (await request.get(page.url())).text();
      const head = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      expect(title).toContain(head.split(' | ')[0]?.replaceAll('&amp;', '&') ?? 'no title');
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
      await expect(page.getByRole('navigation', { name: '이전글과 다음글' })).toBeVisible();
    },
  );

  test(
    'of a missing document alerts 존재하지 않는 페이지입니다. and leads home',
    { tag: '@short' },
    async ({ page }) => {
      const response = await open(page, '/noticeDetail/none');
      expect(response?.status()).toBe(404);
      await expect(dialogOf(page)).toContainText('존재하지 않는 페이지입니다.');
      await expect(page.locator('main h1')).toHaveText('요청하신 페이지를 찾을 수 없습니다.');
      await dialogOf(page).getByRole('button', { name: '확인' }).click();
      await expect(page).toHaveURL('/');
    },
  );

  test('copies its link and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/notice');
    await rows(page).first().getByRole('link').click();
    await page.getByRole('button', { name: '링크복사' }).click();
    await expect(page.getByText('링크가 복사되었습니다.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test(
    'is liked and unliked by a member; a visitor is asked to log in',
    { tag: '@short' },
    async ({ browser, page }) => {
      const staff = await comeAsStaff(browser);
      const { documentId } = await call(staff, '/api/v1/board/write', {
        boardType: 'notice',
        title: newTitle('추천 시험'),
        category: '공지',
        bodyHtml: '<p>내용</p>',
      });
      await open(page, `/noticeDetail/${documentId}`);
      await page.getByRole('button', { name: '추천' }).click();
      await expect(dialogOf(page)).toContainText('로그인 이후 이용해주세요.');
      await dialogOf(page).getByRole('button', { name: '확인' }).click();
      await expect(page).toHaveURL('/login');

      const { page: member } = await comeAsMember(browser);
      await open(member, `/noticeDetail/${documentId}`);
      const like = member.getByRole('button', { name: '추천' });
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await expect(like).toContainText('1');
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'false');
      await expect(like).toContainText('0');
    },
  );
});

test('the popup of a notice stays away for today when told so', { tag: '@short' }, async ({ browser, page }) => {
  const staff = await comeAsStaff(browser);
  const title = newTitle('팝업 공지');
  const hour = (offset: number) => new Date(Date.now() + offset * 3_600_000).toISOString();
  const { documentId } = await call(staff, '/api/v1/board/write', {
    boardType: 'notice',
    title,
    category: '공지',
    bodyHtml: '<p>팝업 내용</p>',
    popupFrom: hour(-1),
    popupUntil: hour(1),
  });
  const popup = page.getByRole('dialog', { name: title });
  await open(page, '/');
  await expect(popup).toContainText('팝업 내용');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await open(page, '/');
  await popup.getByRole('button', { name: '오늘 하루 보지 않기' }).click();
  await expect(popup).toBeHidden();
  const asked = page.waitForResponse('**/board/popups');
  await open(page, '/');
  await asked;
  await expect(popup).toBeHidden();
  await call(staff, '/api/v1/board/deleteDocument', { documentId });
});

test('a detail has nothing that axe objects to', async ({ page }) => {
  await open(page, '/notice');
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/noticeDetail\//);
  await expect(page.getByRole('button', { name: '추천' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
