import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { comeAsMember, comeAsStaff } from '../support/board.ts';
import { builtFile } from '../support/built-file.ts';

/** Opens a page whose scripts wait until `arrive` is called. */
async function openWithoutScripts(page: Page, path: string): Promise<{ arrive: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/${builtFile('entry.client')}`, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path);
  return { arrive: resolve };
}

const png = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});

test.describe('what a visitor does before the scripts come is not lost', () => {
  test('a button is pressed', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const scripts = await openWithoutScripts(page, '/company');
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    scripts.arrive();
    await expect(page.locator('#mobile-menu')).toBeVisible();
  });

  test('files are attached to a question', async ({ browser }) => {
    const { page } = await comeAsMember(browser);
    const scripts = await openWithoutScripts(page, '/qnaRegister');
    await page.getByLabel('파일 선택').setInputFiles([png('하나.png'), png('둘.png')]);
    scripts.arrive();
    for (const name of ['하나.png', '둘.png']) await expect(page.getByRole('main').getByText(name)).toHaveCount(1);
    await page.context().close();
  });

  test('a logo is chosen', async ({ browser }) => {
    const page = await comeAsStaff(browser);
    const scripts = await openWithoutScripts(page, '/admin/company');
    await page.getByLabel('그림 선택').setInputFiles(png('로고.png'));
    scripts.arrive();
    await expect(page.getByRole('img', { name: '로고 미리보기' })).toBeVisible();
    await page.context().close();
  });
});
