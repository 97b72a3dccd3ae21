import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { confirm, confirmAndLeave, confirmByKeyboard, dialogOf, logIn } from '../support/account-forms.ts';
import { call, comeAsMember, comeAsStaff, comeAsVisitor, newTitle, publishNotices } from '../support/board.ts';
import { countEffort, tabTo } from '../support/effort.ts';
import { hasFocus, hydrated, open, pressIn, settled } from '../support/open.ts';
import { ADMIN } from '../support/portal.ts';
import { logInAs } from '../support/account-calls.ts';

/** A member who has entered a wrong password too often, and what the portal says of the account. */
async function lockedMember(browser: Browser, staff: Page, name: string) {
  const { userId } = await comeAsMember(browser, name);
  const visitor = await comeAsVisitor(browser);
  const state = async () => (await call(staff, '/api/v1/admin/users', { keyword: userId })).list[0]?.state;
  for (let attempts = 0; (await state()) !== 'locked'; attempts += 1) {
    expect(attempts).toBeLessThan(20);
    await expect(logInAs(visitor, userId, 'Wr0ng!pass1')).rejects.toThrow();
  }
  return { userId, state };
}

test('a locked member is found and unlocked in four clicks', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  const { userId, state } = await lockedMember(browser, page, 'who forgets');
  const { clicks } = await countEffort(page);
  await open(page, '/admin');
  await page.getByRole('button', { name: '찾기' }).click();
  await page.getByRole('combobox').fill(userId);
  await page.getByRole('option', { name: userId }).click();
  const drawer = page.getByRole('dialog', { name: userId });
  await drawer.getByRole('button', { name: '잠금 해제' }).click();
  await confirm(page, '잠금 해제');
  await expect(page.getByText('잠금을 해제했습니다.')).toBeVisible();
  expect(await clicks()).toBe(4);
  expect(await state()).toBe('active');
  await expect(drawer.getByRole('button', { name: '잠금 해제' })).toHaveCount(0);
  const { list } = await call(page, '/api/v1/admin/accesses', { action: 'member' });
  expect(list.filter(({ member }) => member?.loginId === userId)).toHaveLength(1);
});

test('a member who is unlocked leaves the list of the locked, and the focus to the next of them or to the search', async ({
  browser,
}) => {
  const page = await comeAsStaff(browser);
  const { userId: first } = await lockedMember(browser, page, 'the first of two');
  const { userId: second } = await lockedMember(browser, page, 'the second of two');
  const link = (userId: string) => page.getByRole('link', { name: `${userId} 회원 열기` });
  const unlock = async (userId: string) => {
    await link(userId).click();
    const drawer = page.getByRole('dialog', { name: userId });
    await expect(drawer.getByRole('button', { name: '잠금 해제' })).toBeFocused();
    // As a dialog over the drawer does when the button that opened it is gone by then: the drawer takes the focus back.
    await page.locator('main tbody a').first().focus();
    await expect(drawer).toBeFocused();
    await drawer.getByRole('button', { name: '잠금 해제' }).click();
    await confirm(page, '잠금 해제');
    await expect(page.getByRole('region', { name: '알림' })).toContainText('잠금을 해제했습니다.');
    await expect(page.locator('tbody').getByText(userId)).toHaveCount(0);
    await expect(drawer).toBeFocused();
    // Beside the drawer.
    await page.mouse.click(200, 500);
    await expect(drawer).toHaveCount(0);
  };
  // Those of this test's own process.
  await open(page, `/admin/users?state=locked&q=${first.replace(/x\d+$/, 'x')}`);
  await unlock(first);
  await expect(link(second)).toBeFocused();
  await unlock(second);
  await expect(page.getByRole('button', { name: '검색', exact: true })).toBeFocused();
});

test('a period is chosen by the arrows without waiting for the lists between', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  await open(page, '/admin/audit');
  let letGo = () => {};
  const isHeld = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/v1/admin/audit', async (route) => {
    await isHeld;
    // The browser has given up the first of them.
    await route.continue().catch(() => {});
  });
  const period = page.getByRole('combobox', { name: '기간' });
  await period.focus();
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(period.locator('option:checked')).toHaveText('어제');
  letGo();
  await expect(page).toHaveURL(/from=/);
  await expect(period.locator('option:checked')).toHaveText('어제');
  await page.getByRole('link', { name: '조건 초기화', exact: true }).click();
  await expect(period.locator('option:checked')).toHaveText('기간 전체');
});

