import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import { findChromium } from '#scripts/chromium.ts';
import { dialogOf } from '../support/account.ts';
import { open } from '../support/open.ts';
import { ADMIN } from '../support/portal.ts';

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
  await page.getByRole('link', { name: '질문 등록' }).click();
  await expect(dialogOf(page)).toContainText('로그인 이후 이용해주세요.');
  await dialogOf(page).getByRole('button', { name: '확인' }).click();
  await expect(page).toHaveURL('/login');

  await page.getByLabel(/^아이디\*?$/).fill(ADMIN.userId);
  await page.getByLabel(/^비밀번호\*?$/).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toContainText('브라우저가 쿠키를 차단하고 있어 로그인할 수 없습니다.');
  await dialogOf(page).getByRole('button', { name: '확인' }).click();
  await expect(page.getByLabel(/^아이디\*?$/)).toHaveValue(ADMIN.userId);
  expect(errors).toEqual([]);
});

base('a device whose clock is hours ahead is told so at the log-in', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 5 * 3_600_000);
  await open(page, '/login');
  await page.getByLabel(/^아이디\*?$/).fill(ADMIN.userId);
  await page.getByLabel(/^비밀번호\*?$/).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toContainText('이 기기의 날짜와 시각을 맞춘 뒤 다시 시도해주세요.');
});
