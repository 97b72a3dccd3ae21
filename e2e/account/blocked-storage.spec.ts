import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import { findChromium } from '#scripts/support/chromium.ts';
import { confirm, dialogOf, fillSignup, logIn } from '../support/account-forms.ts';
import { consent, newEmail, openConsents } from '../support/inquiry.ts';
import { hydrated, open } from '../support/open.ts';
import { ADMIN, newUserId } from '../support/portal.ts';

/** Chromium as its settings leave it when somebody blocks cookies: storage throws, too. */
const test = base.extend<{ blocked: Page }>({
  blocked: async ({ playwright, launchOptions, baseURL }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-blocked-'));
    mkdirSync(join(folder, 'Default'));
    const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
    writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(settings));
    const started: BrowserContext = await playwright.chromium.launchPersistentContext(folder, {
      ...launchOptions,
      // The one without windows has no such settings.
      executablePath: findChromium() ?? undefined,
      baseURL,
      locale: 'ko-KR',
    });
    await use(started.pages()[0] ?? (await started.newPage()));
    await started.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

const isBlocked = (page: Page) =>
  page.evaluate(() => {
    try {
      return sessionStorage === null;
    } catch {
      return true;
    }
  });

test('with cookies and storage blocked every page can be read, and the log-in says what is missing', async ({
  blocked: page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const path of ['/', '/contact', '/freeExperience', '/signup', '/notice', '/solution-chat']) {
    await open(page, path);
    await expect(page.locator('main, form').first(), path).toBeVisible();
    await expect(page.getByRole('heading', { name: '오류가 발생했습니다.' }), path).toHaveCount(0);
  }
  expect(await isBlocked(page)).toBe(true);

  await open(page, '/qna');
  await page.getByRole('link', { name: '질문하기' }).click();
  await expect(dialogOf(page)).toContainText('로그인 이후 이용해주세요.');
  await dialogOf(page).getByRole('button', { name: '확인' }).click();
  await expect(page).toHaveURL('/login');

  await page.getByLabel(/^아이디\*?$/).fill(ADMIN.userId);
  await page.getByLabel(/^비밀번호\*?$/).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toContainText('브라우저가 쿠키를 차단하고 있어 진행할 수 없습니다.');
  await dialogOf(page).getByRole('button', { name: '확인' }).click();
  await expect(page.getByLabel(/^아이디\*?$/)).toHaveValue(ADMIN.userId);
  expect(errors).toEqual([]);
});

test('with cookies blocked sign-up, find and inquiry say so, and keep what was typed', async ({ blocked: page }) => {
  const blockedText = '브라우저가 쿠키를 차단하고 있어 진행할 수 없습니다.';
  await open(page, '/signup');
  await fillSignup(page, { userId: newUserId(), email: newEmail() });
  await page.getByRole('button', { name: '중복 확인' }).click();
  await expect(page.getByText('사용 가능한 ID 입니다.')).toBeVisible();
  await page.getByLabel('필수 약관에 모두 동의합니다.').check();
  await page.getByRole('button', { name: '회원가입' }).click();
  await confirm(page);
  await expect(dialogOf(page)).toContainText(blockedText);
  await confirm(page);
  await expect(page.getByLabel('이름')).toHaveValue('홍길동');

  await open(page, '/findID');
  await page.getByLabel('이름').fill('홍길동');
  await page.getByLabel('이메일').fill(newEmail());
  await page.getByRole('button', { name: /메일 받기$/ }).click();
  await expect(dialogOf(page)).toContainText(blockedText);

  await openConsents(page, '/contact');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: '요청.txt', mimeType: 'text/plain', buffer: Buffer.from('요청') });
  await expect(page.getByRole('main').getByText(blockedText)).toBeVisible();
  await page.getByRole('button', { name: '요청.txt 삭제' }).click();
  await consent(page).check();
  await page.getByRole('button', { name: '문의 등록' }).click();
  await expect(page.getByRole('region', { name: '알림' })).toContainText(blockedText);
  await expect(page.getByLabel('직책')).toHaveValue('팀장');
});

base('a browser whose storage is full logs in and out', async ({ page }) => {
  await open(page, '/company');
  await page.evaluate(() => {
    for (let size = 1024 * 1024; size > 0; size = size >> 1)
      for (let part = 0; part < 8; part++)
        try {
          localStorage.setItem(`filled${size}.${part}`, 'x'.repeat(size));
        } catch {
          break;
        }
  });
  await logIn(page, ADMIN.userId, ADMIN.password);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('banner').getByRole('link', { name: `${ADMIN.userId}님` })).toBeVisible();
  await page.getByRole('button', { name: '로그아웃' }).click();
  await confirm(page);
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
});

base('a device whose clock is hours ahead is told so at the log-in', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 5 * 3_600_000);
  await open(page, '/login');
  await page.getByLabel(/^아이디\*?$/).fill(ADMIN.userId);
  await page.getByLabel(/^비밀번호\*?$/).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toContainText('이 기기의 날짜와 시각을 맞춘 뒤 다시 시도해주세요.');
});
