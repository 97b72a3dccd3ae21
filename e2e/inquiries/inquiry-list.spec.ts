import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { confirm, confirmAndLeave, dialogOf } from '../support/account-forms.ts';
import { comeAsMember, comeAsStaff, comeAsVisitor, newTitle } from '../support/board.ts';
import { fontsApply } from '../support/delayed-fonts.ts';
import { builtFile } from '../support/built-file.ts';
import { newEmail, openFirstInquiry, sendInquiry } from '../support/inquiry.ts';
import { open, settled } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';

test('a phone shows the whole number beside what the keys lead to, and without a mail server no mail is promised', async ({
  browser,
}) => {
  const visitor = await comeAsVisitor(browser);
  await open(visitor, '/contact');
  const number = await sendInquiry(visitor, { company: newTitle('좁은 화면'), email: newEmail() });
  const page = await comeAsStaff(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/contact/list?q=${number}`);
  await page.locator('[data-row-link]').first().press('Enter');
  const drawer = page.getByRole('dialog', { name: /^C-/ });
  await expect(drawer.getByRole('button', { name: '답변으로' })).toBeFocused();
  const isCut = drawer.getByRole('heading', { name: /^C-/ }).evaluate((title) => title.scrollWidth > title.clientWidth);
  expect(await isCut).toBe(false);
  const filed = drawer.getByText('상태 안내 메일을 보내지 못하고 파일로 남깁니다.');
  await expect(filed, 'no mail is asked for').toBeHidden();
  await drawer.getByLabel('상태 변경을 신청자에게 메일로 알리기').check();
  await expect(filed).toBeVisible();
  await expect(drawer).toContainText('답변 메일은 나가지 않습니다.');
  await drawer.getByText('동의 이력').click();
  await drawer.getByRole('button', { name: '동의 철회 링크 보내기' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('동의 철회 링크 메일을 보내지 못하고 파일로 남깁니다.');
});

test('an inquiry that is opened by its address on a phone does not begin with a button for keys', async ({
  browser,
}) => {
  const visitor = await comeAsVisitor(browser);
  await open(visitor, '/contact');
  const number = await sendInquiry(visitor, { company: newTitle('손가락'), email: newEmail() });
  const staff = await comeAsStaff(browser);
  await open(staff, `/contact/list?q=${number}`);
  await staff.locator('[data-row-link]').first().click();
  await expect(staff.getByRole('button', { name: '답변으로' })).toBeFocused();
  const touch = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
  const phone = await comeAsVisitor(browser, touch);
  await phone.context().addCookies(await staff.context().cookies());
  await open(phone, staff.url());
  await expect(phone.getByRole('dialog', { name: number })).toContainText('한지우');
  await settled(phone);
  await expect(phone.getByRole('button', { name: '답변으로' })).not.toBeFocused();
});

test('the list refuses who may not see it', async ({ browser }) => {
  const visitor = await comeAsVisitor(browser);
  await open(visitor, '/contact/list');
  await expect(dialogOf(visitor)).toContainText('로그인 이후 이용해주세요.');
  await confirm(visitor);
  await expect(visitor).toHaveURL('/login');
  const { page } = await comeAsMember(browser);
  await open(page, '/contact/list');
  await expect(dialogOf(page)).toContainText('접근 권한이 없습니다.');
  await confirm(page);
  await expect(page).toHaveURL('/');
});

test(
  'filters, order and the open row live in the address; a filter is kept under a name',
  { tag: '@short' },
  async ({ browser }) => {
    const page = await comeAsStaff(browser);
    const name = newTitle('진행 중 체험');
    await open(page, '/contact/list');
    await page.getByRole('combobox', { name: '구분' }).selectOption('무료체험');
    await expect(page).toHaveURL(/type=FREE/);
    await page.getByRole('link', { name: /^진행중 \d/ }).click();
    await expect(page).toHaveURL(/status=/);
    await page.getByRole('link', { name: '회사명 오름차순으로 정렬' }).click();
    await expect(page).toHaveURL(/sort=company(?:&|$)/);
    await expect(page.getByRole('columnheader', { name: /회사명/ })).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('combobox', { name: '기간' }).selectOption('직접 지정');
    await page.getByRole('textbox', { name: '시작일' }).fill('20260901');
    await expect(page).toHaveURL(/from=2026-09-01/);
    // The URL changes before the list; a reload shows the list of the URL.
    await open(page, page.url());
    const companies = page.getByRole('row').getByRole('link', { name: /상세 보기/ });
    const shown = await companies.allTextContents();
    expect(shown).toEqual(shown.toSorted());

    await page.getByRole('button', { name: '조건 저장' }).click();
    await expect(page.getByRole('dialog').getByLabel(/^이름/)).toBeFocused();
    await page.keyboard.insertText(name);
    await page.getByRole('dialog').getByRole('button', { name: '조건 저장' }).click();
    await page.getByRole('link', { name: '조건 초기화', exact: true }).click();
    await expect(page).not.toHaveURL(/type=FREE/);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/type=FREE.*status=/);
    await expect(companies).toHaveText(shown);
    await page.getByRole('button', { name: `${name} 삭제` }).click();
    await confirmAndLeave(page, '삭제');
    await expect(page.getByRole('link', { name })).toBeHidden();
  },
);

test(
  'the overdue ones are a list of their own, and the down arrow leads into a list from anywhere',
  { tag: '@short' },
  async ({ browser }) => {
    const page = await comeAsStaff(browser);
    await open(page, '/admin');
    const tile = page.getByRole('link', { name: /^기한 지남 \d+건$/ }).first();
    const count = ((await tile.textContent()) ?? '').replace(/\D/g, '');
    await tile.click();
    await expect(page.getByRole('link', { name: `기한 지남 ${count}` })).toHaveAttribute('aria-current', 'page');
    const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /상세 보기/ }) });
    await expect(rows.first()).toContainText('기한 지남');
    // The list listens to the key a moment after it is drawn.
    await settled(page);
    await page.keyboard.press('ArrowDown');
    await expect(rows.first().getByRole('link')).toBeFocused();
    await page.keyboard.press('x');
    await expect(rows.first().getByRole('checkbox')).toBeChecked();
  },
);

test('worked by keyboard: from row to row, open, close, and back where one was', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  await open(page, '/contact/list?until=2026-10-31&sort=company&dir=asc');
  const links = page.getByRole('row').getByRole('link', { name: /상세 보기/ });
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  const second = (await links.nth(1).textContent()) ?? '';
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/open=/);
  await page.getByRole('button', { name: '다음', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText(second);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).not.toHaveURL(/open=/);
  await expect(links.nth(1), 'the one seen last').toBeFocused();
});

test('a row is clicked like its link, beside its controls and its text', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  await open(page, '/contact/list');
  const row = page.locator('tbody tr').first();
  const status = row.getByRole('cell').nth(2);
  const drawer = page.getByRole('dialog', { name: /^C-/ });
  const line = () => row.locator('[data-row-link]').evaluate((link) => getComputedStyle(link).textDecorationLine);
  // The cell around the checkbox belongs to it.
  await row
    .getByRole('cell')
    .first()
    .click({ position: { x: 3, y: 3 } });
  expect(await line(), 'as the click opens nothing').toBe('none');
  await expect(row.getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('region', { name: /선택한/ })).toBeVisible();
  await status.hover();
  expect(await line()).toBe('underline');
  const subject = row.getByRole('cell').nth(4);
  const { x, y, width, height } = (await subject.boundingBox())!;
  await page.mouse.move(x + 14, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
  await expect(page).toHaveURL('/contact/list');
  const ways: Parameters<typeof status.click>[0][] = [{ modifiers: ['ControlOrMeta'] }, { button: 'middle' }];
  for (const options of ways) {
    const coming = page.context().waitForEvent('page');
    await status.click(options);
    const tab = await coming;
    await expect(tab).toHaveURL(/open=/);
    await tab.close();
    await expect(page).toHaveURL('/contact/list');
  }
  // Text that is selected elsewhere is in nobody's way.
  const [elsewhere] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator('thead').evaluate(
      (head, cell) => {
        getSelection()?.selectAllChildren(head);
        cell?.dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }));
      },
      await status.elementHandle(),
    ),
  ]);
  await elsewhere.close();
  await status.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await open(page, '/admin/users');
  await page.locator('tbody tr').first().getByRole('cell').last().click();
  await expect(page).toHaveURL(/open=/);
});

test('several are changed at once, after asking', async ({ browser }) => {
  const visitor = await comeAsVisitor(browser);
  const company = newTitle('한꺼번에');
  for (const email of [newEmail(), newEmail()]) {
    await open(visitor, '/contact');
    await sendInquiry(visitor, { company, email });
  }
  const page = await comeAsStaff(browser);
  await open(page, `/contact/list?q=${encodeURIComponent(company)}`);
  await page.getByRole('checkbox', { name: '이 페이지의 문의 모두 선택' }).check();
  await page.getByRole('combobox', { name: '상태 변경' }).selectOption('연락완료');
  const undo = page.getByRole('button', { name: '되돌리기' });
  // A message under the pointer stays.
  await undo.hover();
  await expect(page.getByText('2건이 변경되었습니다.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '연락완료' })).toHaveCount(2);
  await page.route('**/free/bulk-update', (route) => route.abort(), { times: 1 });
  await undo.click();
  await expect(page.getByRole('region', { name: '알림' })).toContainText('네트워크 연결을 확인해주세요.');
  // The message that was pressed fades out beside the one that came back.
  await expect(undo, 'to try again').toHaveCount(1);
  await expect(page.getByRole('cell', { name: '연락완료', exact: true })).toHaveCount(2);
  await undo.click();
  await expect(page.getByRole('cell', { name: '접수', exact: true })).toHaveCount(2);
  await expect(undo, 'once').toHaveCount(0);
  await page.getByRole('checkbox', { name: '이 페이지의 문의 모두 선택' }).check();
  await page.getByRole('combobox', { name: '상태 변경' }).selectOption('접수');
  await expect(page.getByText('이미 접수 상태입니다.')).toBeVisible();

  // By keyboard alone: to the list, x selects, the arrows move, and x with Shift leads to the actions.
  await page.getByRole('group', { name: /문의 목록/ }).focus();
  for (const key of ['ArrowDown', 'x', 'ArrowDown', 'x']) await page.keyboard.press(key);
  await expect(page.getByText('2건 선택')).toBeVisible();
  await page.keyboard.press('Shift+X');
  await expect(page.getByRole('combobox', { name: '상태 변경' })).toBeFocused();
  await expect(page.getByText('2건 선택')).toBeVisible();
  await page.getByRole('combobox', { name: '상태 변경' }).selectOption('완료');
  await expect(dialogOf(page)).toContainText('선택한 문의 2건을 완료 처리하시겠습니까?');
  await confirm(page, '완료 처리');
  await expect(page.getByText('2건이 변경되었습니다.').last()).toBeVisible();
  await expect(page.getByRole('link', { name: /^완료 2/ })).toBeVisible();
});

test('at 1440 x 900 twelve inquiries are in view, and on a phone the first; nothing leaves the page', async ({
  browser,
}) => {
  const page = await comeAsStaff(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/contact/list');
  const rows = page.locator('tbody tr');
  await expect(rows.nth(11).getByRole('cell').first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rows.first()).toBeInViewport({ ratio: 1 });
  await rows.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner'), 'one bar stays above the list').not.toBeInViewport();
  await expect(page.getByRole('button', { name: '관리 메뉴' })).toBeInViewport();
  for (const view of ['list', 'board'])
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `/contact/list?view=${view}`);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([view, width, Math.max(0, beyond)]).toEqual([view, width, 0]);
    }
});

test('on a phone a row says of which company and of whom it is', async ({ browser }) => {
  const visitor = await comeAsVisitor(browser);
  const company = newTitle('아주 긴 이름의 회사와 그 자회사');
  await open(visitor, '/contact');
  await sendInquiry(visitor, { company, email: newEmail() });
  const page = await comeAsStaff(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/contact/list?q=${encodeURIComponent(company)}`);
  const row = page.locator('tbody tr');
  await expect(row.getByText(company)).toBeVisible();
  await expect(row.getByText(/^.\*/).locator('visible=true')).toBeInViewport({ ratio: 1 });
});

