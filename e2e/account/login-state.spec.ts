import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { confirm, dialogOf } from '../support/account-forms.ts';
import { open } from '../support/open.ts';
import { BASE_URL } from '../support/portal.ts';
import { comeLoggedIn, unsignedToken } from '../support/unsigned-token.ts';
import { violationsOf } from '../support/violations.ts';

const hasTokenCookie = async (page: Page) => (await page.context().cookies()).some(({ name }) => name === 'token');

test.describe('spec 4 login state', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test(
    'a visitor with a token cookie sees the user id with 님, leading to /userEdit, and a log-out action',
    { tag: '@short' },
    async ({ page }) => {
      await comeLoggedIn(page);
      await open(page, '/company');
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'hong1234님' })).toHaveAttribute('href', '/userEdit');
      await expect(header.getByRole('button', { name: '로그아웃' })).toBeVisible();
      await expect(header.getByRole('link', { name: '회원가입' })).toHaveCount(0);
    },
  );

  test('spec 3: the subject of a token found on start, or set later, is kept in local storage as userId', async ({
    page,
  }) => {
    const userId = () => page.evaluate(() => localStorage.getItem('userId'));
    await comeLoggedIn(page);
    await open(page, '/company');
    await expect.poll(userId).toBe('hong1234');
    await page.context().addCookies([{ name: 'token', value: unsignedToken(3600, 'kim5678'), url: BASE_URL }]);
    await page.getByRole('link', { name: '이용약관' }).click();
    await expect.poll(userId).toBe('kim5678');
  });

  test('a token present at a route change means logged in, as after a login in another tab', async ({ page }) => {
    await open(page, '/company');
    await comeLoggedIn(page);
    await page.getByRole('link', { name: '이용약관' }).click();
    await expect(page.getByRole('link', { name: 'hong1234님' })).toBeVisible();
  });

  test('spec 2 and 4: log-out asks with 확인 and 취소; cancel only closes the modal', async ({ page }) => {
    await comeLoggedIn(page);
    await open(page, '/company');
    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(dialogOf(page).getByRole('heading', { name: '로그아웃' })).toBeVisible();
    await expect(dialogOf(page)).toContainText('로그아웃 하시겠습니까?');
    await expect(dialogOf(page).getByRole('button'), 'spec 2: labels').toHaveText(['취소', '확인']);
    expect(await violationsOf(page)).toEqual([]);
    await dialogOf(page).getByRole('button', { name: '취소' }).click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'hong1234님' })).toBeVisible();
    await expect(page).toHaveURL('/company');
  });

  test(
    'log-out confirmed forgets the token, the user id and the roles, tells the server, and goes home',
    { tag: '@short' },
    async ({ page }) => {
      await comeLoggedIn(page);
      await open(page, '/company');
      await page.evaluate(() => {
        sessionStorage.setItem('token', 'x');
        localStorage.setItem('userId', 'hong1234');
      });
      const told = page.waitForRequest((request) => request.url().endsWith('/api/v1/user/logout'));
      await page.getByRole('button', { name: '로그아웃' }).click();
      await confirm(page);
      expect((await told).headers().authorization).toMatch(/^Bearer /);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
      expect(await hasTokenCookie(page)).toBe(false);
      expect(await page.evaluate(() => [sessionStorage.getItem('token'), localStorage.getItem('userId')])).toEqual([
        null,
        null,
      ]);
    },
  );

  test('log-out says before it what would be lost; cancel keeps login and input, and nothing asks again', async ({
    page,
  }) => {
    await comeLoggedIn(page);
    await open(page, '/contact');
    const company = page.getByRole('textbox', { name: '회사명' });
    await company.fill('한빛철강');
    const logout = page.getByRole('button', { name: '로그아웃' });
    await logout.click();
    await expect(dialogOf(page)).toContainText('작성 중인 내용이 있습니다.');
    await expect(dialogOf(page)).toContainText('로그아웃 하시겠습니까?');
    await dialogOf(page).getByRole('button', { name: '취소' }).click();
    await expect(company).toHaveValue('한빛철강');
    expect(await hasTokenCookie(page)).toBe(true);
    await logout.click();
    await confirm(page);
    await expect(page).toHaveURL('/');
    await expect(dialogOf(page)).toBeHidden();
    expect(await hasTokenCookie(page)).toBe(false);
  });

  test('Enter confirms the modal', async ({ page }) => {
    await comeLoggedIn(page);
    await open(page, '/company');
    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(dialogOf(page).getByRole('button', { name: '확인' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });

  test(
    'a token gone while logged in forces the logout at the next route change',
    { tag: '@short' },
    async ({ page }) => {
      await comeLoggedIn(page);
      await open(page, '/company');
      await page.context().clearCookies();
      await page.getByRole('link', { name: '이용약관' }).click();
      await expect(dialogOf(page).getByRole('heading', { name: '로그인만료' })).toBeVisible();
      await expect(dialogOf(page)).toContainText('로그인이 만료됐습니다. 재로그인 해주세요.');
      await expect(page.getByRole('link', { name: 'hong1234님', includeHidden: true })).toHaveCount(0);
      await confirm(page);
      await expect(page).toHaveURL('/login');
    },
  );

  test('a token that ends forces the logout at that moment', async ({ page }) => {
    await page.clock.install();
    await comeLoggedIn(page, 3600);
    await open(page, '/company');
    await page.clock.fastForward('59:00');
    await expect(page.getByRole('link', { name: 'hong1234님' })).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
    await page.clock.fastForward('01:00');
    await expect(dialogOf(page).getByRole('heading', { name: '로그인만료' })).toBeVisible();
    expect(await hasTokenCookie(page)).toBe(false);
  });

  test('the mobile menu closes when the modal closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await comeLoggedIn(page);
    await open(page, '/company');
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    await page.locator('#mobile-menu').getByRole('button', { name: '로그아웃' }).click();
    await dialogOf(page).getByRole('button', { name: '취소' }).click();
    await expect(page.locator('#mobile-menu')).toBeHidden();
  });
});

