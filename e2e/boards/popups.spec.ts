import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { freePort } from '#server/testing/free-port.ts';
import { logInAs } from '../support/account-calls.ts';
import { confirm, confirmAndLeave } from '../support/account-forms.ts';
import { call, newTitle } from '../support/board.ts';
import { countEffort } from '../support/effort.ts';
import { BODY, LINES, watch } from '../server/markup.ts';
import { open, sectionsLaidOut, settled } from '../support/open.ts';
import { ADMIN } from '../support/portal.ts';
import { FIRST_START_MS, killPortal, newDataDir, startPortal, untilReady } from '../support/servers/own-portal.ts';

const PORT = await freePort();

let portal: ChildProcess;
let dataDir: string;
let staff: Page;

// On a portal of their own, one after the other: visitors are shown three popups at most, whoever made them.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://127.0.0.1:${PORT}` });

test.beforeAll(async () => {
  test.setTimeout(2 * FIRST_START_MS);
  dataDir = newDataDir();
  portal = startPortal(PORT, dataDir, { BOT_CHECK: 'pow', ADMIN_ID: ADMIN.userId, ADMIN_PASSWORD: ADMIN.password });
  await untilReady(PORT);
});

test.afterAll(async () => {
  await killPortal(portal);
  rmSync(dataDir, { recursive: true, force: true });
});

test.beforeEach(async ({ browser }) => {
  staff = await browser.newPage();
  await logInAs(staff, ADMIN.userId, ADMIN.password);
});

test.afterEach(() => staff.close());

test('the popup of a notice stays away for today when told so', async ({ page }) => {
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
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await open(page, '/');
  // Its title alone shows until somebody points at it.
  await popup.hover();
  await popup.getByRole('button', { name: '오늘 하루 보지 않기' }).click();
  await expect(popup).toBeHidden();
  const asked = page.waitForResponse('**/board/popups');
  await open(page, '/');
  await asked;
  // Its script comes on demand.
  await page.waitForLoadState('networkidle');
  await settled(page);
  await expect(popup).toHaveCount(0);
  await call(staff, '/api/v1/board/deleteDocument', { documentId });
});

