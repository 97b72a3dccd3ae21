import { expect, test } from '@playwright/test';
import { confirm, confirmEmail, dialogOf, logIn } from '../support/account.ts';
import { logInAs, registerMember } from '../support/start-session.ts';
import { open } from '../support/open.ts';
import { ADMIN, PASSWORD, mailsTo, newUserId } from '../support/portal.ts';
import { violationsOf } from '../support/violations.ts';
import { useOwnAddress } from '../support/own-address.ts';

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

  test('spec 5 and 8: asks for what is missing, and says that no account fits', async ({ page }) => {
    await open(page, '/login');
    await page.getByRole('button', { name: '로그인' }).click();
    await expect(page.getByText('아이디를 입력해주세요.')).toBeVisible();
    await expect(page.getByText('비밀번호를 입력해주세요.', { exact: true })).toBeVisible();
    await page.getByLabel(/^아이디\*?$/).fill('nobody99');
    await page.getByLabel(/^비밀번호\*?$/).fill('Wrong-pass1');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toContainText('일치하는 계정 정보가 없습니다.');
    await confirm(page);
    await expect(page.getByLabel(/^아이디\*?$/)).toHaveValue('nobody99');
  });

  test('spec 8: LO04 tells of too many attempts and leads to /findPW', async ({ page }) => {
    await open(page, '/login');
    const userId = newUserId();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await page.getByLabel(/^아이디\*?$/).fill(userId);
      await page.getByLabel(/^비밀번호\*?$/).fill('Wrong-pass1');
      await page.keyboard.press('Enter');
      await expect(dialogOf(page)).toContainText(attempt < 5 ? '일치하는 계정' : '로그인 시도 횟수를 초과했습니다.');
      await confirm(page);
      await expect(dialogOf(page)).toBeHidden();
    }
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
    await confirm(page);
    await expect(page).toHaveURL('/findPW');
  });

  test('a portal that is not ready says so, and keeps what was typed', async ({ page }) => {
    await page.route('**/api/v1/user/login', (route) => route.fulfill({ status: 503, body: '<h1>503</h1>' }));
    await open(page, '/login');
    await page.getByLabel(/^아이디\*?$/).fill('hong1234');
    await page.getByLabel(/^비밀번호\*?$/).fill('Wrong-pass1');
    await page.keyboard.press('Enter');
    const toasts = page.getByRole('region', { name: '알림' });
    await expect(toasts).toContainText('오류가 발생했습니다. 나중에 다시 시도해주세요.');
    await expect(page.getByLabel(/^비밀번호\*?$/)).toHaveValue('Wrong-pass1');
    await expect(page.getByRole('button', { name: '로그인' }).last()).toBeEnabled();
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

test.describe('spec 4 find and reset', () => {
  test('the path selects the tab, and the tab the path', async ({ page }) => {
    for (const [path, tab] of [
      ['/findIDPW', '아이디 찾기'],
      ['/findID', '아이디 찾기'],
      ['/findPW', '비밀번호 찾기'],
      ['/findPW/', '비밀번호 찾기'],
      ['/findpw', '비밀번호 찾기'],
    ] as const) {
      await open(page, path);
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    }
    await page.getByRole('tab', { name: '아이디 찾기' }).click();
    await expect(page).toHaveURL('/findID');
  });

  test('errors clear when typed', async ({ page }) => {
    await open(page, '/findID');
    await page.getByRole('button', { name: '확인' }).click();
    await expect(page.getByText('이름을 입력해주세요.')).toBeVisible();
    await expect(page.getByText('이메일을 입력해주세요.')).toBeVisible();
    await page.getByLabel('이름').fill('홍');
    await expect(page.getByText('이름을 입력해주세요.')).toBeHidden();
    await page.getByLabel('이메일').press('h');
    await expect(page.getByLabel('이메일'), 'whatever it is').not.toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: '확인' }).click();
    await expect(page.getByText('유효한 이메일 형식을 입력해주세요.')).toBeVisible();
  });

  test('spec 3: sends ID, name and e-mail, with only the relevant ones filled', async ({ page }) => {
    for (const [path, label, sent] of [
      ['/findID', /^이름\*?$/, { userId: '', userName: '없는사람', email: 'nobody@example.com' }],
      ['/findPW', /^아이디\*?$/, { userId: '없는사람', userName: '', email: 'nobody@example.com' }],
    ] as const) {
      await open(page, path);
      await page.getByLabel(label).fill('없는사람');
      await page.getByLabel('이메일').fill('nobody@example.com');
      const asked = page.waitForRequest('**/api/v1/user/findIdPw');
      await page.getByRole('button', { name: '확인' }).click();
      expect((await asked).postDataJSON()).toEqual(sent);
    }
  });

  test('spec 8: says that nobody fits', async ({ page }) => {
    await open(page, '/findID');
    await page.getByLabel('이름').fill('없는사람');
    await page.getByLabel('이메일').fill('nobody@example.com');
    await page.getByRole('button', { name: '확인' }).click();
    await expect(dialogOf(page)).toContainText('일치하는 계정이 없습니다.');
  });

  test(
    'shows a loading modal without a confirm button, mails a link, and the link sets a new password once',
    { tag: '@short' },
    async ({ page }) => {
      const userId = newUserId();
      const email = `${userId}@example.com`;
      await registerMember(page, userId);
      await confirmEmail(page, email);
      await open(page, '/findPW');
      await page.getByRole('textbox', { name: '아이디' }).fill(userId);
      await page.getByLabel('이메일').fill(email);
      const { promise: seen, resolve: letGo } = Promise.withResolvers<void>();
      await page.route('**/api/v1/user/findIdPw', async (route) => {
        await seen;
        await route.continue();
      });
      await page.getByRole('button', { name: '확인' }).click();
      await expect(dialogOf(page)).toContainText('계정 정보를 이메일로 발송 중입니다.');
      await expect(dialogOf(page).getByRole('button')).toHaveCount(0);
      letGo();
      await expect(dialogOf(page)).toContainText('계정 정보가 이메일로 전송됐습니다.');
      await confirm(page);

      const linkOf = async () =>
        (await mailsTo(email)).flatMap(({ text }) => /\/resetPassword\?token=[\w-]+/.exec(text) ?? []).at(-1);
      await expect.poll(linkOf, { timeout: 15_000 }).toBeTruthy();
      const link = (await linkOf()) ?? '';
      await open(page, link);
      await page.getByLabel(/^새 비밀번호\*?$/).fill('Password1!');
      await expect(page.getByText('비밀번호 강도: 약함')).toBeVisible();
      await page.getByLabel(/^새 비밀번호\*?$/).fill('N3w!mq7Tkv');
      await page.getByLabel('새 비밀번호 확인').fill('N3w!mq7Tkv');
      await page.getByRole('button', { name: '비밀번호 변경' }).click();
      await expect(dialogOf(page)).toContainText('비밀번호가 변경됐습니다. 다시 로그인해주세요.');
      await confirm(page);
      await expect(page).toHaveURL('/login');
      await logIn(page, userId, 'N3w!mq7Tkv');

      await open(page, link);
      await expect(page.getByRole('main')).toContainText('유효하지 않거나 만료된 링크입니다. 다시 요청해주세요.');
      await page.getByRole('link', { name: '비밀번호 재설정 다시 요청하기' }).click();
      await expect(page).toHaveURL('/findPW');
    },
  );
});

