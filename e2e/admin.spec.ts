import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { adminMenu } from '../web/features/admin/admin-menu.ts';
import { comeAsMember, comeAsStaff } from './support/board.ts';
import { open } from './support/open.ts';

test('every page of the administration opens for an administrator and is refused to members and visitors', async ({
  browser,
  page,
}) => {
  const { page: member } = await comeAsMember(browser);
  const staff = await comeAsStaff(browser);
  for (const { path } of adminMenu) {
    const statuses = await Promise.all(
      [page, member, staff].map(async (visitor) => (await visitor.request.get(path)).status()),
    );
    expect([path, ...statuses]).toEqual([path, 403, 403, 200]);
  }
  await open(member, '/admin');
  await expect(member.getByRole('alertdialog')).toContainText('접근 권한이 없습니다.');
});

test('staff come in from the header, and on a phone find the menu behind a button', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  await open(page, '/company');
  await page.getByRole('banner').getByRole('link', { name: '관리', exact: true }).click();
  await expect(page.getByRole('heading', { name: '대시보드' })).toBeVisible();
  await expect(page.getByText('모든 현황을 확인하고, 모든 관리 메뉴를 이용할 수 있습니다.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('navigation', { name: '관리 메뉴' });
  await expect(menu).toBeHidden();
  await page.getByText('관리 메뉴').first().click();
  await menu.getByRole('link', { name: '휴지통' }).click();
  await expect(page).toHaveURL('/admin/trash');
  await expect(page.getByRole('heading', { name: '휴지통' })).toBeVisible();
  await expect(menu).toBeHidden();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