test('below the menu breakpoint a popup is one line in the bar or above it, and leaves proof and end of the page free', async ({
  page,
}) => {
  const title = newTitle('좁은 화면에서는 한 줄로 보이고 나머지는 글에서 읽는 긴 제목의 팝업 공지');
  const hour = (offset: number) => new Date(Date.now() + offset * 3_600_000).toISOString();
  const notice = { boardType: 'notice', category: '공지', bodyHtml: '<p>팝업 내용</p>', title } as const;
  const { documentId } = await call(staff, '/api/v1/board/write', {
    ...notice,
    popupFrom: hour(-1),
    popupUntil: hour(1),
  });
  const popup = page.getByRole('dialog', { name: title });
  const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
  for (const width of [320, 390, 1279]) {
    await page.setViewportSize({ width, height: 664 });
    await open(page, '/');
    await expect(popup).toBeVisible();
    const bar = page.locator('.dock');
    expect(await topOf(popup), 'in the bar').toBeCloseTo(await topOf(bar), 0);
    const chat = await page.getByRole('button', { name: 'AI 채팅 열기' }).boundingBox();
    const line = await popup.boundingBox();
    expect((line?.x ?? 0) + (line?.width ?? 0), 'beside its button').toBeLessThanOrEqual(chat?.x ?? 0);
    if (width === 390) {
      const proof = await page.getByRole('main').getByRole('link', { name: '고객 사례 보기' }).boundingBox();
      expect((proof?.y ?? 0) + (proof?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
    }
    await expect(popup.getByRole('button', { name: '오늘 하루 보지 않기' })).toBeInViewport({ ratio: 1 });
    await expect(popup.getByRole('button', { name: '닫기' })).toBeInViewport({ ratio: 1 });
    expect((await popup.getByRole('link', { name: title }).boundingBox())?.width).toBeGreaterThan(90);
    await sectionsLaidOut(page);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(async () => (await topOf(bar)) - (await topOf(popup)), 'on the bar').toBeCloseTo(56, -1);
    await expect(popup, 'dark over the dark end of the page').toHaveCSS('background-color', 'rgb(10, 15, 30)');
    const last = page.locator('footer p').last();
    const bottom = await last.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(await topOf(popup));
    const link = page.getByRole('contentinfo').getByRole('link', { name: '이용약관' });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await link.focus();
    expect(await link.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
      await topOf(popup),
    );
  }
  await expect(popup.getByText('팝업 내용')).toBeHidden();
  const text = popup.getByText('팝업 내용');
  await page.setViewportSize({ width: 1280, height: 664 });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(text, 'its title alone beside the first section').toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(text, 'and further down').toBeHidden();
  const end = await page.locator('footer p').last().boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(await topOf(popup));
  await popup.hover();
  await expect(text, 'whole for whoever points at it').toBeVisible();
  await popup.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/noticeDetail/${documentId}`);
  await call(staff, '/api/v1/board/deleteDocument', { documentId });
});

test('a popup is out of the way while the assistant is open, and stays for afterwards', async ({ page }) => {
  const title = newTitle('대화창과 함께 뜨는 팝업');
  const hour = (offset: number) => new Date(Date.now() + offset * 3_600_000).toISOString();
  const notice = { boardType: 'notice', category: '공지', bodyHtml: '<p>팝업 내용</p>', title } as const;
  const period = { popupFrom: hour(-1), popupUntil: hour(1) };
  const { documentId } = await call(staff, '/api/v1/board/write', { ...notice, ...period });
  const popup = page.getByRole('dialog', { name: title });
  const chat = page.locator('.chat-panel');
  for (const width of [390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    await expect(popup).toBeVisible();
    await page.locator('#chat-button').click();
    await expect(chat).toBeVisible();
    await expect(popup, `at ${width} px`).toBeHidden();
    // Of the two, Esc closes the one that is seen, wherever the focus is.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
    await expect(popup).toBeVisible();
  }
  await call(staff, '/api/v1/board/deleteDocument', { documentId });
});

test('a notice with a pop-up is published from the administration in nine clicks', async ({ page }) => {
  const title = newTitle('겨울 점검 안내');
  const { clicks } = await countEffort(staff);
  await open(staff, '/admin/contents');
  await staff.getByRole('button', { name: '새 글' }).click();
  await staff.getByRole('menuitem', { name: '공지사항' }).click();
  await expect(staff).toHaveURL('/noticeRegister');
  const category = staff.getByRole('combobox', { name: '분류' });
  await category.click();
  await category.selectOption('점검');
  await staff.getByRole('textbox', { name: '제목' }).click();
  await staff.keyboard.insertText(title);
  await staff.getByRole('textbox', { name: '내용' }).click();
  await staff.keyboard.insertText('점검하는 동안 이용하실 수 없습니다.');
  for (const [name, day] of [
    ['팝업 시작', '20260101'],
    ['팝업 종료', '20991231'],
  ] as const) {
    const field = staff.getByRole('textbox', { name: `${name} 날짜` });
    await field.click();
    await field.fill(day);
  }
  await staff.getByRole('button', { name: '등록', exact: true }).click();
  await confirm(staff, '등록');
  await expect(staff.getByText('등록되었습니다. 2099.12.31 23:59까지 첫 화면에 팝업으로 보입니다.')).toBeVisible();
  const row = staff.getByRole('row').getByRole('link', { name: title, exact: true });
  await expect(row).toBeFocused();
  expect(await clicks()).toBe(9);
  const documentId = (await row.getAttribute('href'))?.split('/').at(-1) ?? '';

  await open(page, '/');
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await call(staff, '/api/v1/admin/popup-end', { documentId });
});

test('nothing that is written into a popup runs where visitors see it', async ({ page }) => {
  const hour = (offset: number) => new Date(Date.now() + offset * 3_600_000).toISOString();
  const { documentId } = await call(staff, '/api/v1/board/write', {
    boardType: 'notice',
    title: LINES[1] ?? '',
    category: '공지',
    bodyHtml: BODY,
    popupFrom: hour(-1),
    popupUntil: hour(1),
  });
  const seen = await watch(page.context());
  await open(page, '/');
  await expect(page.getByRole('dialog')).toContainText('본문입니다.');
  await settled(page);
  expect(seen).toEqual([]);
  await call(staff, '/api/v1/board/deleteDocument', { documentId });
});

test('the list says of a popup that visitors do not see, and why, until it is moved up', async ({ page }) => {
  const hour = (offset: number) => new Date(Date.now() + offset * 3_600_000).toISOString();
  const titles = ['하나', '둘', '셋', '넷'].map((name) => newTitle(`겹치는 팝업 ${name}`));
  const ids: string[] = [];
  for (const title of titles) {
    const notice = { boardType: 'notice', category: '공지', bodyHtml: '<p>내용</p>', title } as const;
    ids.push(
      (await call(staff, '/api/v1/board/write', { ...notice, popupFrom: hour(-1), popupUntil: hour(1) })).documentId,
    );
  }
  await call(staff, '/api/v1/admin/popup-order', { documentIds: ids });
  await open(staff, '/admin/popups');
  const item = (at: number) => staff.getByRole('listitem').filter({ hasText: titles[at] });
  await expect(item(3)).toContainText('보이지 않음');
  await expect(staff.getByRole('region', { name: /^진행 중/ })).toContainText('‘보이지 않음’은 위로 옮기면 보입니다.');
  await expect(item(2)).not.toContainText('보이지 않음');
  await staff.getByRole('button', { name: `${titles[3]} 위로` }).click();
  await expect(item(3)).not.toContainText('보이지 않음');
  await expect(item(2)).toContainText('보이지 않음');
  const lines = staff.getByRole('listitem').filter({ has: staff.getByRole('button', { name: '미리보기' }) });
  for (const width of [768, 1280, 1440, 1920]) {
    await staff.setViewportSize({ width, height: 900 });
    const ends = await lines.evaluateAll((items) =>
      items.map((one) => one.getBoundingClientRect().right - one.lastElementChild!.getBoundingClientRect().right),
    );
    expect(Math.max(...ends.map(Math.round)), `the actions end with the line at ${width} px`).toBe(0);
  }
  await staff.setViewportSize({ width: 390, height: 900 });
  const starts = await lines.evaluateAll((items) =>
    items.map((one) => one.lastElementChild!.getBoundingClientRect().left - one.getBoundingClientRect().left),
  );
  expect(Math.max(...starts.map(Math.round)), 'the actions begin with the line on a phone').toBe(0);
  await staff.setViewportSize({ width: 1920, height: 900 });
  await staff.getByRole('link', { name: titles[0], exact: true }).focus();
  await staff.keyboard.press('ArrowDown');
  await expect(item(1).getByRole('link').first()).toBeFocused();
  // By keyboard to the top: the press that brings it there leaves the focus where it is.
  const up = staff.getByRole('button', { name: `${titles[3]} 위로` });
  await expect(async () => {
    await up.press('Enter');
    await expect(up).toHaveAttribute('aria-disabled', 'true', { timeout: 1_000 });
  }).toPass();
  await expect(up).toBeFocused();
  // A colleague's order since is told and shown, and not overwritten.
  const reversed = [...ids].toReversed();
  await call(staff, '/api/v1/admin/popup-order', { documentIds: reversed });
  await staff.getByRole('button', { name: `${titles[0]} 아래로` }).click();
  const told = staff.getByRole('region', { name: '알림' });
  await expect(told).toContainText('다른 사용자가 먼저 수정했습니다. 지금의 내용을 불러왔으니');
  await expect(item(0)).toContainText('보이지 않음');
  await call(staff, '/api/v1/admin/popup-order', { documentIds: ids });
  await open(page, '/');
  await expect(page.getByRole('dialog', { name: titles[0] })).toBeVisible();
  for (const documentId of ids) await call(staff, '/api/v1/board/deleteDocument', { documentId });
});

test('a popup of next week is called off by a button that says so', async () => {
  const title = newTitle('다음 주 공지');
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();
  const notice = { boardType: 'notice', category: '공지', bodyHtml: '<p>다음 주 내용</p>' } as const;
  const period = { popupFrom: day(7), popupUntil: day(8) };
  const { documentId } = await call(staff, '/api/v1/board/write', { ...notice, title, ...period });
  await open(staff, '/admin/popups');
  const coming = staff.getByRole('region', { name: /^예정/ }).getByRole('listitem').filter({ hasText: title });
  // As visitors will see it, in the frame of a phone, too.
  await coming.getByRole('button', { name: '미리보기' }).click();
  const preview = staff.getByRole('dialog', { name: '방문자에게 이렇게 보입니다' });
  const card = preview.locator('iframe').contentFrame().getByRole('dialog', { name: title });
  await expect(card).toContainText('다음 주 내용');
  await expect(preview, 'not on this page').toContainText('팝업은 첫 화면에 뜹니다.');
  await preview.getByRole('button', { name: '휴대폰' }).click();
  await expect(card.getByRole('link', { name: '자세히 보기' })).toBeHidden();
  await expect(card.getByRole('link', { name: title })).toBeVisible();
  await staff.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  const callOff = async () => {
    await coming.getByRole('button', { name: '예약 취소' }).click();
    await confirmAndLeave(staff, '예약 취소');
  };
  await callOff();
  await expect(staff.getByText('팝업 예약이 취소되었습니다.')).toBeVisible();
  await expect(coming).toHaveCount(0);
  // What a colleague has called off first is told, and no page is missing.
  const other = await call(staff, '/api/v1/board/write', { ...notice, title, ...period });
  await open(staff, '/admin/popups');
  await call(staff, '/api/v1/admin/popup-end', { documentId: other.documentId });
  await callOff();
  await expect(staff.getByRole('region', { name: '알림' })).toContainText('다른 사용자가 먼저 수정했습니다.');
  await expect(coming).toHaveCount(0);
  await call(staff, '/api/v1/board/deleteDocument', other);
  await call(staff, '/api/v1/board/deleteDocument', { documentId });
});