test('on a phone the actions on what is selected stay in view, and the colour of a selected row has an edge', async ({
  browser,
}) => {
  const page = await comeAsStaff(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, action] of [
    ['/contact/list', page.getByRole('combobox', { name: '상태 변경' })],
    ['/admin/contents', page.getByRole('button', { name: '숨기기' })],
  ] as const) {
    await open(page, path);
    const row = page.locator('tbody tr').nth(12);
    await row.getByRole('checkbox').check();
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(action).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('1건 선택')).toBeInViewport({ ratio: 1 });
    await expect(row).toHaveCSS('padding-right', '12px');
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(Math.max(0, beyond)).toBe(0);
  }
});

test('an address with an unknown inquiry says so, over the list that stays', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  await open(page, '/contact/list?status=접수&open=unknown');
  await expect(page.getByRole('region', { name: '알림' }).getByText('존재하지 않는 문의입니다.')).toBeVisible();
  await expect(page).toHaveURL((url) => url.search === `?${new URLSearchParams({ status: '접수' })}`);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await openFirstInquiry(page);
  await expect(page.getByRole('dialog', { name: /^C-/ })).toBeVisible();
});

test('on a tablet the states take two lines and cover neither the search nor the list', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, '/contact/list');
  await fontsApply(page);
  const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const search = await boxOf(page.getByRole('searchbox'));
  const tabs = await boxOf(page.getByRole('navigation', { name: '상태' }));
  const list = await boxOf(page.getByRole('table'));
  expect(tabs.y).toBeGreaterThanOrEqual(search.y + search.height);
  expect(list.y).toBeGreaterThanOrEqual(tabs.y + tabs.height);
});

