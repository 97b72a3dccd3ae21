import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { confirm, confirmByKeyboard, dialogOf, logIn } from '../support/account-forms.ts';
import { logInAs, registerMember } from '../support/account-calls.ts';
import { call, comeAsMember } from '../support/board.ts';
import { fontsApply } from '../support/delayed-fonts.ts';
import { hydrated, open, pressIn } from '../support/open.ts';
import { newUserId, PASSWORD } from '../support/portal.ts';
import { comeLoggedIn } from '../support/unsigned-token.ts';
import { violationsOf } from '../support/violations.ts';

const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
const bottomOf = ({ y, height }: { y: number; height: number }) => y + height;

test.describe('spec 4 route guard', () => {
  test('a login screen without token says so and leads to /login', { tag: '@short' }, async ({ page }) => {
    const response = await open(page, '/userEdit');
    expect(response?.status()).toBe(403);
    await expect(dialogOf(page)).toContainText('로그인 이후 이용해주세요.');
    await confirm(page);
    await expect(page).toHaveURL('/login');
    await expect(dialogOf(page)).toBeHidden();
  });

  test('closing its alert stays: on the list one comes from, and on the page that says why and leads on', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/market?page=2');
    const link = page.getByRole('main').getByRole('article').last().getByRole('link').first();
    // The web font triggers layout of the cards below the view, which makes the page longer.
    await fontsApply(page);
    await link.hover();
    const scrolled = await page.evaluate(() => scrollY);
    await link.click();
    await expect(dialogOf(page)).toContainText('로그인 이후 이용해주세요.');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await pressIn(dialogOf(page), 'Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL('/market?page=2');
    await expect(link).toBeFocused();
    expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(50);

    const title = (await page.getByRole('main').getByRole('article').last().getByRole('heading').textContent()) ?? '';
    await open(page, (await link.getAttribute('href')) ?? '');
    await dialogOf(page).getByRole('button', { name: '닫기' }).click();
    await expect(page.getByRole('main')).toContainText(title);
    for (const [name, href] of [
      ['로그인', '/login'],
      ['회원가입', '/signup'],
      ['목록', '/market'],
    ] as const)
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    expect(await violationsOf(page, 'main')).toEqual([]);
  });

  test('its alert says where it leads, and offers the sign-up, too', async ({ page }) => {
    await open(page, '/myActivity');
    await expect(dialogOf(page).getByRole('heading', { name: '로그인 이후 이용해주세요.' })).toBeVisible();
    await expect(dialogOf(page)).toContainText('로그인 화면으로 이동합니다.');
    await expect(dialogOf(page).getByRole('button', { name: '확인' })).toBeFocused();
    expect(await violationsOf(page, '[role=alertdialog]')).toEqual([]);
    await dialogOf(page).getByRole('button', { name: '회원가입' }).click();
    await expect(page).toHaveURL('/signup');
    await expect(dialogOf(page)).toBeHidden();
  });

  test(
    'of another’s private question its alert says who may see it, and offers no sign-up: from the list, and on its page',
    { tag: '@short' },
    async ({ page, browser }) => {
      const author = await comeAsMember(browser);
      const title = `비밀 질문 ${newUserId()}`;
      const { documentId } = await call(author.page, '/api/v1/board/write', {
        boardType: 'qna',
        title,
        category: '오류',
        bodyHtml: '<p>질문입니다.</p>',
        isPrivate: true,
      });
      const detail = `/qnaDetail/${documentId}`;
      const says = async () => {
        await expect(dialogOf(page).getByRole('heading', { name: '로그인 이후 이용해주세요.' })).toBeVisible();
        await expect(dialogOf(page)).toContainText('작성자와 관리자만 볼 수 있습니다.');
        await expect(dialogOf(page)).toContainText('본인이 작성한 글이라면 작성한 계정으로 로그인해주세요.');
        await expect(dialogOf(page).getByRole('button', { name: '회원가입' })).toHaveCount(0);
        await dialogOf(page).getByRole('button', { name: '취소' }).click();
        await expect(dialogOf(page)).toHaveCount(0);
      };
      await open(page, '/qna');
      const link = page.locator(`main a[href="${detail}"]`).first();
      await link.click();
      await says();
      await expect(page).toHaveURL('/qna');
      await link.click();
      await confirm(page);
      await expect(page).toHaveURL('/login');

      await open(page, detail);
      await says();
      await expect(page).toHaveURL(detail);
    },
  );

  test('its alert stands below the preview and leaves title and summary readable', async ({ page }) => {
    await open(page, '/market');
    const market = await page.getByRole('main').getByRole('article').first().getByRole('link').getAttribute('href');
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, market ?? '');
      const alert = await boxOf(dialogOf(page));
      await expect(page.locator('main article img')).toHaveCount(1);
      for (const part of ['img', 'h1', 'h1 + p'])
        expect(bottomOf(await boxOf(page.locator(`main article ${part}`))), `${part} at ${width}`).toBeLessThan(
          alert.y,
        );
      expect(bottomOf(alert), 'at the bottom edge').toBeGreaterThan(height - 40);
    }
  });

  test('it says so without scripts, too', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto('/userEdit');
    await expect(page.getByRole('heading', { name: '로그인 이후 이용해주세요.' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login');
    await page.close();
  });

  test(
    'a login that ended meanwhile is told as ended, once, before the screen is left',
    { tag: '@short' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await comeLoggedIn(page);
      await open(page, '/company');
      await page.context().clearCookies();
      await page.getByRole('link', { name: 'hong1234님' }).click();
      await expect(dialogOf(page).getByRole('heading', { name: '로그인만료' })).toBeVisible();
      await expect(page).toHaveURL('/company');
      await pressIn(dialogOf(page), 'Escape');
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(page, 'a public page may go on being shown').toHaveURL('/company');
      await page.getByRole('link', { name: '로그인', exact: true }).first().click();
      await expect(page).toHaveURL('/login');
      await expect(dialogOf(page)).toBeHidden();
    },
  );

  test('lists say 로그인 후 보기 once and before the click, to visitors alone', async ({ page }) => {
    for (const list of ['/qna', '/market', '/videoTutorial']) {
      await open(page, list);
      const main = page.getByRole('main');
      const said = main.getByText('로그인 후 보기');
      await expect(said).toHaveCount(1);
      await expect(said.locator('svg')).toBeVisible();
      await expect(said, 'on a ground of its own').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      // In a list a lock means a private question, which the row says.
      await expect(main.getByRole('img', { name: '비밀글' })).toHaveCount(
        await main.getByText('작성자와 관리자만 볼 수 있습니다.').count(),
      );
    }
    await open(page, '/notice');
    await expect(page.getByText('로그인 후 보기')).toHaveCount(0);
    await comeLoggedIn(page);
    await open(page, '/market');
    await expect(page.getByText('로그인 후 보기')).toHaveCount(0);
  });

  // The server may have ended the login, of which the cookie tells nothing.
  test('/login and /signup show their forms also to whoever has a token', { tag: '@short' }, async ({ page }) => {
    await comeLoggedIn(page);
    for (const path of ['/login', '/signup']) {
      await open(page, path);
      await expect(page, path).toHaveURL(path);
      await expect(page.getByLabel(/^아이디\*?$/)).toBeVisible();
    }
  });

  test('public screens pass, and /signup has neither header nor menu', async ({ page }) => {
    for (const path of ['/', '/login', '/findIDPW', '/findID', '/findPW', '/signup', '/company']) {
      const response = await open(page, path);
      expect(response?.status(), path).toBe(200);
      const headers = path === '/signup' ? 0 : 1;
      await expect(page.getByRole('banner'), path).toHaveCount(headers);
      await expect(page.locator('a[href="/market"]:not(footer a)'), path).toHaveCount(headers);
      await expect(dialogOf(page)).toBeHidden();
    }
  });
});

