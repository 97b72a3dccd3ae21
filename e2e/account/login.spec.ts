import type { Route } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { confirm, dialogOf } from '../support/account-forms.ts';
import { registerMember } from '../support/account-calls.ts';
import { open, pressIn } from '../support/open.ts';
import { ADMIN, PASSWORD, newUserId } from '../support/portal.ts';
import { violationsOf } from '../support/violations.ts';
import { useOwnAddress } from '../support/board.ts';

useOwnAddress();

test.describe('spec 4 login', () => {
  test('saves the token, goes home and remembers the ID when asked', { tag: '@short' }, async ({ page }) => {
    const userId = newUserId();
    await registerMember(page, userId);
    await open(page, '/login');
    await expect(page.getByLabel(/^아이디\*?$/)).toBeFocused();
    await page.getByLabel(/^아이디\*?$/).fill(userId);
    await page.getByLabel(/^비밀번호\*?$/).fill(PASSWORD);
    await page.getByLabel('아이디 저장').check();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: '관리로 바로가기' }), 'for staff').toHaveCount(0);
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name === 'token');
    expect(token?.sameSite).toBe('Lax');
    expect(Math.round(((token?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(2);
    const savedId = cookies.find(({ name }) => name === 'savedId');
    expect(savedId).toMatchObject({ value: userId, path: '/', sameSite: 'Lax' });
    expect(Math.round(((savedId?.expires ?? 0) - Date.now() / 1000) / 3600), 'spec 9: one day').toBe(24);
    expect(await page.evaluate(() => [localStorage.getItem('userId'), sessionStorage.getItem('token')])).toEqual([
      userId,
      token?.value,
    ]);
    await page.context().clearCookies({ name: 'token' });
    await open(page, '/login');
    await expect(page.getByLabel(/^아이디\*?$/)).toHaveValue(userId);

    await page.getByLabel('아이디 저장').uncheck();
    await page.getByLabel(/^비밀번호\*?$/).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    expect((await page.context().cookies()).find(({ name }) => name === 'savedId')).toBeUndefined();
  });

  test('leads staff to the administration with one key, where nothing else was wanted', async ({ page }) => {
    for (const wanted of [null, '/admin/users']) {
      if (wanted === null) await open(page, '/login');
      else {
        await open(page, wanted);
        await confirm(page);
      }
      await page.getByLabel(/^아이디\*?$/).fill(ADMIN.userId);
      await page.getByLabel(/^비밀번호\*?$/).fill(ADMIN.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');
      const way = page.getByRole('link', { name: wanted === null ? '관리로 바로가기' : '이어서 보기: 회원' });
      await expect(way).toBeFocused();
      await way.press('Enter');
      await expect(page).toHaveURL(wanted ?? '/admin');
      await page.context().clearCookies({ name: 'token' });
      await page.evaluate(() => sessionStorage.clear());
    }
  });

  test('spec 5 and 8: asks for what is missing, and says that no account fits', async ({ page }) => {
    await open(page, '/login');
    await page.getByRole('button', { name: '로그인' }).click();
    await expect(page.getByText('아이디를 입력해주세요.')).toBeVisible();
    await expect(page.getByText('비밀번호를 입력해주세요.', { exact: true })).toBeVisible();
    await page.getByLabel(/^아이디\*?$/).fill('nobody99');
    await page.getByLabel(/^비밀번호\*?$/).fill('Wrong-pass1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: '일치하는 계정 정보가 없습니다.' })).toBeVisible();
    await expect(page.getByLabel(/^비밀번호\*?$/), 'to be typed again').toBeFocused();
    await expect(page.getByRole('main').getByRole('button', { name: '로그인' })).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.getByLabel(/^아이디\*?$/)).toHaveValue('nobody99');
    expect(await violationsOf(page, 'main')).toEqual([]);
  });

  test('on a phone what is told of a log-in leaves the button in view', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await open(page, '/login');
    const button = page.getByRole('main').getByRole('button', { name: '로그인' });
    await button.click();
    await expect(page.getByText('비밀번호를 입력해주세요.', { exact: true })).toBeVisible();
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.getByLabel(/^아이디\*?$/).fill('nobody@example.com');
    await page.getByLabel(/^비밀번호\*?$/).fill('Wrong-pass1');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: '일치하는 계정 정보가 없습니다.' })).toBeVisible();
    await expect(button).toBeInViewport({ ratio: 1 });
  });

  test('who gives the email address instead of the ID is told, and led to find the ID', async ({ page }) => {
    await open(page, '/login');
    await page.getByLabel(/^아이디\*?$/).fill('nobody@example.com');
    await page.getByLabel(/^비밀번호\*?$/).fill('Wrong-pass1');
    await page.keyboard.press('Enter');
    const refusal = page.getByRole('alert').filter({ hasText: '일치하는 계정 정보가 없습니다.' });
    await expect(refusal).toContainText('이메일이 아니라 가입할 때 정한 아이디로 로그인합니다.');
    await refusal.getByRole('link', { name: '아이디 찾기' }).click();
    await expect(page).toHaveURL('/findID');
  });

  for (const [status, responseCode, reason] of [
    [401, 'LO02', '이용이 중지된 계정입니다. 관리자에게 문의해주세요.'],
    [400, 'US03', '보안 키가 변경되었습니다. 다시 시도해주세요.'],
    [429, 'CM05', '요청이 많습니다. 약 5분 뒤에 다시 시도해주세요.'],
  ] as const)
    test(`spec 8: other 4xx (${responseCode}) says that no account fits, and why`, async ({ page }) => {
      await page.route('**/api/v1/user/login', (route) =>
        route.fulfill({ status, json: { responseCode, message: reason, data: { fields: {} } } }),
      );
      await open(page, '/login');
      await page.getByLabel(/^아이디\*?$/).fill('hong@example.com');
      await page.getByLabel(/^비밀번호\*?$/).fill('Wrong-pass1');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: '일치' })).toHaveText(
        `일치하는 계정 정보가 없습니다.${reason}`,
      );
    });

  test('spec 8: LO04 tells of too many attempts and leads to /findPW', async ({ page }) => {
    await open(page, '/login');
    const userId = newUserId();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await page.getByLabel(/^아이디\*?$/).fill(userId);
      await page.getByLabel(/^비밀번호\*?$/).fill('Wrong-pass1');
      const answered = page.waitForResponse('**/api/v1/user/login');
      await page.keyboard.press('Enter');
      await answered;
      await expect(page.getByRole('alert', { includeHidden: true }).filter({ hasText: /일치|초과/ })).toHaveText(
        attempt < 5 ? /^일치하는 계정 정보가 없습니다/ : /^로그인 시도 횟수를 초과했습니다/,
      );
    }
    await expect(dialogOf(page)).toContainText('로그인 시도 횟수를 초과했습니다.');
    await confirm(page);
    await expect(page).toHaveURL('/findPW');
  });

  test('spec 8: LO04 with any status of 400 to 499 and any message says the same', async ({ page }) => {
    await page.route('**/api/v1/user/login', (route) =>
      route.fulfill({ status: 400, json: { responseCode: 'LO04', message: 'locked', data: { fields: {} } } }),
    );
    await open(page, '/login');
    await page.getByLabel(/^아이디\*?$/).fill('hong1234');
    await page.getByLabel(/^비밀번호\*?$/).fill('Wrong-pass1');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toContainText('로그인 시도 횟수를 초과했습니다. 비밀번호를 재설정해주세요.');
    await expect(dialogOf(page).getByRole('button').filter({ hasText: /./ })).toHaveText(['확인']);
    await confirm(page);
    await expect(page).toHaveURL('/findPW');
  });

  test('closing the modal of LO04 stays at the log-in, which has the link, and nothing turns behind it', async ({
    page,
  }) => {
    await page.route('**/api/v1/user/login', (route) =>
      route.fulfill({ status: 423, json: { responseCode: 'LO04', message: 'locked', data: { fields: {} } } }),
    );
    await open(page, '/login');
    await page.getByLabel(/^아이디\*?$/).fill('hong1234');
    await page.getByLabel(/^비밀번호\*?$/).fill('Wrong-pass1');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toContainText('30분이 지나면 다시 로그인할 수 있습니다.');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await violationsOf(page, '[role=alertdialog]')).toEqual([]);
    await pressIn(dialogOf(page), 'Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel(/^비밀번호\*?$/)).toBeFocused();
    await page.getByRole('link', { name: '비밀번호 재설정하기' }).click();
    await expect(page).toHaveURL('/findPW');
  });

  for (const [what, fail, text] of [
    [
      'a portal that is not ready',
      (route: Route) => route.fulfill({ status: 503, body: '<h1>503</h1>' }),
      '오류가 발생했습니다. 나중에 다시 시도해주세요.',
    ],
    ['a network that is away', (route: Route) => route.abort(), '네트워크 연결을 확인해주세요.'],
  ] as const)
    test(`spec 8: ${what} is told, thrown on, and keeps what was typed`, async ({ page }) => {
      const thrown: string[] = [];
      page.on('pageerror', ({ message }) => thrown.push(message));
      await page.route('**/api/v1/user/login', fail);
      await open(page, '/login');
      await page.getByLabel(/^아이디\*?$/).fill('hong1234');
      await page.getByLabel(/^비밀번호\*?$/).fill('Wrong-pass1');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: '알림' })).toContainText(text);
      await expect(page.getByLabel(/^비밀번호\*?$/)).toHaveValue('Wrong-pass1');
      await expect(page.getByRole('button', { name: '로그인' }).last()).toBeEnabled();
      expect(thrown).toHaveLength(1);
    });

  test('spec 8: a bot check that fails says 비정상 로그인이 감지됐습니다.', async ({ page }) => {
    await page.route('**/api/verify-recaptcha', (route) =>
      route.fulfill({ json: { success: false, responseCode: 'LO03', message: '', data: { success: false } } }),
    );
    await open(page, '/login');
    await page.getByLabel(/^아이디\*?$/).fill(ADMIN.userId);
    await page.getByLabel(/^비밀번호\*?$/).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toContainText('비정상 로그인이 감지됐습니다.');
    await expect(dialogOf(page).getByRole('button')).toHaveText(['확인']);
  });

  test(
    'works on a plain-http address that is not localhost, where there is no WebCrypto',
    { tag: '@short' },
    async ({ page, baseURL }) => {
      const { port } = new URL(baseURL ?? '');
      await open(page, `http://intranet.test:${port}/login`);
      expect(await page.evaluate(() => globalThis.crypto.subtle === undefined)).toBe(true);
      await page.getByLabel(/^아이디\*?$/).fill(ADMIN.userId);
      await page.getByLabel(/^비밀번호\*?$/).fill(ADMIN.password);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('banner').getByRole('link', { name: `${ADMIN.userId}님` })).toBeVisible();
    },
  );
});