test('columns are chosen, and the filters of a list are there when one returns to it', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  await open(page, '/contact/list?type=FREE');
  await expect(page.getByRole('columnheader', { name: '신청인' })).toBeVisible();
  await page.getByRole('button', { name: '표시할 열 선택' }).click();
  await page.getByRole('menuitemcheckbox', { name: '신청인' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: '신청인' })).toHaveCount(0);

  const menu = page.getByRole('navigation', { name: '관리 메뉴' });
  await menu.getByRole('link', { name: '감사 로그' }).click();
  await expect(page).toHaveURL('/admin/audit');
  await menu.getByRole('link', { name: /^문의 관리/ }).click();
  await expect(page).toHaveURL('/contact/list?type=FREE');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: '내 활동' }).click();
  await expect(page).toHaveURL('/myActivity');
  await header.getByRole('link', { name: '문의 관리' }).click();
  await expect(page, 'from the site, too').toHaveURL('/contact/list?type=FREE');
  await expect(page.getByRole('columnheader', { name: '회사명' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '신청인' })).toHaveCount(0);
  await menu.getByRole('link', { name: '감사 로그' }).click();
  await expect(page).toHaveURL('/admin/audit');
  // The administration without the site's header begins anew, and its keys with it.
  await expect(page.getByRole('heading', { level: 1, name: '감사 로그' })).toBeVisible();
  await settled(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '화면, 문의, 회원, 글 찾기' }).fill('문의 관리');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact/list?type=FREE');
  await menu.getByRole('link', { name: /^문의 관리/ }).click();
  await expect(page).toHaveURL('/contact/list');
});

