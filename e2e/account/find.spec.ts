import type { Route } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { confirm, confirmEmail, dialogOf, logIn } from '../support/account-forms.ts';
import { registerMember } from '../support/account-calls.ts';
import { open } from '../support/open.ts';
import { mailsTo, newUserId } from '../support/portal.ts';
import { useOwnAddress } from '../support/board.ts';

useOwnAddress();

test.describe('spec 4 find and reset', () => {
  test('the path selects the tab, and the tab the path', { tag: '@short' }, async ({ page }) => {
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
    await page.getByRole('button', { name: /메일 받기$/ }).click();
    await expect(page.getByText('이름을 입력해주세요.')).toBeVisible();
    await expect(page.getByText('이메일을 입력해주세요.')).toBeVisible();
    await page.getByLabel('이름').fill('홍');
    await expect(page.getByText('이름을 입력해주세요.')).toBeHidden();
    await page.getByLabel('이메일').press('h');
    await expect(page.getByLabel('이메일'), 'whatever it is').not.toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: /메일 받기$/ }).click();
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
      await page.getByRole('button', { name: /메일 받기$/ }).click();
      expect((await asked).postDataJSON()).toEqual(sent);
    }
  });

  test('what was typed is there on the other tab, too, and only what it asks for is sent', async ({ page }) => {
    await open(page, '/findID');
    await page.getByLabel('이름').fill('없는사람');
    await page.getByRole('textbox', { name: '이메일' }).fill('nobody@example');
    await page.getByRole('button', { name: /메일 받기$/ }).click();
    await expect(page.getByText('유효한 이메일 형식을 입력해주세요.')).toBeVisible();
    await page.getByRole('tab', { name: '비밀번호 찾기' }).click();
    await expect(page.getByRole('textbox', { name: '이메일' })).toHaveValue('nobody@example');
    await expect(page.getByText('유효한 이메일 형식을 입력해주세요.')).toBeHidden();
    await page.getByRole('textbox', { name: '이메일' }).fill('nobody@example.com');
    await page.getByRole('textbox', { name: '아이디' }).fill('nobody1');
    const asked = page.waitForRequest('**/api/v1/user/findIdPw');
    await page.getByRole('button', { name: /메일 받기$/ }).click();
    expect((await asked).postDataJSON()).toEqual({ userId: 'nobody1', userName: '', email: 'nobody@example.com' });
    await confirm(page);
    await page.getByRole('tab', { name: '아이디 찾기' }).click();
    await expect(page.getByLabel('이름')).toHaveValue('없는사람');
  });

  test('spec 8: says that nobody fits', async ({ page }) => {
    await open(page, '/findID');
    await page.getByLabel('이름').fill('없는사람');
    await page.getByLabel('이메일').fill('nobody@example.com');
    await page.getByRole('button', { name: /메일 받기$/ }).click();
    await expect(dialogOf(page)).toContainText('일치하는 계정이 없습니다.');
    await expect(dialogOf(page).getByRole('button')).toHaveText(['확인']);
    await confirm(page);
    await expect(page.getByRole('main')).toContainText('입력하신 이름과 이메일을 다시 확인해주세요.');
  });

  for (const [what, answer, reason] of [
    [
      'too many calls',
      (route: Route) =>
        route.fulfill({
          status: 429,
          json: {
            responseCode: 'CM05',
            message: '요청이 많습니다. 약 5분 뒤에 다시 시도해주세요.',
            data: { fields: {} },
          },
        }),
      '요청이 많습니다. 약 5분 뒤에 다시 시도해주세요.',
    ],
    ['no network', (route: Route) => route.abort(), '네트워크 연결을 확인해주세요.'],
  ] as const)
    test(`spec 8: an error says that nobody fits, and why (${what})`, async ({ page }) => {
      await page.route('**/api/v1/user/findIdPw', answer);
      await open(page, '/findPW');
      await page.getByRole('textbox', { name: '아이디' }).fill('hong1234');
      await page.getByLabel('이메일').fill('hong@example.com');
      await page.getByRole('button', { name: /메일 받기$/ }).click();
      await expect(dialogOf(page)).toContainText(`일치하는 계정이 없습니다.${reason}`);
    });

  test('leads on from both tabs: log in, sign up, or ask', async ({ page }) => {
    for (const path of ['/findID', '/findPW']) {
      await open(page, path);
      const ways = page.getByRole('navigation', { name: '다른 방법' }).getByRole('link');
      await expect(ways).toHaveText(['로그인', '회원가입', '제품 문의']);
      await expect(page.getByRole('main').getByText('제품 문의'), 'once').toHaveCount(1);
    }
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
      await page.getByRole('button', { name: /메일 받기$/ }).click();
      await expect(dialogOf(page)).toContainText('계정 정보를 이메일로 발송 중입니다.');
      await expect(dialogOf(page).getByRole('button')).toHaveCount(0);
      letGo();
      await expect(dialogOf(page)).toContainText('계정 정보가 이메일로 전송됐습니다.');
      const instead = '이름과 아이디, 연락처를 문의로 남겨주시면';
      await expect(dialogOf(page), 'without a mail server').toContainText(instead);
      await expect(dialogOf(page).getByRole('button', { name: '제품 문의' })).toBeVisible();
      await confirm(page);
      await expect(page.getByRole('main').getByText(instead)).toHaveCount(1);
      await expect(page.getByRole('main'), 'no mail arrives').not.toContainText('전송됐습니다');

      const linkOf = async () =>
        (await mailsTo(email)).flatMap(({ text }) => /\/resetPassword\?token=[\w-]+/.exec(text) ?? []).at(-1);
      await expect.poll(linkOf).toBeTruthy();
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
