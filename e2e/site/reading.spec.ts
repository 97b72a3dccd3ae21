import { expect, test } from '@playwright/test';
import { open } from '../support/open.ts';

test('a printed list has its entries, and none of what only works on a screen', async ({ page }) => {
  await open(page, '/faq');
  const main = page.getByRole('main');
  const question = main.locator('details').first();
  await question.locator('summary').click();
  await expect(question.getByText('도움이 되었나요?')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(question.locator('.rich-text')).toBeVisible();
  await expect(main.getByRole('search')).toBeHidden();
  await expect(main.getByRole('link', { name: '질문하기' })).toBeHidden();
  await expect(page.locator('#chat-button')).toBeHidden();
});

test('Tab goes through the bar of a list from left to right', async ({ page }) => {
  await open(page, '/notice');
  const main = page.getByRole('main');
  await main.getByRole('navigation', { name: '정렬' }).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('search').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('searchbox')).toBeFocused();
});

test('the logo is as high as a finger', async ({ page }) => {
  await open(page, '/notice');
  const logo = await page.getByRole('banner').getByRole('link', { name: /홈$/ }).boundingBox();
  expect(logo?.height).toBeGreaterThanOrEqual(44);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no chat button stands there that does nothing, and the chat page says why it is empty', async ({ page }) => {
    await page.goto('/notice');
    await expect(page.locator('#chat-button')).toBeHidden();
    await page.goto('/solution-chat');
    await expect(page.getByText('AI 채팅은 자바스크립트를 켜야 사용할 수 있습니다.')).toBeVisible();
  });
});