test.describe('spec 8 failures anywhere', () => {
  const failing = (page: Page, status: number, responseCode: string) =>
    page.route('**/api/v1/site/term', (route) =>
      route.fulfill({ status, json: { responseCode, message: '', data: { fields: {} } } }),
    );

  for (const [status, code, message, route] of [
    [500, 'CM06', '오류가 발생했습니다. 나중에 다시 시도해주세요.', '/'],
    [403, 'CM02', '로그인 이후 이용해주세요.', '/login'],
    [403, 'LO05', '오랫동안 사용하지 않아 로그인이 만료됐습니다. 재로그인 해주세요.', '/login'],
    [403, 'CM03', '접근 권한이 없습니다.', '/'],
    [404, 'CM04', '존재하지 않는 페이지입니다.', '/'],
  ] as const) {
    test(`status ${status} (${code}) is told and leads to ${route} by 확인`, async ({ page }) => {
      await failing(page, status, code);
      await open(page, '/');
      await page.getByRole('link', { name: '이용약관' }).click();
      await expect(dialogOf(page)).toContainText(message);
      // Where one asks to log in, a sign-up leads on, too.
      const labels = code === 'CM02' ? ['회원가입', '확인'] : ['확인'];
      await expect(dialogOf(page).getByRole('button').filter({ hasText: /./ })).toHaveText(labels);
      await confirm(page);
      await expect(page).toHaveURL(route);
      await expect(dialogOf(page)).toBeHidden();
    });
  }

  test('status 403 leads to the form of /login also whoever is logged in', async ({ page }) => {
    await comeLoggedIn(page);
    await failing(page, 403, '');
    await open(page, '/');
    await page.getByRole('link', { name: '이용약관' }).click();
    await expect(dialogOf(page)).toContainText('로그인 이후 이용해주세요.');
    await confirm(page);
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel(/^비밀번호\*?$/)).toBeVisible();
  });

  test('a network failure is shown in place, with a way to try again', { tag: '@short' }, async ({ page }) => {
    await open(page, '/');
    await page.route('**/api/v1/site/term', (route) => route.abort());
    await page.getByRole('link', { name: '이용약관' }).click();
    await expect(page.getByRole('heading', { name: '네트워크 연결을 확인해주세요.' })).toBeVisible();
    await page.unroute('**/api/v1/site/term');
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByRole('heading', { name: '네트워크 연결을 확인해주세요.' })).toBeHidden();
  });
});
