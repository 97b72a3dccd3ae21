import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { OutputOf } from '#shared/contract/calls.ts';
import { confirm, confirmByKeyboard, dialogOf, fillSignup, leaveAndStay } from '../support/account-forms.ts';
import { logInAs } from '../support/account-calls.ts';
import { open, pressIn } from '../support/open.ts';
import { ADMIN, PASSWORD, newUserId } from '../support/portal.ts';
import { violationsOf } from '../support/violations.ts';
import { useOwnAddress } from '../support/board.ts';

useOwnAddress();

const submitSignup = (page: Page) => page.getByRole('button', { name: '회원가입' });

test.describe('spec 4 signup', () => {
  test('the button is enabled only when agreements, ID and password are in order', async ({ page }) => {
    await open(page, '/signup');
    await expect(submitSignup(page)).toBeDisabled();
    await fillSignup(page, { userId: newUserId(), email: 'hong@example.com' });
    await page.getByLabel('필수 약관에 모두 동의합니다.').check();
    await expect(submitSignup(page)).toBeDisabled();
    await expect(page.getByText('가입하려면 1개 항목이 남았습니다.')).toBeVisible();
    await page.getByRole('button', { name: '아이디 확인' }).click();
    await expect(page.getByRole('button', { name: '중복 확인' })).toBeFocused();
    await page.getByRole('button', { name: '중복 확인' }).click();
    await expect(page.getByRole('button', { name: '확인 완료' }), 'keeps the focus').toBeFocused();
    await expect(submitSignup(page)).toBeEnabled();
    await page.getByLabel(/^비밀번호\*?$/).fill('short');
    await expect(submitSignup(page)).toBeDisabled();
  });

  test('a press on the resting button says at each field what is missing, and goes to the first', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/signup');
    await page.getByLabel('이름').fill('홍길동');
    const button = submitSignup(page);
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
    for (const reason of [
      '아이디를 입력해주세요.',
      '비밀번호를 입력해주세요.',
      '이메일을 입력해주세요.',
      '필수 항목에 동의해주세요.',
    ])
      await expect(page.getByText(reason, { exact: true })).toBeVisible();
    await expect(page.getByLabel('아이디')).toBeFocused();
    await expect(page.getByText('아이디를 입력해주세요.')).toBeInViewport();
    for (const [item, field] of [
      ['비밀번호 확인', /^비밀번호 확인\*?$/],
      ['이메일', /^이메일\*?$/],
      ['필수 약관 동의', '필수 약관에 모두 동의합니다.'],
    ] as const) {
      await page.getByRole('main').getByRole('button', { name: item, exact: true }).click();
      await expect(page.getByLabel(field)).toBeFocused();
      await expect(page.getByLabel(field)).toBeInViewport();
    }
    expect(await violationsOf(page, 'main')).toEqual([]);
    await page.getByLabel(/^비밀번호\*?$/).fill(PASSWORD);
    await expect(page.getByText('비밀번호를 입력해주세요.', { exact: true }), 'while it is typed').toBeHidden();
  });

  test('spec 2: password and retype have a show/hide toggle each', async ({ page }) => {
    await open(page, '/signup');
    for (const label of [/^비밀번호\*?$/, /^비밀번호 확인\*?$/]) {
      const field = page.getByLabel(label);
      const toggle = page
        .locator('div', { has: field })
        .last()
        .getByRole('button', { name: /^비밀번호 (보기|숨기기)$/ });
      await expect(field).toHaveAttribute('type', 'password');
      await toggle.click();
      await expect(field).toHaveAttribute('type', 'text');
      await toggle.click();
      await expect(field).toHaveAttribute('type', 'password');
    }
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
    await expect(page.getByText('중복된 ID입니다.', { exact: true }), 'also after leaving the field').toBeVisible();
    const wayOn = page.getByRole('main').getByText('이미 가입하셨나요?');
    for (const name of ['로그인', '아이디 찾기'])
      await leaveAndStay(page, () => wayOn.getByRole('link', { name, exact: true }).click());
    await expect(page.getByLabel('아이디'), 'nothing typed is lost').toHaveValue(ADMIN.userId.toUpperCase());
    await page.getByLabel(/^비밀번호\*?$/).fill('password');
    await page.getByLabel(/^비밀번호 확인\*?$/).fill('different');
    await page.getByLabel('이름').focus();
    await expect(page.getByText('비밀번호는 8~20자 영문, 숫자, 특수문자를 포함해야 합니다.')).toBeVisible();
    await expect(page.getByText('비밀번호가 일치하지 않습니다.')).toBeVisible();
    await expect(page.getByLabel('아이디')).toHaveAttribute('maxlength', '20');
  });

  test('spec 5: a password that is too long is told, not cut where nobody sees it', async ({ page }) => {
    await open(page, '/signup');
    const password = page.getByLabel(/^비밀번호\*?$/);
    await password.focus();
    await page.keyboard.insertText('Kx7!mv2#Tq'.repeat(2) + 'Zw9$');
    await page.getByLabel('이름').focus();
    await expect(password).toHaveValue('Kx7!mv2#TqKx7!mv2#TqZw9$');
    await expect(page.getByText('비밀번호는 8~20자 영문, 숫자, 특수문자를 포함해야 합니다.')).toBeVisible();
  });

  test('an address that is too long is told, not cut to that of somebody else', async ({ page }) => {
    await open(page, '/signup');
    const address = `${'hong.gildong.'.repeat(3)}@company.example.com`;
    const email = page.getByLabel('이메일');
    await email.focus();
    await page.keyboard.insertText(address);
    await page.getByLabel('이름').focus();
    await expect(email).toHaveValue(address);
    await expect(page.getByText(/이메일.* 50자/)).toBeVisible();
  });

  test('leaving for a text in the footer asks first, and staying loses nothing', async ({ page }) => {
    await open(page, '/signup');
    await fillSignup(page, { userId: newUserId(), email: 'hong@example.com' });
    await leaveAndStay(page, () => page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).click());
    await expect(page.getByLabel('이메일')).toHaveValue('hong@example.com');
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
      await pressIn(modal, 'Escape');
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
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('link', { name: '이용약관 동의 새 창 열기' }).click();
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
    await expect(dialogOf(page)).toHaveAccessibleName('회원가입에 성공했습니다.');
    await expect(dialogOf(page), 'there is no mail server').toContainText('확인 메일이 나가지 않았습니다.');
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
    await expect(dialogOf(page)).toContainText('회원가입 하시겠습니까?');
    await expect(dialogOf(page).getByRole('button')).toHaveText(['취소', '확인']);
    await confirm(page);
    await expect(dialogOf(page).getByRole('heading', { name: '회원가입 실패' })).toBeVisible();
    await expect(dialogOf(page)).toContainText('회원 가입에 실패했습니다.');
    await expect(dialogOf(page).getByRole('button')).toHaveText(['확인']);
    await confirm(page);
    await expect(page.getByText('중복된 ID입니다.')).toBeVisible();
    await expect(page.getByLabel('이메일')).toHaveValue('hong@example.com');
    await expect(submitSignup(page)).toBeEnabled();
  });

  for (const [status, told] of [
    [500, ['오류가 발생했습니다. 나중에 다시 시도해주세요.', '회원 가입에 실패했습니다.']],
    [503, ['회원 가입에 실패했습니다.']],
    [0, ['회원 가입에 실패했습니다.네트워크 연결을 확인해주세요.']],
  ] as const)
    test(`spec 8: a failure says so whatever failed (status ${status})`, async ({ page }) => {
      await open(page, '/signup');
      await fillSignup(page, { userId: newUserId(), email: 'hong@example.com' });
      await page.getByRole('button', { name: '중복 확인' }).click();
      await page.getByLabel('필수 약관에 모두 동의합니다.').check();
      await page.route('**/api/v1/user/signup', (route) =>
        status === 0 ? route.abort() : route.fulfill({ status, json: {} }),
      );
      await submitSignup(page).click();
      await confirm(page);
      for (const message of told) {
        await expect(dialogOf(page)).toContainText(message);
        await confirm(page);
      }
      // The error leads home, where what was typed would be lost.
      if (status === 500) {
        await expect(dialogOf(page)).toContainText('작성 중인 내용이 있습니다. 나가시겠습니까?');
        await confirm(page, '계속 작성');
      }
      await expect(dialogOf(page)).toBeHidden();
      await expect(page.getByLabel('이메일')).toHaveValue('hong@example.com');
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
    await confirmByKeyboard(page);
    await expect(page).toHaveURL('/');
  });
});

