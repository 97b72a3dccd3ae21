import { expect, test } from '@playwright/test';
import { comeAsStaff } from '../support/board.ts';
import { open } from '../support/open.ts';

test('while other rows are on their way those that are shown cannot be ticked', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  await open(staff, '/admin/contents');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await staff.route('**/api/v1/admin/contents', async (route) => {
    await arrived;
    await route.continue();
  });
  const table = staff.locator('main [role="group"]:has(> table)');
  const first = table.locator('tbody').getByRole('checkbox').first();
  await staff.getByRole('combobox', { name: '게시판' }).selectOption({ label: '공지사항' });
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await first.focus();
  await staff.keyboard.press('Space');
  await expect(first).not.toBeChecked();
  arrive();
  await expect(table).toHaveAttribute('aria-busy', 'false');
  await first.focus();
  await staff.keyboard.press('Space');
  await expect(first).toBeChecked();
});

test('where filters leave nothing a button takes them off, also on the board, which says so once', async ({
  browser,
}) => {
  const staff = await comeAsStaff(browser);
  for (const [list, title] of [
    ['/admin/users', '회원'],
    ['/admin/contents', '글'],
    ['/admin/audit', '기록'],
    ['/admin/privacy?tab=consents', '동의 이력'],
    ['/contact/list', '문의'],
    ['/contact/list?view=board', '문의'],
  ] as const) {
    const nothing = { '/admin/audit': 'actor', '/admin/privacy?tab=consents': 'person' }[list as string] ?? 'q';
    await open(staff, `${list}${list.includes('?') ? '&' : '?'}${nothing}=nobody-has-this`);
    await expect(staff.getByRole('main').getByText(/없습니다\.$/)).toHaveCount(1);
    await expect(staff.getByRole('main').getByText(/없습니다\.$/)).toContainText(title);
    await staff.getByRole('link', { name: '조건 초기화' }).click();
    await expect(staff).toHaveURL(list);
    await expect(staff.getByRole('link', { name: '조건 초기화' })).toHaveCount(0);
  }
});
