import { expect, test } from '@playwright/test';
import { confirm, dialogOf, leaveAndStay, openUserEdit } from '../support/account-forms.ts';
import { logInAs, registerMember } from '../support/account-calls.ts';
import { comeAsVisitor, useOwnAddress } from '../support/board.ts';
import { open } from '../support/open.ts';
import { PASSWORD, newUserId } from '../support/portal.ts';
import { violationsOf } from '../support/violations.ts';

useOwnAddress();

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
    await expect(page.getByRole('group', { name: '회원정보 수정' })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
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

test('userEdit asks before changes are lost, and no more once they are saved', async ({ page }) => {
  const userId = newUserId();
  await registerMember(page, userId);
  await logInAs(page, userId);
  await openUserEdit(page);
  for (const part of ['기본 정보', '비밀번호 변경', '마케팅 정보 수신', '2단계 인증', '로그인한 기기', '회원탈퇴'])
    await expect(page.getByRole('region', { name: part })).toBeVisible();
  expect(await violationsOf(page, 'main')).toEqual([]);
  await page.getByLabel('소속').fill('한빛철강');
  const toActivity = page.getByRole('link', { name: '내 활동' });
  await leaveAndStay(page, () => toActivity.click());
  await expect(page.getByLabel('소속')).toHaveValue('한빛철강');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(dialogOf(page)).toContainText('저장되었습니다.');
  await confirm(page);
  await page.getByRole('button', { name: '취소' }).click();
  await expect(page).toHaveURL('/myActivity');
});

test('a confirmation link that has ended leads to where a new one can be requested', async ({ page }) => {
  const again = page.getByRole('link', { name: '회원정보에서 확인 메일 다시 받기' });
  const withFullStop = `${'x'.repeat(43)}.`;
  for (const query of ['', `?token=${withFullStop}`]) {
    await open(page, `/verifyEmail${query}`);
    await expect(page.getByRole('main').getByRole('status')).toContainText('유효하지 않거나 만료된 링크입니다.');
    await expect(page.getByRole('main')).toContainText('이미 확인하신 주소라면 다시 확인하지 않으셔도 됩니다.');
    await expect(page.getByRole('main').getByRole('button'), 'nothing to press that cannot work').toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('아래 버튼을 눌러주세요.');
  }
  await again.click();
  await expect(dialogOf(page)).toContainText('로그인 이후 이용해주세요.');
});

test('a confirmation link of an inquiry that is gone leads to a new inquiry: who sent it may have no account', async ({
  page,
}) => {
  await open(page, '/verifyEmail?token=gone.signature');
  await expect(page.getByRole('main').getByRole('status')).toContainText('문의를 철회하셨거나 보관 기간이 지났을 수');
  await expect(page.getByRole('main')).not.toContainText('회원정보');
  await page.getByRole('link', { name: '다시 문의하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '제품 문의' })).toBeVisible();
});

test('userEdit shows where one is logged in, and logs out another browser, which is told at its next step', async ({
  page,
  browser,
}) => {
  const userId = newUserId();
  await registerMember(page, userId);
  await logInAs(page, userId);
  const elsewhere = await comeAsVisitor(browser);
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