test(
  'on the board a card moves by its menu, by dragging and by keys, and the focus goes with it',
  {
    tag: '@short',
  },
  async ({ browser }) => {
    const visitor = await comeAsVisitor(browser);
    const company = newTitle('보드에서');
    await open(visitor, '/contact');
    const number = await sendInquiry(visitor, { company, email: newEmail() });
    const page = await comeAsStaff(browser);
    await open(page, `/contact/list?view=board&q=${encodeURIComponent(company)}`);
    const column = (name: string) => page.getByRole('region', { name, exact: true });
    const card = page.getByRole('link', { name: company });
    const menu = page.getByRole('button', { name: `${number} 상태 변경` });
    await expect(column('접수')).toContainText(company);
    await menu.press('Enter');
    await expect(page.getByRole('menuitem', { name: '확인', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(column('확인')).toContainText(company);
    await expect(card).toBeFocused();
    await card.locator('xpath=..').dragTo(column('진행중'));
    await expect(column('진행중')).toContainText(company);
    // By keys: Shift with an arrow moves the card, and the focus follows it.
    await card.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(column('보류')).toContainText(company);
    await expect(card).toBeFocused();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(column('진행중')).toContainText(company);
    await menu.click();
    await page.getByRole('menuitem', { name: '완료', exact: true }).click();
    await expect(dialogOf(page)).toContainText('완료 처리하시겠습니까?');
    await confirm(page, '완료 처리');
    await expect(column('완료')).toContainText(company);
    await page.keyboard.press('F6');
    await page.keyboard.press('Enter');
    await expect(column('진행중')).toContainText(company);
    await expect(card, 'also where its move is undone').toBeFocused();
    // Where one column is shown, that of the card.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('Shift+ArrowRight');
    await expect(column('보류')).toContainText(company);
    await expect(card).toBeFocused();
    await page.keyboard.press('F6');
    await page.keyboard.press('Enter');
    await expect(column('진행중')).toContainText(company);
    await expect(card).toBeFocused();
  },
);

test('what a colleague has changed since is told and shown, and not overwritten', async ({ browser }) => {
  const visitor = await comeAsVisitor(browser);
  const company = newTitle('둘이 보는');
  await open(visitor, '/contact');
  const number = await sendInquiry(visitor, { company, email: newEmail() });
  const page = await comeAsStaff(browser);
  const colleague = await comeAsStaff(browser);
  const search = `q=${encodeURIComponent(company)}`;
  await open(colleague, `/contact/list?view=board&${search}`);
  await open(page, `/contact/list?${search}`);
  await page.getByRole('link', { name: `${number} 상세 보기` }).click();
  const status = page.getByRole('dialog').getByRole('combobox', { name: '상태' });
  await expect(status).toHaveValue('접수');
  const column = (name: string) => colleague.getByRole('region', { name, exact: true });
  const card = colleague.getByRole('link', { name: company });
  await card.focus();
  await colleague.keyboard.press('Shift+ArrowRight');
  await expect(column('확인')).toContainText(company);
  await status.selectOption('보류');
  const told = '다른 사용자가 먼저 수정했습니다. 지금의 내용을 불러왔으니 확인한 뒤 다시 바꿔주세요.';
  const toldTo = (who: Page) => who.getByRole('region', { name: '알림' }).getByText(told);
  const atSelect = page.getByRole('region', { name: '진행 상태' }).getByRole('alert');
  await expect(atSelect).toContainText('상태: 다른 사용자가 먼저 수정했습니다.');
  await expect(status).toHaveValue('확인');
  await atSelect.getByRole('button', { name: '‘보류’로 변경' }).click();
  await expect(page.getByText('보류로 바꿨습니다.')).toBeVisible();
  await expect(status).toHaveValue('보류');
  await expect(atSelect).toHaveCount(0);
  await expect(status).toBeFocused();
  await expect(toldTo(page)).toHaveCount(0);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(page.getByText('되돌렸습니다.')).toBeVisible();
  await expect(status).toHaveValue('확인');
  await status.selectOption('진행중');
  await expect(column('진행중')).not.toContainText(company);
  await card.focus();
  await colleague.keyboard.press('Shift+ArrowRight');
  await expect(toldTo(colleague)).toBeVisible();
  await expect(column('진행중')).toContainText(company);
});

test('six inquiries of each column of the board are in view at 1440 x 900, and its columns scroll by themselves', async ({
  browser,
}) => {
  const page = await comeAsStaff(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/contact/list?view=board');
  const cards = page.getByRole('region', { name: '확인', exact: true }).getByRole('listitem');
  await expect(cards.nth(5)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: '완료', exact: true })).toBeInViewport({ ratio: 1 });
  const head = page.getByRole('heading', { name: /^접수/ });
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.last()).toBeInViewport();
  await expect(head).toBeInViewport({ ratio: 1 });
  // On a tablet in two rows, none of them cut.
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const name of ['접수', '연락완료', '진행중', '보류'])
    await expect(page.getByRole('region', { name, exact: true })).toBeInViewport({ ratio: 1 });
});

