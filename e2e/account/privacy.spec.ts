import { expect, test } from '@playwright/test';
import { dialogOf, openUserEdit } from '../support/account-forms.ts';
import { logInAs, registerMember } from '../support/account-calls.ts';
import { newEmail, sendInquiry } from '../support/inquiry.ts';
import { open } from '../support/open.ts';
import { mailsTo, newUserId } from '../support/portal.ts';
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

test(
  'a link that nobody signed has nothing to press that cannot work, but a way on',
  { tag: '@short' },
  async ({ page }) => {
    for (const path of [
      '/withdrawConsent?token=x',
      '/withdrawConsent',
      '/unsubscribe',
      `/unsubscribe?token=${'x'.repeat(2000)}`,
    ]) {
      await open(page, path);
      await expect(page.getByRole('main').getByRole('status')).toContainText('확인할 수 없는 링크입니다.');
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('main')).not.toContainText('버튼을 누르시면');
      expect(await violationsOf(page)).toEqual([]);
    }
    const request = page.getByRole('link', { name: '제품 문의로 요청하기' });
    await request.click();
    await expect(page.getByRole('heading', { level: 1, name: '제품 문의' })).toBeVisible();
    await open(page, '/withdrawConsent?token=x');
    await request.click();
    await expect(page.getByRole('textbox', { name: '문의내용' })).toHaveValue(
      /동의를 철회하고, 개인정보를 파기해주세요\./,
    );
    await expect(page.getByRole('main')).toContainText('철회 링크를 확인할 수 없어');
  },
);

test('the link of a receipt erases the inquiry after a question, and stays where the network has failed', async ({
  page,
}) => {
  const email = newEmail();
  await open(page, '/contact');
  await sendInquiry(page, { company: '두리상사', email });
  const link = async () =>
    /\/withdrawConsent\?token=[\w.-]+/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  await open(page, await link());
  const withdraw = async () => {
    await page.getByRole('button', { name: '동의 철회' }).click();
    await dialogOf(page).getByRole('button', { name: '철회', exact: true }).click();
  };
  const told = page.getByRole('main').getByRole('status');
  await page.route('**/api/v1/free/withdraw-consent', (route) => route.abort());
  await withdraw();
  await expect(told).toContainText('네트워크 연결을 확인해주세요.');
  await page.unrouteAll();
  await withdraw();
  await expect(told).toContainText('동의 철회가 처리되어 개인정보를 파기했습니다.');
  await expect(page.getByRole('main').getByRole('link'), 'in place of the button').toBeFocused();
});
