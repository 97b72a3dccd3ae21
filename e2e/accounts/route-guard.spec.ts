import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { open } from '../support/open.ts';
import { comeLoggedIn } from '../support/session.ts';

const dialogOf = (page: Page) => page.getByRole('alertdialog');
const confirm = (page: Page) => dialogOf(page).getByRole('button', { name: '확인' }).click();

test.describe('spec 4 route guard', () => {
  test('a login screen without token says so and leads to /login', async ({ page }) => {
    const response = await open(page, '/userEdit');
    expect(response?.status()).toBe(403);
    await expect(dialogOf(page)).toContainText('로그인 이후 이용해주세요.');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/login');
    await expect(dialogOf(page)).toBeHidden();
  });

  test('it says so without scripts, too', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto('/userEdit');
    await expect(page.getByRole('heading', { name: '로그인 이후 이용해주세요.' })).toBeVisible();
    await page.close();
  });

  test('a login that ended meanwhile is told as ended, once, before the screen is left', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await comeLoggedIn(page);
    await open(page, '/company');
    await page.context().clearCookies();
    await page.getByRole('link', { name: 'hong1234님' }).click();
    await expect(dialogOf(page).getByRole('heading', { name: '로그인만료' })).toBeVisible();
    await expect(page).toHaveURL('/company');
    await confirm(page);
    await expect(page).toHaveURL('/login');
    await expect(dialogOf(page)).toBeHidden();
  });

  test('public screens pass, and /signup has no header', async ({ page }) => {
    for (const path of ['/', '/login', '/findIDPW', '/findID', '/findPW', '/signup', '/company']) {
      const response = await open(page, path);
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('banner')).toHaveCount(path === '/signup' ? 0 : 1);
      await expect(dialogOf(page)).toBeHidden();
    }
  });
});
