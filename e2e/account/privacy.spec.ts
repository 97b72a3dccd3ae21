import { expect, test } from '@playwright/test';
import { dialogOf, openUserEdit } from '../support/account-forms.ts';
import { logInAs, registerMember } from '../support/account-calls.ts';
import { open } from '../support/open.ts';
import { newUserId } from '../support/portal.ts';
import { violationsOf } from '../support/violations.ts';

test('a member takes their own data along from /userEdit, and the page of a proxy is not taken for it', async ({
  page,
}) => {
  const userId = newUserId();
  await registerMember(page, userId);
  await logInAs(page, userId);
  await openUserEdit(page);
  const button = page.getByRole('button', { name: '내 데이터 다운로드' });
  await page.route('**/api/v1/user/export-data', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>proxy</title>' }),
  );
  await button.click();
  await expect(page.getByRole('region', { name: '알림' })).toContainText('네트워크 연결을 확인해주세요.');
  await page.unrouteAll();
  const download = page.waitForEvent('download');
  await button.click();
  expect((await download).suggestedFilename()).toMatch(/^내_개인정보_\d{8}\.json$/);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page)).toEqual([]);
  }
});

test('a link that nobody signed erases nothing, and says so', { tag: '@short' }, async ({ page }) => {
  await open(page, '/withdrawConsent?token=x');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '동의 철회' }).click();
  await dialogOf(page).getByRole('button', { name: '철회', exact: true }).click();
  await expect(page.getByText('유효하지 않은 링크입니다. 접수 메일의 링크를 다시 확인해주세요.')).toBeVisible();
});
