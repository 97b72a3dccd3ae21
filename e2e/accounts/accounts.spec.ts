import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { confirm, dialogOf, fillSignup, logIn } from '../support/account.ts';
import { logInAs, registerMember } from '../support/start-session.ts';
import { open } from '../support/open.ts';
import { ADMIN, PASSWORD, mailsTo, newUserId } from '../support/portal.ts';
import { violationsOf } from '../support/violations.ts';

// Each test has its own client address, so that tests do not share rate limits.
test.beforeEach(async ({ context }, { testId }) => {
  const parts = [1, 2, 3].map((at) => testId.charCodeAt(testId.length - at) % 250);
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${parts.join('.')}` });
});

const submitSignup = (page: Page) => page.getByRole('button', { name: '회원가입' });

test.describe('spec 4 signup', () => {
  test('the button is enabled only when agreements, ID and password are in order', async ({ page }) => {
    await open(page, '/signup');
    await expect(submitSignup(page)).toBeDisabled();
    await fillSignup(page, { userId: newUserId(), email: 'hong@example.com' });
    await page.getByLabel('필수 약관에 모두 동의합니다.').check();
    await expect(submitSignup(page)).toBeDisabled();
    await expect(page.getByText('남은 항목: 아이디 중복 확인')).toBeVisible();
    await page.getByRole('button', { name: '중복 확인' }).click();
    await expect(page.getByRole('button', { name: '확인 완료' })).toBeVisible();
    await expect(submitSignup(page)).toBeEnabled();
    await page.getByLabel(/^비밀번호\*?$/).fill('short');
    await expect(submitSignup(page)).toBeDisabled();
  });

  test('changing the ID after verification resets verified status', async ({ page }) => {
    await open(page, '/signup');
    await page.getByLabel('아이디').fill(newUserId());
    await page.getByRole('button', { name: '중복 확인' }).click();
    await expect(page.getByText('사용 가능한 ID 입니다.')).toBeVisible();
    await page.getByLabel('아이디').press('End');
    await page.getByLabel('아이디').pressSequentially('z');
    await expect(page.getByRole('button', { name: '중복 확인' })).toBeEnabled();
    await expect(page.getByText('사용 가능한 ID 입니다.')).toBeHidden();
  });

  test('spec 5: says what is wrong with an ID, a password and its retype', async ({ page }) => {
    await open(page, '/signup');
    await page.getByRole('button', { name: '중복 확인' }).click();
    await expect(page.getByText('아이디를 입력해주세요.')).toBeVisible();
    await page.getByLabel('아이디').fill('ab');
    await page.getByRole('button', { name: '중복 확인' }).click();
    await expect(page.getByText('ID는 5~20자의 영문, 숫자로만 구성되어야 합니다.')).toBeVisible();
    await page.getByLabel('아이디').fill(ADMIN.userId.toUpperCase());
    await page.getByRole('button', { name: '중복 확인' }).click();
    await expect(page.getByText('중복된 ID입니다.')).toBeVisible();
    await page.getByLabel('이름').focus();
    await expect(page.getByText('중복된 ID입니다.'), 'also after leaving the field').toBeVisible();
    await page.getByLabel(/^비밀번호\*?$/).fill('password');
    await page.getByLabel(/^비밀번호 확인\*?$/).fill('different');
    await page.getByLabel('이름').focus();
    await expect(page.getByText('비밀번호는 8~20자 영문, 숫자, 특수문자를 포함해야 합니다.')).toBeVisible();
    await expect(page.getByText('비밀번호가 일치하지 않습니다.')).toBeVisible();
    await expect(page.getByLabel('아이디')).toHaveAttribute('maxlength', '20');
  });

  test('agree-all ticks terms, privacy and age, and is true when those three are ticked', async ({ page }) => {
    await open(page, '/signup');
    const all = page.getByLabel('필수 약관에 모두 동의합니다.');
    for (const name of [/이용약관 동의/, /개인정보 수집·이용 동의/, /만 14세 이상/])
      await page.getByRole('checkbox', { name }).check();
    await expect(all).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /마케팅/ })).not.toBeChecked();
    await all.uncheck();
    await expect(page.getByRole('checkbox', { name: /이용약관 동의/ })).not.toBeChecked();
  });

  test(
    'spec 2: the terms modal ticks on agreeing and unticks on disagreeing or closing',
    { tag: '@short' },
    async ({ page }) => {
      await open(page, '/signup');
      const box = page.getByRole('checkbox', { name: /이용약관 동의/ });
      const openTerms = () => page.getByRole('button', { name: '이용약관 동의 내용 보기' }).click();
      const modal = page.getByRole('dialog');
      await openTerms();
      await expect(modal.getByText('제1조 (목적)')).toBeVisible();
      expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
      await modal.getByRole('button', { name: '동의', exact: true }).click();
      await expect(box).toBeChecked();
      await openTerms();
      await page.keyboard.press('Escape');
      await expect(box).not.toBeChecked();
      await box.check();
      await openTerms();
      await modal.getByRole('button', { name: '동의하지 않음' }).click();
      await expect(box).not.toBeChecked();
      await box.check();
      await openTerms();
      await expect(modal).toContainText('창을 닫으면 동의 표시가 해제됩니다.');
      await modal.getByRole('button', { name: '닫기' }).click();
      await expect(box).not.toBeChecked();

      await box.check();
      const newTab = page.context().waitForEvent('page');
      await page.getByRole('link', { name: '이용약관 동의 새 탭 열기' }).click();
      await expect((await newTab).getByRole('heading', { name: '제1조 (목적)' })).toBeVisible();
      await expect(box, 'reading changes nothing').toBeChecked();
    },
  );

  test('the text of a consent that comes late does not take the place of another', async ({ page }) => {
    await open(page, '/signup');
    const late = Promise.withResolvers<void>();
    await page.route('**/api/v1/site/term', async (route) => {
      if ((route.request().postDataJSON() as { kind: string }).kind === 'terms-of-use') await late.promise;
      await route.continue().catch(() => {});
    });
    const modal = page.getByRole('dialog');
    await page.getByRole('button', { name: '이용약관 동의 내용 보기' }).click();
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/site/term'));
    await modal.getByRole('button', { name: '닫기' }).click();
    await page.getByRole('button', { name: '개인정보 수집·이용 동의 내용 보기' }).click();
    await givenUp;
    await expect(modal.getByRole('table')).toContainText('보유');
    late.resolve();
  });

  test('a double click asks once and signs up once', { tag: '@short' }, async ({ page }) => {
    const userId = newUserId();
    let requests = 0;
    page.on('request', (request) => (requests += request.url().endsWith('/user/signup') ? 1 : 0));
    await open(page, '/signup');
    await fillSignup(page, { userId, email: `${userId}@example.com` });
    await page.getByRole('button', { name: '중복 확인' }).click();
    await page.getByLabel('필수 약관에 모두 동의합니다.').check();
    await expect(page.getByRole('button', { name: '회원가입' })).toBeEnabled();
    await page.getByRole('button', { name: '회원가입' }).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(dialogOf(page)).toContainText('회원가입 하시겠습니까?');
    await confirm(page);
    await expect(dialogOf(page)).toContainText('회원가입에 성공했습니다.');
    await confirm(page);
    await expect(page).toHaveURL('/');
    await expect(dialogOf(page)).toBeHidden();
    expect(requests).toBe(1);
  });

  test('spec 8: a failure says 회원 가입에 실패했습니다. and loses nothing that was typed', async ({ page }) => {
    const userId = newUserId();
    await open(page, '/signup');
    await fillSignup(page, { userId, email: 'hong@example.com' });
    await page.getByRole('button', { name: '중복 확인' }).click();
    await page.getByLabel('필수 약관에 모두 동의합니다.').check();
    await page.route('**/api/v1/user/signup', (route) =>
      route.fulfill({
        status: 409,
        json: { responseCode: 'US01', message: '중복된 ID입니다.', data: { fields: { userId: '중복된 ID입니다.' } } },
      }),
    );
    await submitSignup(page).click();
    await confirm(page);
    await expect(dialogOf(page).getByRole('heading', { name: '회원가입 실패' })).toBeVisible();
    await expect(dialogOf(page)).toContainText('회원 가입에 실패했습니다.');
    await confirm(page);
    await expect(page.getByText('중복된 ID입니다.')).toBeVisible();
    await expect(page.getByLabel('이메일')).toHaveValue('hong@example.com');
    await expect(submitSignup(page)).toBeEnabled();
  });

  for (const width of [390, 1440])
    test(
      `SU.guess.view.${width}: whatever is refused is in view, with the focus on its field`,
      { tag: width === 390 ? '@short' : [] },
      async ({ page }) => {
        await page.setViewportSize({ width, height: width === 390 ? 800 : 900 });
        const userId = newUserId();
        await open(page, '/signup');
        await fillSignup(page, { userId, email: 'hong@example.com' });
        await page.getByRole('button', { name: '중복 확인' }).click();
        await page.getByLabel('필수 약관에 모두 동의합니다.').check();
        const message = '추측하기 쉬운 비밀번호입니다. 다른 비밀번호를 입력해주세요.';
        await page.route('**/api/v1/user/signup', (route) =>
          route.fulfill({
            status: 400,
            json: { responseCode: 'CM01', message, data: { fields: { userKey: message } } },
          }),
        );
        await submitSignup(page).click();
        await confirm(page);
        await expect(dialogOf(page)).toContainText('회원 가입에 실패했습니다.');
        await confirm(page);
        await expect(dialogOf(page)).toBeHidden();
        await expect(page.getByLabel(/^비밀번호\*?$/)).toBeFocused();
        await expect(page.getByLabel(/^비밀번호\*?$/)).toBeInViewport();
        await expect(page.getByText(message)).toBeInViewport();
      },
    );

  test('spec 5: a guessable password is warned of while typing, and may be sent', async ({ page }) => {
    const userId = newUserId();
    await open(page, '/signup');
    await fillSignup(page, { userId, email: `${userId}@example.com` });
    await expect(page.getByText('비밀번호 강도: 강함')).toBeVisible();
    for (const field of [/^비밀번호\*?$/, /^비밀번호 확인\*?$/]) await page.getByLabel(field).fill('Password1!');
    await expect(page.getByText('비밀번호 강도: 약함')).toBeVisible();
    await expect(page.getByText('쉽게 추측할 수 있는 비밀번호입니다. 다른 비밀번호를 권합니다.')).toBeVisible();
    expect(await violationsOf(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: '중복 확인' }).click();
    await page.getByLabel('필수 약관에 모두 동의합니다.').check();
    await submitSignup(page).click();
    await confirm(page);
    await expect(dialogOf(page)).toContainText('회원가입에 성공했습니다.');
  });
});

for (const width of [390, 1280]) {
  test(`sign-up and 회원정보 수정 say that the address is not confirmed yet, and what to do, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const userId = newUserId();
    await open(page, '/signup');
    await fillSignup(page, { userId, email: `${userId}@example.com` });
    await page.getByRole('button', { name: '중복 확인' }).click();
    await expect(page.getByText('사용 가능한 ID 입니다.')).toBeVisible();
    await page.getByLabel('필수 약관에 모두 동의합니다.').check();
    await submitSignup(page).click();
    await confirm(page);
    await expect(dialogOf(page)).toContainText('회원가입에 성공했습니다.');
    await expect(dialogOf(page)).toContainText('이메일 주소는 아직 확인되지 않았습니다.');
    await expect(dialogOf(page)).toContainText('확인 메일은 한 주소에 하루 한 통까지 보내드립니다.');
    await expect(dialogOf(page).getByRole('button', { name: '확인' })).toBeInViewport();
    await confirm(page);
    await expect(page).toHaveURL('/');

    await logInAs(page, userId);
    await open(page, '/userEdit');
    await page.getByLabel(/^비밀번호\*?$/).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: '확인' }).click();
    await expect(page.getByText('아직 확인되지 않은 이메일 주소입니다.')).toBeVisible();
    await expect(page.getByRole('button', { name: '확인 메일 다시 보내기' })).toBeVisible();
  });
}

test.describe('spec 4 login', () => {
  test('saves the token, goes home and remembers the ID when asked', { tag: '@short' }, async ({ page }) => {
    const userId = newUserId();
    await registerMember(page, userId);
    await open(page, '/login');
    await page.getByLabel(/^아이디\*?$/).fill(userId);
    await page.getByLabel(/^비밀번호\*?$/).fill(PASSWORD);
    await page.getByLabel('아이디 저장').check();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name === 'token');
    expect(token?.sameSite).toBe('Lax');
    expect(Math.round(((token?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(2);
    expect(cookies.find(({ name }) => name === 'savedId')?.value).toBe(userId);
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

      // There is also the verification mail.
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
      await expect(dialogOf(page)).toContainText('유효하지 않거나 만료된 링크입니다. 다시 요청해주세요.');
      await confirm(page);
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
