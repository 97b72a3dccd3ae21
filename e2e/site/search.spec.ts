import { expect, test } from '@playwright/test';
import { open } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';

test.describe('통합검색', () => {
  test('leads from the header to what was meant, with the words marked, and keeps the search in the address', async ({
    page,
  }) => {
    await open(page, '/notice');
    await page.getByRole('banner').getByRole('link', { name: '검색' }).click();
    await expect(page).toHaveURL('/search');
    await page.getByRole('combobox', { name: '검색어' }).fill('셀랙터를');
    await page.getByRole('combobox', { name: '검색어' }).press('Enter');
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent('셀랙터를')}`);
    await expect(page.getByText('‘셀랙터를’ 대신 ‘셀렉터’ 검색 결과를 보여드립니다.')).toBeVisible();
    await expect(page.getByRole('article').first().locator('mark').first()).toHaveText('셀렉터');

    await page.getByRole('navigation', { name: '찾은 곳' }).getByRole('link', { name: /^QnA/ }).click();
    await expect(page).toHaveURL(/board=qna/);
    // The address changes before the list does.
    await expect(page.getByRole('article').locator('p').first()).toContainText('QnA');
    for (const place of await page.getByRole('article').locator('p').first().allTextContents())
      expect(place).toContain('QnA');
    await page.reload();
    await expect(page.getByRole('combobox', { name: '검색어' })).toHaveValue('셀랙터를');
  });

  test('suggests while typing, is used by keyboard, and leaves Enter to the input method', async ({ page }) => {
    await open(page, '/search');
    const box = page.getByRole('combobox', { name: '검색어' });
    await box.fill('라이선스 집계');
    await expect(page.getByRole('option').first()).toBeVisible();
    await box.press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await box.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true });
    await expect(page).toHaveURL('/search');
    await box.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    const title = await page.getByRole('option', { selected: true }).locator('span').first().textContent();
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  });

  test('says what to do when nothing is found, and keeps recent words here until they are removed', async ({
    page,
  }) => {
    await open(page, `/search?q=${encodeURIComponent('흐흐꿱뷁')}`);
    await expect(page.getByText('‘흐흐꿱뷁’에 대한 검색 결과가 없습니다.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'QnA에 질문하기' })).toBeVisible();
    await expect(page.getByRole('link', { name: '제품 문의' })).toBeVisible();
    await open(page, `/search?q=${encodeURIComponent('엑셀')}`);
    const recent = page.getByRole('region', { name: '최근 검색어' });
    await expect(recent.getByRole('link')).toHaveText(['엑셀', '흐흐꿱뷁']);
    await recent.getByRole('button', { name: '최근 검색어 흐흐꿱뷁을 삭제' }).click();
    await page.reload();
    await expect(recent.getByRole('link')).toHaveText(['엑셀']);
  });

  test('is readable without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/search');
    await page.getByRole('combobox', { name: '검색어' }).fill('엑셀');
    await page.getByRole('button', { name: '검색' }).click();
    await expect(page.getByRole('article').first()).toContainText('엑셀');
    await context.close();
  });

  for (const width of [390, 1440])
    test(`is accessible in every state at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const query of ['', '엑셀', '흐흐꿱뷁']) {
        await open(page, `/search?q=${encodeURIComponent(query)}`);
        expect(await violationsOf(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      await page.getByRole('combobox', { name: '검색어' }).fill('라이선스');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
});