test.describe('spec 4: a log-in leads to /, and what was wanted is one action away there', () => {
  const enter = async (page: Page, userId: string) => {
    await page.getByLabel(/^아이디\*?$/).fill(userId);
    await page.getByLabel(/^비밀번호\*?$/).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  };

  test('after the guard, by keyboard alone, once', async ({ page }) => {
    const userId = newUserId();
    await registerMember(page, userId);
    await open(page, '/market');
    const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    const [href, title] = [await link.getAttribute('href'), await link.textContent()];
    await link.press('Enter');
    await confirmByKeyboard(page);
    await expect(page).toHaveURL('/login');
    await enter(page, userId);
    const resume = page.getByRole('link', { name: `이어서 보기: ${title}` });
    await expect(resume).toBeFocused();
    await expect(resume).toBeInViewport();
    expect(await violationsOf(page, '#intro')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href ?? '');
    await page.getByRole('banner').getByRole('link', { name: 'Solution', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(resume).toHaveCount(0);
  });

  test('from a mail, for who is logged out; who is logged in gets the page at once', async ({ page }) => {
    const userId = newUserId();
    await registerMember(page, userId);
    await logInAs(page, userId);
    const { documentId } = await call(page, '/api/v1/board/write', {
      boardType: 'qna',
      title: '메일로 받은 답변',
      category: '오류',
      bodyHtml: '<p>질문입니다.</p>',
      isPrivate: true,
    });
    const answered = `/qnaDetail/${documentId}`;
    await open(page, answered);
    await expect(page.getByRole('heading', { level: 1, name: '메일로 받은 답변' })).toBeVisible();

    await page.context().clearCookies();
    await open(page, answered);
    await expect(page.locator('main')).not.toContainText('메일로 받은 답변');
    await confirm(page);
    await expect(page).toHaveURL('/login');
    await enter(page, userId);
    await page.getByRole('link', { name: '이어서 보기: 메일로 받은 답변' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '메일로 받은 답변' })).toBeVisible();
  });

  test('after the forced log-out, and never to another site', async ({ page }) => {
    const userId = newUserId();
    await registerMember(page, userId);
    await logInAs(page, userId);
    await open(page, '/company');
    await page.context().clearCookies();
    await page.getByRole('link', { name: '이용약관' }).first().click();
    await expect(dialogOf(page).getByRole('heading', { name: '로그인만료' })).toBeVisible();
    await confirm(page);
    await enter(page, userId);
    await expect(page.getByRole('link', { name: '이어서 보기: 이용약관' })).toBeFocused();

    await page.context().clearCookies();
    for (const evil of ['//example.com/x', '/\\example.com', 'javascript:alert(1)', 'https://example.com/']) {
      await open(page, '/company');
      await page.evaluate((address) => sessionStorage.setItem('wantedPage', address), evil);
      await logIn(page, userId);
      await expect(page.getByRole('link', { name: /^이어서 보기/ }), evil).toHaveCount(0);
      await page.context().clearCookies();
    }
  });

  test('with cookies switched off a reload of a page that needs a log-in works from session storage', async ({
    page,
  }) => {
    const userId = newUserId();
    await registerMember(page, userId);
    await logInAs(page, userId);
    const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
    await page.context().clearCookies();
    await page.addInitScript((kept) => {
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
      sessionStorage.setItem('token', kept);
    }, token);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await open(page, '/userEdit');
    await expect(page.getByRole('button', { name: '확인' })).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('textbox', { name: '아이디' })).toHaveValue(userId);
    await expect(dialogOf(page)).toBeHidden();
    expect(errors).toEqual([]);
  });
});

test('on a page that is not there one button opens the whole menu, and Escape closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/nowhere');
  const menu = page.getByText('메뉴', { exact: true });
  await menu.click();
  const way = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: 'Market' }).first();
  await expect(way).toBeInViewport();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(way).toBeHidden();
  await menu.click();
  await way.click();
  await expect(page).toHaveURL('/market');
});

test('a page that one may not open offers a search and the menu', async ({ browser }) => {
  const { page } = await comeAsMember(browser);
  await page.goto('/admin/users');
  // The dialog above hides it.
  const main = page.getByRole('main', { includeHidden: true });
  await expect(main.getByRole('search', { includeHidden: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Market', includeHidden: true })).toBeVisible();
});
