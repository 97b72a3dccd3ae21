import { expect, test } from '@playwright/test';
import type { OutputOf } from '#shared/contract/calls.ts';
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

/** Heads of what a row is known or acted by. */
const KEPT = ['제목', '수정', '관리'];

test('the choice of columns offers those that the width shows, and no others', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  for (const path of ['/admin/users', '/admin/contents', '/admin/drivers', '/contact/list']) {
    await open(staff, path);
    for (const width of [768, 1024, 1280, 1440]) {
      await staff.setViewportSize({ width, height: 900 });
      const shown = await staff.getByRole('main').getByRole('columnheader').allInnerTexts();
      const button = staff.getByRole('button', { name: '표시할 열 선택' });
      await button.press('Enter');
      const items = staff.getByRole('menuitemcheckbox');
      await expect(items.first()).toBeVisible();
      const offered = await items.allInnerTexts();
      const fixed = path === '/admin/contents' || path === '/contact/list' ? 2 : 1;
      const free = shown.slice(fixed).filter((head) => !KEPT.includes(head));
      expect([path, width, ...offered]).toEqual([path, width, ...free]);
      await staff.keyboard.press('End');
      await expect(items.last(), 'by the keyboard').toBeFocused();
      await staff.keyboard.press('Escape');
      await expect(items).toHaveCount(0);
    }
  }
});

test('what a tablet has no column for is a line under the name', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  await staff.route('**/api/v1/admin/users', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: OutputOf<'/api/v1/admin/users'> };
    Object.assign(answer.data.list[0] ?? {}, { affiliation: '에이온 물류팀' });
    await route.fulfill({ response, json: answer });
  });
  await open(staff, '/admin');
  await staff.setViewportSize({ width: 1024, height: 900 });
  await staff.getByRole('complementary', { name: '관리' }).getByRole('link', { name: '회원', exact: true }).click();
  await expect(staff.locator('tbody tr').first().getByText('에이온 물류팀').filter({ visible: true })).toHaveCount(1);
});

test('what can be searched for is read whole on a phone', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  await staff.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/admin/users', '/contact/list', '/admin/privacy?tab=consents', '/admin/privacy']) {
    await open(staff, path);
    const field = staff.getByRole('main').getByRole('searchbox');
    const room = () =>
      field.evaluate((input: HTMLInputElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(input);
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.font = font;
        const words = pen.measureText(input.placeholder).width;
        return input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - words;
      });
    await expect.poll(room, path).toBeGreaterThanOrEqual(0);
  }
});

test('a page of the administration that does not load leads to the dashboard', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  await open(staff, '/admin');
  await staff.route('**/api/v1/admin/users', (route) => route.abort());
  await staff.getByRole('link', { name: '회원', exact: true }).first().click();
  await expect(staff.getByRole('heading', { name: '네트워크 연결을 확인해주세요.' })).toBeVisible();
  await expect(staff.getByRole('main').getByRole('link', { name: '홈으로 가기' })).toHaveCount(0);
  await staff.getByRole('main').getByRole('link', { name: '대시보드로 가기' }).click();
  await expect(staff).toHaveURL('/admin');
});