test('a notice with a pop-up is published by keyboard alone', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  const title = newTitle('연말 점검 안내');
  const { keys, clicks } = await countEffort(staff);
  await open(staff, '/admin');
  await staff.keyboard.press('Control+k');
  await expect(staff.getByRole('combobox', { name: '화면, 문의, 회원, 글 찾기' })).toBeFocused();
  await staff.keyboard.insertText('공지사항 새 글');
  await staff.keyboard.press('Enter');
  await expect(staff).toHaveURL('/noticeRegister');
  const category = staff.getByRole('combobox', { name: '분류' });
  await expect(category).toBeFocused();
  await staff.keyboard.press('ArrowDown');
  await expect(category).toHaveValue('공지');
  await tabTo(staff, staff.getByRole('textbox', { name: '제목' }));
  await staff.keyboard.insertText(title);
  const body = staff.getByRole('textbox', { name: '내용' });
  await expect(body).toBeVisible();
  await tabTo(staff, body);
  await staff.keyboard.insertText('점검하는 동안 이용하실 수 없습니다.');
  for (const [name, day] of [
    // Visitors would see it while the test runs.
    ['팝업 시작', '20990101'],
    ['팝업 종료', '20991231'],
  ] as const) {
    await tabTo(staff, staff.getByRole('textbox', { name: `${name} 날짜` }));
    await staff.keyboard.insertText(day);
  }
  await expect(staff.getByRole('combobox', { name: '팝업 종료 시각' })).toHaveValue('23:59');
  await staff.keyboard.press('Control+Enter');
  await expect(dialogOf(staff)).toContainText('2099.12.31 23:59까지 첫 화면에 팝업으로 보입니다.');
  await confirmByKeyboard(staff);
  await expect(staff, 'where it began').toHaveURL('/admin');
  await expect(staff.getByRole('main')).toBeFocused();
  test.info().annotations.push({ type: 'keys', description: String(await keys()) });
  expect(await clicks()).toBe(0);
  expect(await keys()).toBeLessThanOrEqual(25);
  const { list } = await call(staff, '/api/v1/admin/contents', { keyword: title });
  const documentId = list[0]?.documentId ?? '';
  await call(staff, '/api/v1/admin/popup-end', { documentId });
});

test('days are chosen by keyboard alone, and a period that is half is told at its field before anything is asked', async ({
  browser,
}) => {
  const staff = await comeAsStaff(browser);
  await open(staff, '/noticeRegister');
  await staff.getByRole('combobox', { name: '분류' }).selectOption('점검');
  await staff.getByRole('textbox', { name: '제목' }).fill(newTitle('반쪽 팝업'));
  await staff.getByRole('textbox', { name: '내용' }).click();
  await staff.keyboard.insertText('점검합니다.');
  const until = staff.getByRole('textbox', { name: '팝업 종료 날짜' });
  const calendar = staff.getByRole('button', { name: '팝업 종료 날짜 달력 열기' });
  await tabTo(staff, calendar);
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('grid')).toBeVisible();
  await expect.poll(() => staff.evaluate(() => document.activeElement?.closest('table') !== null)).toBe(true);
  await staff.keyboard.press('PageDown');
  await staff.keyboard.press('ArrowDown');
  await staff.keyboard.press('Enter');
  await expect(until).not.toHaveValue('');
  await expect(calendar).toBeFocused();

  const register = staff.getByRole('button', { name: '등록', exact: true });
  await register.press('Enter');
  await expect(staff.getByText('팝업 기간의 시작과 끝을 모두 입력해주세요.')).toBeVisible();
  await expect(until).toBeFocused();
  await expect(dialogOf(staff)).toHaveCount(0);
  const from = staff.getByRole('textbox', { name: '팝업 시작 날짜' });
  await from.fill('202601');
  await register.press('Enter');
  await expect(staff.getByText('날짜를 2026-12-01처럼 입력해주세요.')).toBeVisible();
  await expect(from).toBeFocused();
  await from.fill('20260101');
  await expect(staff.getByText('팝업 기간의 시작과 끝을 모두 입력해주세요.')).toHaveCount(0);
  await register.press('Enter');
  await expect(dialogOf(staff)).toContainText('등록하시겠습니까?');
});

