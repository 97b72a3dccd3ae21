import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { comeAsStaff } from '../support/board.ts';
import { open } from '../support/open.ts';
import { body, png, submit } from '../support/question-form.ts';

test('a new table is filled in from its first column, and left by Escape and Tab', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  await open(page, '/noticeRegister');
  await body(page).click();
  await page.keyboard.type('점검 시간입니다.');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '표 삽입' }).click();
  await expect(body(page).getByRole('columnheader', { name: '항목 1' })).toBeVisible();
  await expect(body(page)).toBeFocused();
  await page.keyboard.type('구분');
  await page.keyboard.press('Tab');
  await page.keyboard.type('시간');
  await expect(body(page).getByRole('columnheader')).toHaveText(['구분', '시간', '항목 3']);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('toolbar', { name: '서식 도구' }).getByRole('button').first()).toBeFocused();
  await body(page).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('파일 선택')).toBeFocused();
  await expect(body(page).getByRole('row')).toHaveCount(3);
});

test('who did not wait for a picture or a file is told so only until it is there', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  await open(page, '/noticeRegister');
  await body(page).click();
  await page.keyboard.type('그림을 봐주세요.');
  const { promise: isReady, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/upload-file', async (route) => {
    await isReady;
    await route.continue();
  });
  await choosePicture(page, '화면.png');
  await page.getByLabel('파일 선택').setInputFiles(png('안내.png'));
  await submit(page).click();
  const waiting = page.getByText('파일을 업로드하고 있습니다. 끝난 뒤 다시 시도해주세요.');
  await expect(waiting).toHaveCount(2);
  letThrough();
  await expect(body(page).getByRole('img', { name: '화면' })).toBeVisible();
  await expect(waiting).toHaveCount(0);

  // The text is checked with every change now, as with the one that puts the picture in.
  await choosePicture(page, '둘째.png');
  await expect(body(page).getByRole('img', { name: '둘째' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(body(page)).toHaveAttribute('aria-invalid', 'false');
});

async function choosePicture(page: Page, name: string): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '이미지', exact: true }).click();
  await (await chosen).setFiles(png(name));
}
