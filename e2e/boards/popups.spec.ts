import { expect, test } from '@playwright/test';
import { call, comeAsStaff, newTitle } from '../support/board.ts';
import { open } from '../support/open.ts';

test('the popup of a notice stays away for today when told so', { tag: '@short' }, async ({ browser, page }) => {
  const staff = await comeAsStaff(browser);
  const title = newTitle('팝업 공지');
  const hour = (offset: number) => new Date(Date.now() + offset * 3_600_000).toISOString();
  const { documentId } = await call(staff, '/api/v1/board/write', {
    boardType: 'notice',
    title,
    category: '공지',
    bodyHtml: '<p>팝업 내용</p>',
    popupFrom: hour(-1),
    popupUntil: hour(1),
  });
  const popup = page.getByRole('dialog', { name: title });
  await open(page, '/');
  await expect(popup).toContainText('팝업 내용');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await open(page, '/');
  await popup.getByRole('button', { name: '오늘 하루 보지 않기' }).click();
  await expect(popup).toBeHidden();
  const asked = page.waitForResponse('**/board/popups');
  await open(page, '/');
  await asked;
  await expect(popup).toBeHidden();
  await call(staff, '/api/v1/board/deleteDocument', { documentId });
});