test('a document that is edited from a list leads back to its row and to the filters, left or saved', async ({
  browser,
}) => {
  const staff = await comeAsStaff(browser);
  const title = newTitle('고칠 공지');
  await publishNotices(staff, [title]);
  const list = `/admin/contents?${new URLSearchParams({ board: 'notice', q: title })}`;
  await open(staff, list);
  const menu = staff.getByRole('navigation', { name: '관리 메뉴' });
  const edit = staff.getByRole('link', { name: `${title} 수정` });
  await edit.click();
  await expect(staff).toHaveURL(/\/noticeModify\//);
  await expect(menu.getByRole('link', { name: '모든 글' })).toHaveAttribute('aria-current', 'page');
  await staff.getByRole('link', { name: '취소' }).click();
  await expect(staff).toHaveURL(list);

  await edit.click();
  await expect(staff).toHaveURL(/\/noticeModify\//);
  await staff.reload();
  await hydrated(staff);
  await staff.getByRole('textbox', { name: '제목' }).fill(`${title} 고침`);
  await staff.getByRole('button', { name: '수정', exact: true }).click();
  const toDocument = staff.getByRole('button', { name: '글 보기' });
  // A message under the pointer stays.
  await toDocument.hover();
  await expect(staff).toHaveURL(list);
  const row = staff.getByRole('row').getByRole('link', { name: `${title} 고침`, exact: true });
  await expect(row).toBeFocused();
  await toDocument.click();
  await expect(staff.getByRole('heading', { level: 1, name: title })).toBeVisible();

  // From the site it leads to the document, as it does members.
  await staff.getByRole('link', { name: '수정', exact: true }).click();
  await staff.getByRole('textbox', { name: '제목' }).fill(title);
  await staff.getByRole('button', { name: '수정', exact: true }).click();
  await expect(staff.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await staff.keyboard.press('Control+k');
  await expect(staff.getByRole('combobox', { name: '화면, 문의, 회원, 글 찾기' })).toBeFocused();
  await staff.keyboard.insertText('공지사항 새 글');
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('heading', { level: 1, name: '공지 등록' })).toBeVisible();
  await expect(staff.getByRole('link', { name: '취소' })).toHaveAttribute('href', '/notice');
});

test('a locked member is found and unlocked by keyboard alone', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  const { userId, state } = await lockedMember(browser, page, 'who forgets again');
  const { keys, clicks } = await countEffort(page);
  await open(page, '/admin');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '화면, 문의, 회원, 글 찾기' })).toBeFocused();
  await page.keyboard.insertText(userId);
  await expect(page.getByRole('option', { name: userId })).toBeVisible();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: userId });
  await hasFocus(drawer);
  await tabTo(page, drawer.getByRole('button', { name: '잠금 해제' }));
  await page.keyboard.press('Enter');
  await confirmByKeyboard(page);
  await expect(page.getByText('잠금을 해제했습니다.')).toBeVisible();
  test.info().annotations.push({ type: 'keys', description: String(await keys()) });
  expect(await clicks()).toBe(0);
  expect(await keys()).toBeLessThanOrEqual(10);
  expect(await state()).toBe('active');
  await expect(drawer.getByRole('button', { name: '잠금 해제' })).toBeHidden();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(drawer).toBeFocused();
});

test('on the site the keys of the palette are for staff alone, and its script comes when they are pressed', async ({
  browser,
}) => {
  const scriptsOf = (page: Page) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return;
      // One that was on its way when the page was left has no text.
      scripts.push(await response.text().catch(() => ''));
    });
    return () => scripts.join('');
  };
  const expectOne = async () => {
    const field = staff.getByRole('combobox', { name: search });
    await expect(field).toBeFocused();
    await staff.waitForLoadState('networkidle');
    await settled(staff);
    await expect(field, 'and not twice').toHaveCount(1);
  };
  // A class that only the palette has.
  const mark = 'pt-[12vh]';
  const search = '화면, 문의, 회원, 글 찾기';
  const staff = await comeAsStaff(browser);
  const ofStaff = scriptsOf(staff);
  await open(staff, '/reference');
  await staff.waitForLoadState('networkidle');
  expect(ofStaff()).not.toContain(mark);
  await staff.keyboard.press('Control+k');
  await expect(staff.getByRole('combobox', { name: search })).toBeFocused();
  await expect.poll(ofStaff).toContain(mark);
  await staff.keyboard.insertText('감사 로그');
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('heading', { level: 1, name: '감사 로그' })).toBeVisible();
  await staff.keyboard.press('Control+k');
  await expectOne();
  // Which has the header of the site and the side menu.
  await open(staff, '/contact/list');
  await staff.keyboard.press('Control+k');
  await expectOne();

  for (const page of [await comeAsVisitor(browser), (await comeAsMember(browser)).page]) {
    const loaded = scriptsOf(page);
    await open(page, '/reference');
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Control+k');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('combobox', { name: search })).toHaveCount(0);
    expect(loaded()).not.toContain(mark);
  }
});

