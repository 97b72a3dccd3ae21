import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { dialogOf } from '../support/account-forms.ts';
import { registerMember } from '../support/account-calls.ts';
import { open } from '../support/open.ts';
import { PASSWORD } from '../support/portal.ts';
import { violationsOf } from '../support/violations.ts';

const codeAt = (key: string, stepsAway = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + stepsAway * 30_000,
  });

const isClean = async (page: Page, part: string) => expect(await violationsOf(page, part)).toEqual([]);

async function enterPassword(page: Page, userId: string): Promise<void> {
  await open(page, '/login');
  await page.getByLabel(/^아이디\*?$/).fill(userId);
  await page.getByLabel(/^비밀번호\*?$/).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

test('a second factor is turned on with an app, and from then on the login asks for its code, by keyboard alone', async ({
  page,
}) => {
  const userId = `factor${Date.now().toString(36)}`.slice(0, 20);
  await registerMember(page, userId);
  await enterPassword(page, userId);
  await expect(page).toHaveURL('/');

  await open(page, '/userEdit');
  await page.getByLabel(/^비밀번호\*?$/).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const section = page.getByRole('region', { name: '2단계 인증' });
  await section.getByRole('button', { name: '2단계 인증 등록' }).click();
  await expect(section.getByRole('img', { name: '인증 앱에 등록하는 QR 코드' })).toBeVisible();
  await expect(section.getByLabel('인증 코드')).toBeFocused();
  await isClean(page, 'section[aria-labelledby="second-factor"]');
  const key = (await section.locator('code').textContent()) ?? '';
  await page.keyboard.type(codeAt(key));
  await page.keyboard.press('Enter');
  await expect(section.getByRole('heading', { name: '복구 코드를 보관해주세요' })).toBeFocused();
  await expect(section.getByRole('listitem')).toHaveCount(10);
  const recovery = (await section.getByRole('listitem').first().textContent()) ?? '';
  await isClean(page, 'section[aria-labelledby="second-factor"]');
  await section.getByRole('button', { name: '보관했습니다' }).click();
  await expect(section.getByText('남은 복구 코드 10개')).toBeVisible();

  await page.context().clearCookies();
  await enterPassword(page, userId);
  await expect(page.getByRole('heading', { name: '2단계 인증' })).toBeVisible();
  await expect(page.getByLabel('인증 코드')).toBeFocused();
  await isClean(page, 'main');
  await page.keyboard.type(codeAt(key, -3));
  await page.keyboard.press('Enter');
  await expect(page.getByText('인증 코드가 일치하지 않거나 이미 사용한 코드입니다.')).toBeVisible();
  await page.keyboard.type(codeAt(key, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: `${userId}님` })).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.context().clearCookies();
  await open(page, '/userEdit');
  await dialogOf(page).getByRole('button', { name: '확인' }).click();
  await enterPassword(page, userId);
  await page.getByRole('button', { name: '복구 코드로 로그인' }).click();
  await expect(page.getByLabel('복구 코드')).toBeFocused();
  await page.keyboard.type('AAAAA-AAAAA');
  await page.keyboard.press('Enter');
  await expect(page.getByText('복구 코드가 일치하지 않거나 이미 사용한 코드입니다.')).toBeVisible();
  await page.keyboard.type(recovery.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: `${userId}님` })).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('link', { name: '이어서 보기: 회원정보 수정' })).toBeFocused();
});
