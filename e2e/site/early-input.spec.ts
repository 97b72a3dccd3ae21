import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { comeAsMember, comeAsStaff } from '../support/board.ts';
import { builtFile } from '../support/built-file.ts';
import { hydrated } from '../support/open.ts';

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

  test('an inquiry is begun', async ({ page }) => {
    const scripts = await openWithoutScripts(page, '/contact');
    await page.getByLabel('문의유형').selectOption('도입상담');
    await page.getByLabel(/^이름/).fill('한지우');
    await page.getByLabel(/^문의내용/).fill('로봇 열 대의 견적을 부탁드립니다.');
    scripts.arrive();
    await hydrated(page);
    await page.getByLabel('회사명').fill('두리상사');
    await expect(page.getByLabel('문의유형')).toHaveValue('도입상담');
    await expect(page.getByLabel(/^이름/)).toHaveValue('한지우');
    await expect(page.getByLabel(/^문의내용/)).toHaveValue('로봇 열 대의 견적을 부탁드립니다.');
  });

  test('a sign-up is begun', async ({ page }) => {
    const scripts = await openWithoutScripts(page, '/signup');
    await page.getByLabel(/^이름/).fill('한지우');
    await page.getByRole('checkbox', { name: '필수 약관에 모두 동의합니다.' }).check();
    await page.getByRole('checkbox', { name: '[선택] 마케팅' }).check();
    scripts.arrive();
    await hydrated(page);
    for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeChecked();
    await expect(page.getByLabel(/^이름/)).toHaveValue('한지우');
  });

  test('the company is changed', async ({ browser }) => {
    const page = await comeAsStaff(browser);
    const scripts = await openWithoutScripts(page, '/admin/company');
    await page.getByLabel(/^대표자/).fill('한지우');
    scripts.arrive();
    await hydrated(page);
    await page.getByLabel(/^대표전화/).fill('02-123-4567');
    await expect(page.getByLabel(/^대표자/)).toHaveValue('한지우');
    await page.context().close();
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