for (const width of [390, 1280]) {
  test(`sign-up and 회원정보 수정 say that the address is not confirmed yet, and what to do, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // As where there is a mail server.
    await page.route('**/api/v1/user/signup', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: OutputOf<'/api/v1/user/signup'> };
      answer.data.isMailFiled = false;
      await route.fulfill({ response, json: answer });
    });
    const userId = newUserId();
    await open(page, '/signup');
    await fillSignup(page, { userId, email: `${userId}@example.com` });
    await page.getByRole('button', { name: '중복 확인' }).click();
    await expect(page.getByText('사용 가능한 ID 입니다.')).toBeVisible();
    await page.getByLabel('필수 약관에 모두 동의합니다.').check();
    await submitSignup(page).click();
    await confirm(page);
    await expect(dialogOf(page)).toContainText('회원가입에 성공했습니다.');
    await expect(dialogOf(page)).toContainText('[이메일 주소 확인]을 누르시면');
    const toLogin = dialogOf(page).getByRole('button', { name: '로그인' });
    await expect(toLogin, 'the next step stands out').toHaveCSS('background-color', 'rgb(31, 94, 255)');
    await expect(dialogOf(page).getByRole('button', { name: '확인' })).toHaveCSS(
      'background-color',
      'rgb(255, 255, 255)',
    );
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(dialogOf(page).getByRole('button', { name: '확인' })).toBeInViewport();
    await confirm(page);
    await expect(page).toHaveURL('/');
    const next = page.getByRole('main').getByRole('link', { name: '가입하신 계정으로 로그인하기' });
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('아이디', { exact: true }), 'begins with the new ID').toHaveValue(userId);

    await logInAs(page, userId);
    await open(page, '/userEdit');
    await page.getByLabel(/^비밀번호\*?$/).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: '확인' }).click();
    await expect(page.getByText('아직 확인되지 않은 이메일 주소입니다.')).toBeVisible();
    const resend = page.getByRole('button', { name: '확인 메일 다시 보내기' });
    await expect(resend).toHaveAttribute('aria-disabled', 'true');
    await expect(resend).toHaveAccessibleDescription(/ \d\d:\d\d부터 다시 보낼 수 있습니다\.$/);
  });
}