test('right after the log-in the keys of the palette work as soon as the bell is there', async ({ page }) => {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('KeyK')) {
      asked.resolve();
      await held.promise;
    }
    await route.fulfill({ response });
  });
  await logIn(page, ADMIN.userId, ADMIN.password);
  await asked.promise;
  const bell = page.getByRole('banner').getByRole('link', { name: /^내 활동/ });
  await expect(bell, 'not before its keys').toHaveCount(0);
  held.resolve();
  await expect(bell).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '화면, 문의, 회원, 글 찾기' })).toBeFocused();
});

test('the members of the list are read one after the other without closing the drawer', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  await open(page, '/admin/users?sort=loginId&dir=asc');
  const rows = page.locator('tbody').getByRole('link');
  const [first = '', second = ''] = await rows.allTextContents();
  await rows.first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: first, exact: true })).toBeVisible();
  await expect(drawer.getByRole('button', { name: '이전' })).toBeDisabled();
  const next = drawer.getByRole('button', { name: '다음' });
  await expect(next, 'no place on a page that reads as one in the list').not.toHaveAccessibleDescription(/번째/);
  await drawer.getByRole('button', { name: '다음' }).click();
  await expect(drawer.getByRole('heading', { name: second, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/admin/users?sort=loginId&dir=asc');

  await open(page, '/admin/users?sort=loginId&dir=asc&open=unknown');
  await expect(page.getByRole('region', { name: '알림' })).toContainText('존재하지 않는 회원입니다.');
  await expect(page).toHaveURL('/admin/users?sort=loginId&dir=asc');
  await expect(dialogOf(page)).toHaveCount(0);
});

test('a member is opened at the heading, and what is asked stands within the drawer', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin/users?q=demouser');
  await page.getByRole('link', { name: 'demouser 회원 열기' }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'demouser' });
  await expect(drawer.getByRole('heading', { name: 'demouser' }), 'not the way to another member').toBeFocused();
  await drawer.getByRole('button', { name: '이용 중지' }).click();
  await expect(dialogOf(page)).toBeVisible();
  await expect(
    dialogOf(page).getByRole('button', { name: '이용 중지' }),
    'red like all that take something away',
  ).toHaveClass(/button-danger/);
  const [outer, inner] = await page
    .locator('[role=dialog][data-open], [role=alertdialog]')
    .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().left));
  expect(inner).toBeGreaterThan(outer ?? 0);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
});

test('a drawer whose details did not arrive says so, and asks again', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  for (const { list, details, row, inside } of [
    {
      list: '/admin/users?q=demouser',
      details: '**/admin/users/detail',
      row: 'demouser 회원 열기',
      inside: '동의 이력',
    },
    { list: '/contact/list', details: '**/free/detail', row: /상세 보기$/, inside: '처리와 열람 기록' },
  ]) {
    await open(page, list);
    await page.route(details, (route) => route.abort());
    await page.locator('tbody').getByRole('link', { name: row }).first().focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('alert')).toContainText('네트워크 연결을 확인해주세요.');
    await page.unroute(details);
    await drawer.getByRole('button', { name: '다시 시도' }).focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toContainText(inside);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  }
});

test('from a member that the log led to, also from the next one, Escape leads back to its row', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  // A new member: only those of the first page of the members have a next one.
  const { userId } = await comeAsMember(browser, 'whom the log names');
  const [member] = (await call(page, '/api/v1/admin/users', { keyword: userId })).list;
  await call(page, '/api/v1/admin/users/state', { userId: member?.userId ?? '', isActive: false });
  await open(page, '/admin/audit?action=user.deactivate');
  const link = page.locator('tbody').getByRole('link', { name: userId });
  await link.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('개인정보 열람이 기록되었습니다.');
  await drawer.getByRole('button', { name: '다음' }).click();
  await expect(drawer).toContainText('개인정보 열람이 기록되었습니다.');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/audit?action=user.deactivate');
  await expect(link).toBeFocused();
});

