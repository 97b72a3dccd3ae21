import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Role } from '#shared/role-permissions.ts';
import { adminMenu } from '#web/features/admin/admin-menu.ts';
import { confirm, dialogOf } from '../support/account.ts';
import { call, comeAsMember, comeAsStaff } from '../support/board.ts';
import { enterAs } from '../support/start-session.ts';
import { open } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';

/** A member who got a role from the administrator, logged in with it. */
async function comeWithRole(browser: Browser, staff: Page, role: Role): Promise<Page> {
  const { page, userId } = await comeAsMember(browser, role);
  const { list } = await call(staff, '/api/v1/admin/users', { keyword: userId });
  await call(staff, '/api/v1/admin/users/roles', { userId: list[0]?.userId ?? '', roles: ['ROLE_USER', role] });
  await page.context().clearCookies();
  await enterAs(page, userId);
  return page;
}

test('every page of the administration opens for the roles of its menu and is refused to all others', async ({
  browser,
  page,
}) => {
  const staff = await comeAsStaff(browser);
  const { page: member } = await comeAsMember(browser);
  const sales = await comeWithRole(browser, staff, 'ROLE_SALES');
  const manager = await comeWithRole(browser, staff, 'ROLE_MANAGER');
  const visitors: [Page, Role[]][] = [
    [page, []],
    [member, ['ROLE_USER']],
    [sales, ['ROLE_USER', 'ROLE_SALES']],
    [manager, ['ROLE_USER', 'ROLE_MANAGER']],
    [staff, ['ROLE_ADMIN']],
  ];
  for (const { path, may } of adminMenu) {
    for (const [visitor, roles] of visitors) {
      const status = (await visitor.request.get(path)).status();
      expect([path, ...roles, status]).toEqual([path, ...roles, may({ id: '', roles }) ? 200 : 403]);
    }
  }
  await open(member, '/admin');
  await expect(member.getByRole('alertdialog')).toContainText('접근 권한이 없습니다.');
});

test(
  'an administrator gives a member a role, and the log tells of it and is whole',
  { tag: '@short' },
  async ({ browser }) => {
    const { userId } = await comeAsMember(browser, 'to be sales');
    const page = await comeAsStaff(browser);
    await open(page, `/admin/users?q=${userId}`);
    await page.getByRole('link', { name: `${userId} 회원 열기` }).click();
    const drawer = page.getByRole('dialog', { name: userId });
    await expect(drawer).toContainText(`${userId}@example.com`);
    await drawer.getByLabel('영업').check();
    await drawer.getByRole('button', { name: '역할 저장' }).click();
    await confirm(page);
    await expect(page.getByText('역할을 저장했습니다.')).toBeVisible();
    await expect(drawer.getByText('로그인되어 있지 않습니다.')).toBeVisible();
    await drawer.getByRole('button', { name: '닫기' }).click();
    await expect(page.getByRole('row').filter({ hasText: userId })).toContainText('영업');

    await open(page, '/admin/audit?action=user.roles');
    await expect(page.getByRole('row').filter({ hasText: userId })).toContainText('일반회원 → 일반회원, 영업');
    await page.getByRole('button', { name: '무결성 확인' }).click();
    await expect(dialogOf(page)).toContainText('바뀌거나 빠진 기록이 없습니다.');
  },
);

test(
  'staff come in from the header, and on a phone find the menu behind a button',
  { tag: '@short' },
  async ({ browser }) => {
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
    expect(await violationsOf(page)).toEqual([]);
  },
);

test('staff find their way out in the menu of a phone', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  await staff.setViewportSize({ width: 390, height: 844 });
  await open(staff, '/faq');
  await staff.getByRole('button', { name: '메뉴 열기' }).click();
  await expect(staff.getByRole('button', { name: '로그아웃' })).toBeInViewport({ ratio: 1 });
});