test.describe('userEdit', () => {
  test('asks for the password first, saves, and lets the member leave', { tag: '@short' }, async ({ page }) => {
    const userId = newUserId();
    await registerMember(page, userId);
    await logInAs(page, userId);
    await open(page, '/userEdit');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.getByLabel(/^비밀번호\*?$/).fill('Wrong-pass1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('현재 비밀번호가 일치하지 않습니다.')).toBeVisible();
    await page.getByLabel(/^비밀번호\*?$/).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^마지막 변경일 \d{4}\.\d{2}\.\d{2}$/)).toBeVisible();
    await page.getByLabel('소속').fill('한빛철강');
    await page.getByLabel('이메일로 받기').check();
    await page.getByRole('button', { name: '저장' }).click();
    await expect(dialogOf(page)).toContainText('저장되었습니다.');
    await confirm(page);
    await page.getByRole('button', { name: '회원탈퇴' }).click();
    await dialogOf(page).getByRole('button', { name: '탈퇴' }).click();
    await expect(dialogOf(page)).toContainText('회원탈퇴가 완료되었습니다.');
    await confirm(page);
    await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  });
});

test('userEdit shows where one is logged in, and logs out another browser, which is told at its next step', async ({
  page,
  browser,
}) => {
  const userId = newUserId();
  await registerMember(page, userId);
  await logInAs(page, userId);
  const elsewhere = await (await browser.newContext()).newPage();
  await logInAs(elsewhere, userId);

  await open(page, '/userEdit');
  await page.getByLabel(/^비밀번호\*?$/).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const devices = page.getByRole('region', { name: '로그인한 기기' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').first()).toContainText('현재 기기');
  expect(await violationsOf(page, 'section[aria-labelledby="my-sessions"]')).toEqual([]);
  await devices.getByRole('button', { name: /^Chrome, .* 로그인 로그아웃$/ }).click();
  await confirm(page);
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('heading', { name: '로그인한 기기' })).toBeFocused();

  await open(elsewhere, '/userEdit');
  await elsewhere.getByLabel(/^비밀번호\*?$/).fill(PASSWORD);
  await elsewhere.keyboard.press('Enter');
  await expect(dialogOf(elsewhere).getByRole('heading', { name: '로그인만료' })).toBeVisible();
});