test('roles that were ticked and not saved are asked about, and a member who leaves the list leaves the focus in it', async ({
  browser,
}) => {
  const page = await comeAsStaff(browser);
  const { userId } = await comeAsMember(browser, 'to be suspended');
  const { userId: other } = await comeAsMember(browser, 'suspended, too');
  for (const keyword of [userId, other]) {
    const [member] = (await call(page, '/api/v1/admin/users', { keyword })).list;
    await call(page, '/api/v1/admin/users/state', { userId: member?.userId ?? '', isActive: false });
  }
  await open(page, '/admin/users?state=inactive');
  await page.getByRole('row').getByRole('link', { name: userId }).click();
  const drawer = page.getByRole('dialog', { name: userId });
  await expect(drawer.getByRole('button', { name: '역할 저장' })).toBeDisabled();
  await drawer.getByLabel('고객사').check();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toContainText('작성 중인 내용이 있습니다.');
  await pressIn(dialogOf(page), 'Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await drawer.getByLabel('고객사').uncheck();

  await drawer.getByRole('button', { name: '이용 재개' }).click();
  await confirmAndLeave(page, '이용 재개');
  await expect(page.locator('tbody')).not.toContainText(userId);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.locator('tbody a:focus')).toBeVisible();
});

test('documents that were deleted together come back together', { tag: '@short' }, async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  const titles = [newTitle('지난 행사 하나'), newTitle('지난 행사 둘')];
  await publishNotices(staff, titles);
  await open(staff, '/admin/contents');
  for (const title of titles) await staff.getByRole('checkbox', { name: new RegExp(title) }).click();
  await staff.getByRole('button', { name: '삭제', exact: true }).click();
  await confirmAndLeave(staff, '삭제');
  const undo = staff.getByRole('button', { name: '되돌리기' });
  await undo.hover();
  const row = (title: string) => staff.getByRole('row').filter({ hasText: title });
  for (const title of titles) await expect(row(title)).toHaveCount(0);
  let restored = 0;
  await staff.route('**/board/restore-document', (route) => {
    restored += 1;
    return restored === 2 ? route.abort() : route.continue();
  });
  await undo.click();
  await expect(staff.getByRole('region', { name: '알림' })).toContainText('네트워크 연결을 확인해주세요.');
  // The message that was pressed fades out beside the one that came back.
  await expect(undo, 'to try again').toHaveCount(1);
  await undo.click();
  await expect(staff.getByText('되돌렸습니다.')).toBeVisible();
  for (const title of titles) await expect(row(title)).toContainText('게시');
  expect(restored, 'the first is not restored twice').toBe(3);
});

test('the list of all documents is sorted by its columns, with the keyboard alone, and keeps the search', async ({
  browser,
}) => {
  const staff = await comeAsStaff(browser);
  const word = newTitle('정렬');
  const titles = ['가', '나', '다'].map((letter) => `${letter} ${word}`);
  await publishNotices(staff, titles);
  await open(staff, `/admin/contents?${new URLSearchParams({ q: word })}`);
  const shown = staff
    .getByRole('row')
    .getByRole('link', { name: word })
    .filter({ hasNotText: /^수정$/ });
  const header = (name: string) => staff.getByRole('columnheader', { name });
  await expect(header('변경일')).toHaveAttribute('aria-sort', 'descending');
  await expect(shown).toHaveText(titles.toReversed());

  await staff.getByRole('link', { name: '제목 오름차순으로 정렬' }).focus();
  await staff.keyboard.press('Enter');
  await expect(header('제목')).toHaveAttribute('aria-sort', 'ascending');
  await expect(header('변경일')).not.toHaveAttribute('aria-sort');
  await expect(shown).toHaveText(titles);
  await staff.getByRole('link', { name: '제목 내림차순으로 정렬' }).press('Enter');
  await expect(header('제목')).toHaveAttribute('aria-sort', 'descending');
  await expect(shown).toHaveText(titles.toReversed());
  await staff.setViewportSize({ width: 1024, height: 800 });
  for (const name of ['조회 내림차순으로 정렬', '상태 내림차순으로 정렬']) {
    await staff.getByRole('link', { name }).press('Enter');
    await expect(header(name.slice(0, 2))).toHaveAttribute('aria-sort', 'descending');
    await expect(shown).toHaveCount(3);
  }
  // The order is no filter.
  await staff.getByRole('link', { name: '조건 초기화', exact: true }).click();
  await expect(staff).toHaveURL('/admin/contents?sort=state');
});