test('Tab stops once in each column of the board, and where one has come by the arrows', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/contact/list?view=board');
  const board = page.getByRole('region', { name: '상태별 문의' });
  const columns = board.getByRole('region');
  const [first, second] = [0, 1].map((at) => columns.first().locator('[data-row-link]').nth(at));
  await first?.focus();
  for (const key of ['ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  const beside = columns.nth(1).locator('[data-row-link]');
  await expect(beside.nth(1), 'in the same row').toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(second!).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(beside.nth(2), 'where one was').toBeFocused();

  await board.locator('[data-row-link]').first().focus();
  const stops: string[] = [];
  while ((await board.locator(':focus').count()) > 0 && stops.length < 60) {
    stops.push((await board.locator(':focus').getAttribute('aria-label')) ?? 'link');
    await page.keyboard.press('Tab');
  }
  const links = stops.filter((name) => name === 'link').length;
  // A card of each column, and the menu of the one that had the focus last.
  expect(stops.length - links).toBeLessThanOrEqual(2 * (await columns.count()));
  await first?.focus();
  await page.keyboard.press('ArrowDown');
  await expect(second!).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(columns.first().getByRole('button').nth(1), 'its menu').toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(second!).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(columns.nth(1).locator(':focus')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // What stands in the line of a card is read whole.
  const cut = await board
    .locator('[data-row] p:first-of-type')
    .evaluateAll((lines) =>
      lines.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
});

test('on a phone the board shows one column, and a card that is moved leaves one there', async ({ browser }) => {
  const visitor = await comeAsVisitor(browser);
  const company = newTitle('휴대전화 보드');
  for (const at of ['가', '나']) {
    await open(visitor, '/contact');
    await sendInquiry(visitor, { company: `${company} ${at}`, email: newEmail() });
  }
  const page = await comeAsStaff(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/contact/list?view=board&q=${encodeURIComponent(company)}`);
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(column('접수').getByRole('listitem')).toHaveCount(2);
  await expect(column('확인')).toBeHidden();
  await column('접수')
    .getByRole('button', { name: /상태 변경$/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: '확인', exact: true }).click();
  await expect(column('접수').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('region', { name: '상태별 문의' })).toBeFocused();
  await page.getByRole('button', { name: '확인 1' }).click();
  await expect(column('확인').getByRole('link', { name: `${company} 가` })).toBeVisible();
  await expect(column('접수')).toBeHidden();
  // By keys the focus crosses over to the column that is not shown.
  await open(page, `/contact/list?view=board&q=${encodeURIComponent(company)}`);
  await page.getByRole('button', { name: '확인 1' }).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('ArrowDown');
  await expect(column('확인').getByRole('link').first(), 'the down arrow leads into the board').toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(column('접수').getByRole('link').first()).toBeFocused();
});

test('two who answer the same inquiry at once: the second sees the first answer before sending', async ({
  browser,
}) => {
  const visitor = await comeAsVisitor(browser);
  const company = newTitle('함께답변');
  await open(visitor, '/contact');
  await sendInquiry(visitor, { company, email: newEmail() });
  const [first, second] = [await comeAsStaff(browser), await comeAsStaff(browser)];
  const sheetOf = (page: Page) => page.getByRole('dialog', { name: /^C-/ });
  const send = async (page: Page) => {
    await sheetOf(page).getByRole('button', { name: '답변 남기기' }).click();
    await confirm(page, '답변 남기기');
  };
  for (const page of [first, second]) {
    await open(page, `/contact/list?q=${encodeURIComponent(company)}`);
    await page.getByRole('link', { name: company }).click();
    await sheetOf(page)
      .getByLabel('답변 내용')
      .fill(page === first ? '첫 답변' : '둘째 답변');
  }
  const contacted = sheetOf(first).getByLabel('상태를 연락완료로 바꾸기');
  await expect(contacted, 'nobody is reached without a mail server').not.toBeChecked();
  await contacted.check();
  await sheetOf(first).getByRole('button', { name: '답변 남기기' }).click();
  await expect(dialogOf(first), 'who called instead').toContainText(
    '답변을 메모에 남기고, 전화 등으로 직접 연락하셨으니 상태를 연락완료로 바꾸시겠습니까?',
  );
  await confirm(first, '취소');
  await contacted.uncheck();
  await sheetOf(first).getByRole('button', { name: '답변 남기기' }).click();
  await expect(dialogOf(first)).toContainText('답변 메일은 나가지 않습니다.답변을 메모에 남기시겠습니까?');
  await confirm(first, '답변 남기기');
  const toast = first.locator('.z-toast div[data-type=error]');
  await expect(first.getByText('답변을 메모에 남겼습니다. 메일은 나가지 않았습니다.')).toBeVisible();
  await expect(toast, 'as announced, no failure').toHaveCount(0);
  await expect(sheetOf(first).getByText('[보내지 못해 파일로 남은 답변 메일] 첫 답변')).toBeVisible();
  await expect(sheetOf(first).getByText('첫 답변', { exact: true }), 'above the field, too').toBeVisible();
  await expect(sheetOf(first).getByText('메일로 보내지 않음')).toBeVisible();
  await first.setViewportSize({ width: 1440, height: 640 });
  const keep = sheetOf(first).getByRole('button', { name: '답변 남기기' });
  await sheetOf(first).getByLabel('답변 내용').focus();
  await keep.focus();
  const [button, sheet] = await Promise.all([keep.boundingBox(), sheetOf(first).boundingBox()]);
  expect((button?.y ?? 0) + (button?.height ?? 0), 'not at the very edge, where a toast begins').toBeLessThan(
    (sheet?.y ?? 0) + (sheet?.height ?? 0) - 8,
  );
  await expect(sheetOf(first).getByLabel('상태', { exact: true })).toHaveValue('접수');
  await sheetOf(first).getByLabel('상태 변경을 신청자에게 메일로 알리기').check();
  await sheetOf(first).getByLabel('상태', { exact: true }).selectOption('진행중');
  await expect(toast.filter({ hasText: '상태 안내 메일을 보내지 못하고 파일로 남겼습니다.' })).toBeVisible();
  await send(second);
  await expect(sheetOf(second).getByText(/그사이 동료가 메모나 답변을 남겨/)).toBeVisible();
  await expect(sheetOf(second).getByText('첫 답변', { exact: true })).toBeVisible();
  await expect(sheetOf(second).getByLabel('답변 내용')).toHaveValue('둘째 답변');
  await send(second);
  await expect(sheetOf(second).getByLabel('답변 내용')).toHaveValue('');
});

test('the workbook asks for a reason, and holds the list as it was narrowed', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  const script = Promise.withResolvers<void>();
  await page.route(`**/${builtFile('focus-first-invalid-field')}*`, async (route) => {
    await script.promise;
    await route.continue();
  });
  await open(page, '/contact/list?status=보류');
  const rows = await page
    .getByRole('row')
    .getByRole('link', { name: /상세 보기/ })
    .count();
  await page.getByRole('button', { name: '엑셀 다운로드' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '다운로드' }).click();
  await expect(dialog.getByText('사유를 입력해주세요.')).toBeVisible();
  script.resolve();
  await expect(dialog.getByLabel('사유'), 'though its script came later').toBeFocused();
  await dialog.getByLabel('사유').fill('보류 건 점검 회의');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '다운로드' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^문의목록_\d{8}\.xlsx$/);
  const { sheets } = await readXlsx(await readFile(await file.path()));
  expect(sheets[0]?.rows).toHaveLength(rows + 1);
  expect(sheets[0]?.rows[0]).toContain('회사명');
});

test(
  'an answer or a memo that is being written is not lost by the next inquiry or a closed drawer',
  { tag: '@short' },
  async ({ browser }) => {
    const page = await comeAsStaff(browser);
    await open(page, '/contact/list');
    await openFirstInquiry(page);
    const drawer = page.getByRole('dialog', { name: /^C-/ });
    const [answer, memo] = [drawer.getByLabel('답변 내용'), drawer.getByRole('textbox', { name: '메모 작성' })];
    await expect(page).toHaveURL(/\bopen=/);
    const opened = page.url();
    await answer.fill('견적을 곧 보내드리겠습니다.');
    await memo.fill('전화하기로 함');
    await drawer.getByRole('button', { name: '다음', exact: true }).click();
    await expect(dialogOf(page)).toContainText('작성 중인 내용이 있습니다.');
    await confirm(page, '계속 작성');
    await expect(page).toHaveURL(opened);
    await expect(answer).toHaveValue('견적을 곧 보내드리겠습니다.');
    await drawer.getByRole('button', { name: '템플릿으로 저장' }).click();
    const naming = page.getByRole('dialog', { name: '템플릿으로 저장' });
    await naming.getByRole('textbox').fill('견적 안내');
    await page.keyboard.press('Escape');
    await confirm(page, '계속 작성');
    await expect(naming.getByRole('textbox')).toHaveValue('견적 안내');
    await page.keyboard.press('Escape');
    await confirmAndLeave(page, '나가기');
    await expect(naming).toHaveCount(0);
    await answer.fill('');
    await page.keyboard.press('Escape');
    await confirm(page, '계속 작성');
    await expect(memo).toHaveValue('전화하기로 함');
    await memo.fill('');
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  },
);

test('an answer with a field that does not exist is no template, and asks before it goes', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  await open(page, '/contact/list?status=접수');
  await openFirstInquiry(page);
  const drawer = page.getByRole('dialog', { name: /^C-/ });
  const answer = drawer.getByLabel('답변 내용');
  await answer.fill('{모름} 님, {"a": 1}');
  await drawer.getByRole('button', { name: '템플릿으로 저장' }).click();
  const problem = drawer.getByText('템플릿에 {모름}은 쓸 수 없습니다.');
  await expect(problem).toContainText('{이름}, {회사명}, {접수번호}, {담당자}');
  await drawer.getByRole('button', { name: '답변 남기기' }).click();
  await expect(dialogOf(page)).toContainText('답변에 {모름}이 그대로 남아 있습니다.');
  await confirm(page, '답변 고치기');
  await expect(answer).toHaveValue('{모름} 님, {"a": 1}');
  await answer.fill('{"a": 1}로 보내주세요.');
  await expect(problem).toHaveCount(0);
  await drawer.getByRole('button', { name: '답변 남기기' }).click();
  await expect(dialogOf(page)).toContainText('답변을 메모에 남기시겠습니까?');
  await confirm(page, '취소');
});
