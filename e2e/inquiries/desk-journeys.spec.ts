import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { InquiryDetail } from '#shared/contract/inquiries/inquiry.contract.ts';
import { confirmByKeyboard, dialogOf } from '../support/account-forms.ts';
import { call, comeAsMember, comeAsStaff, comeAsVisitor, newTitle } from '../support/board.ts';
import { ADMIN } from '../support/portal.ts';
import { countEffort, tabTo } from '../support/effort.ts';
import { newEmail, openFirstInquiry, sendInquiry } from '../support/inquiry.ts';
import { hasFocus, open, pressIn } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';

async function newInquiry(visitor: Page): Promise<{ company: string; number: string }> {
  const company = newTitle('업무 흐름');
  await open(visitor, '/contact');
  return { company, number: await sendInquiry(visitor, { company, email: newEmail() }) };
}

/** As on a portal with a mail server. */
const haveMailServer = (page: Page) =>
  page.route('**/api/v1/free/detail', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: InquiryDetail };
    answer.data.isMailFiled = false;
    await route.fulfill({ response, json: answer });
  });

test('an inquiry is answered from a template by mouse in four clicks, and then completed in two', async ({
  browser,
}) => {
  const { company, number } = await newInquiry(await comeAsVisitor(browser));
  const page = await comeAsStaff(browser);
  await haveMailServer(page);
  const name = newTitle('견적 안내');
  await call(page, '/api/v1/free/template-save', {
    name,
    body: '{회사명} {이름} 님, {접수번호} 건의 견적을 보내드립니다.',
    updatedAt: null,
  });
  const { clicks } = await countEffort(page);
  await open(page, `/contact/list?q=${encodeURIComponent(company)}`);

  await page.getByRole('link', { name: new RegExp(company) }).click();
  const drawer = page.getByRole('dialog', { name: number });
  // A select is one click on the page; the choice is made in the list of the browser.
  const template = drawer.getByRole('combobox', { name: '답변 템플릿' });
  await template.click();
  await template.selectOption(name);
  await expect(drawer.getByLabel('답변 내용')).toHaveValue(`${company} 한지우 님, ${number} 건의 견적을 보내드립니다.`);
  await drawer.getByRole('button', { name: '답변 메일 보내기' }).click();
  await dialogOf(page).getByRole('button', { name: '답변 메일 보내기' }).click();
  await expect(drawer.getByText(/답변 메일\]/)).toBeVisible();
  expect(await clicks()).toBe(4);
  const status = drawer.getByLabel('상태', { exact: true });
  await expect(status).toHaveValue('연락완료');

  await status.click();
  await status.selectOption('완료');
  await dialogOf(page).getByRole('button', { name: '완료 처리' }).click();
  await expect(status).toHaveValue('완료');
  expect(await clicks()).toBe(6);
  await drawer.getByText('처리와 열람 기록').click();
  // Read anew after each act, and opened once.
  await expect(drawer.getByText('완료 처리')).toBeVisible();
  await expect(drawer.getByText('상세 열람')).toHaveCount(1);
  await call(page, '/api/v1/free/template-delete', {
    templateId:
      (await call(page, '/api/v1/free/templates', undefined)).list.find((one) => one.name === name)?.templateId ?? '',
  });
});

test('the answer templates are listed, renamed and deleted, from the answer and from the palette', async ({
  browser,
}) => {
  const page = await comeAsStaff(browser);
  const name = newTitle('회신 문구');
  await call(page, '/api/v1/free/template-save', { name, body: '{이름} 님, 확인 후 회신드립니다.', updatedAt: null });
  await open(page, '/contact/list?status=접수');
  await openFirstInquiry(page);
  const template = page.getByRole('dialog', { name: /^C-/ }).getByRole('combobox', { name: '답변 템플릿' });
  await template.selectOption(name);
  await expect(page.getByRole('button', { name: '템플릿 삭제' })).toHaveCount(0);
  await template.selectOption('템플릿 관리');
  const list = page.getByRole('dialog', { name: '문의 답변 템플릿' });
  const row = list.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('{이름} 님, 확인 후 회신드립니다.');
  expect(await violationsOf(page)).toEqual([]);
  await row.getByRole('button', { name: `‘${name}’ 수정` }).click();
  const form = page.getByRole('dialog', { name: `‘${name}’ 수정` });
  await form.getByLabel(/^템플릿 이름/).fill(`${name} 새`);
  await form.getByRole('button', { name: '저장' }).click();
  await expect(form).toHaveCount(0);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(`${name} 새`);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(template.getByRole('option', { name: `${name} 새` })).toHaveCount(1);

  await open(page, '/admin');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /찾기$/ }).fill('답변 템플릿');
  await page.getByRole('option', { name: '문의 답변 템플릿' }).click();
  await row.getByRole('button', { name: `‘${name} 새’ 삭제` }).click();
  await expect(dialogOf(page)).toContainText(`답변 템플릿 ‘${name} 새’를 삭제하시겠습니까?`);
  await dialogOf(page).getByRole('button', { name: '삭제' }).click();
  await expect(row).toHaveCount(0);
  await list.getByRole('button', { name: '닫기' }).click();
  await expect(page, 'the list as one had left it').toHaveURL(`/contact/list?status=${encodeURIComponent('접수')}`);
});

test('an answer template is made from nothing, and Escape leaves one layer at a time', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  const name = newTitle('처음부터');
  await open(page, '/contact/list');
  await page.getByRole('button', { name: '답변 템플릿' }).press('Enter');
  const list = page.getByRole('dialog', { name: '문의 답변 템플릿' });
  const create = list.getByRole('button', { name: '새 템플릿' });
  await expect(create, 'what one came for, not the X').toBeFocused();
  await create.press('Enter');
  const form = page.getByRole('dialog', { name: '새 템플릿' });
  await expect(form.getByLabel(/^템플릿 이름/)).toBeFocused();
  await page.keyboard.insertText(name);
  const body = form.getByLabel(/^템플릿 내용/);
  await expect(body).toHaveAccessibleDescription(/{이름}.*실제 값으로 바뀝니다/);
  await body.fill('{이름} 님, {모름}');
  await body.press('Control+Enter');
  await expect(form).toContainText('{모름}은 쓸 수 없습니다.');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toContainText('작성 중인 내용이 있습니다.');
  await expect.poll(() => page.evaluate(darknessOfPage), 'three layers leave the page in sight').toBeLessThan(0.75);
  await pressIn(dialogOf(page), 'Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(form).toBeVisible();
  await body.fill('{이름} 님, 곧 회신드립니다.');
  await form.getByRole('button', { name: '저장' }).press('Enter');
  await expect(form).toHaveCount(0);
  await expect(create).toBeFocused();
  await expect(list.getByRole('listitem').filter({ hasText: name })).toContainText('곧 회신드립니다.');

  await create.press('Enter');
  await form.getByLabel(/^템플릿 이름/).fill(name);
  await body.fill('다른 내용');
  await form.getByRole('button', { name: '저장' }).press('Enter');
  await expect(form, 'nothing is replaced unseen').toContainText('같은 이름의 템플릿이 있습니다.');
  await form.getByLabel(/^템플릿 이름/).fill('');
  await body.fill('');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('button', { name: '답변 템플릿' })).toBeFocused();
});

test('answer templates that do not come say so, and come when they are asked for again', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  const name = newTitle('늦게 온 문구');
  await call(page, '/api/v1/free/template-save', { name, body: '확인 후 회신드립니다.', updatedAt: null });
  await page.route('**/api/v1/free/templates', (route) => route.abort());
  await open(page, '/contact/list');
  await page.getByRole('button', { name: '답변 템플릿' }).click();
  const list = page.getByRole('dialog', { name: '문의 답변 템플릿' });
  await expect(list.getByRole('alert')).toContainText('템플릿을 불러오지 못했습니다.');
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute('**/api/v1/free/templates');
  await list.getByRole('button', { name: '다시 시도' }).press('Enter');
  await expect(list.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await expect(list.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(list, 'the focus stayed in the dialog').toHaveCount(0);
});

test('eight answer templates and more are searched by name and text', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  const templates = Array.from({ length: 8 }, (_, at) => ({
    templateId: `t${at}`,
    name: `템플릿 ${at}`,
    body: at === 3 ? '계약서를 보내드립니다.' : '확인 후 회신드립니다.',
    updatedAt: '2026-11-20T00:00:00.000Z',
  }));
  await page.route('**/api/v1/free/templates', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), data: { list: templates } } });
  });
  await open(page, '/contact/list');
  await page.getByRole('button', { name: '답변 템플릿' }).click();
  const list = page.getByRole('dialog', { name: '문의 답변 템플릿' });
  await expect(list.getByRole('listitem')).toHaveCount(8);
  const search = list.getByRole('searchbox', { name: '템플릿 찾기' });
  await search.fill('계약서');
  await expect(list.getByRole('listitem')).toHaveText(/^템플릿 3/);
  await search.fill('없는 말');
  await expect(list.getByRole('status')).toHaveText('조건에 맞는 템플릿이 없습니다.');
  templates.pop();
  await open(page, '/contact/list');
  await page.getByRole('button', { name: '답변 템플릿' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(7);
  await expect(search).toHaveCount(0);
});

test('an inquiry is found, answered and closed again by keyboard alone', async ({ browser }) => {
  const { company, number } = await newInquiry(await comeAsVisitor(browser));
  const page = await comeAsStaff(browser);
  await haveMailServer(page);
  await open(page, '/admin');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText(company);
  await expect(page.getByRole('option', { name: new RegExp(company) })).toBeVisible();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: number });
  await expect(drawer).toContainText('한지우');
  await expect(drawer.getByRole('button', { name: '답변으로' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.getByLabel('답변 내용')).toBeFocused();
  await page.keyboard.insertText('요청하신 자료를 보내드립니다.');
  await page.keyboard.press('Control+Enter');
  await expect(dialogOf(page)).toContainText('답변 메일을 보내고 상태를 연락완료로 바꾸시겠습니까?');
  await confirmByKeyboard(page);
  await expect(drawer.getByText(/답변 메일\]/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('a download of personal data is found in three clicks, with its reason', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  const reason = newTitle('영업 회의 자료');
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const asked = await page.request.post('/api/v1/free/export', { data: { reason }, headers: { token } });
  expect(asked.ok()).toBe(true);
  const { clicks } = await countEffort(page);
  await open(page, '/admin');
  await page.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link', { name: '감사 로그' }).click();
  const action = page.getByRole('combobox', { name: '작업' });
  await action.click();
  await action.selectOption('개인정보가 든 파일 다운로드');
  const period = page.getByRole('combobox', { name: '기간' });
  await period.click();
  // As many clicks as for 어제.
  await period.selectOption('오늘');
  await expect(page).toHaveURL(/action=downloads&from=\d{4}-\d{2}-\d{2}&until=/);
  await expect(page.getByRole('row').filter({ hasText: reason })).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(3);
});

test('an inquiry is answered from the log-in on by keyboard alone, from the first page of the site', async ({
  browser,
}) => {
  const { company, number } = await newInquiry(await comeAsVisitor(browser));
  const page = await comeAsVisitor(browser);
  await haveMailServer(page);
  const { keys, clicks } = await countEffort(page);
  await open(page, '/login');
  await expect(page.getByLabel(/^아이디\*?$/)).toBeFocused();
  await page.keyboard.insertText(ADMIN.userId);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: '문의 관리' })).toBeVisible();
  const palette = page.getByRole('combobox', { name: '화면, 문의, 회원, 글 찾기' });
  // Which comes with the keys of the palette, after the page.
  await expect(page.getByRole('banner').getByRole('link', { name: /^내 활동/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette).toBeFocused();
  await page.keyboard.insertText(company);
  await expect(page.getByRole('option', { name: new RegExp(company) })).toBeVisible();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: number });
  await hasFocus(drawer);
  await tabTo(page, drawer.getByLabel('답변 내용'));
  await page.keyboard.insertText('요청하신 자료를 보내드립니다.');
  await tabTo(page, drawer.getByRole('button', { name: '답변 메일 보내기' }));
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toContainText('답변 메일을 보내고');
  await confirmByKeyboard(page);
  await expect(drawer.getByText(/답변 메일\]/)).toBeVisible();
  await hasFocus(drawer);
  test.info().annotations.push({ type: 'keys', description: String(await keys()) });
  expect(await clicks()).toBe(0);
  expect(await keys()).toBeLessThanOrEqual(22);
});

test('message and answer are in the first view, and the next inquiry stays at hand when one leaves the list', async ({
  browser,
}) => {
  const visitor = await comeAsVisitor(browser);
  const company = newTitle('차례');
  for (const at of ['가', '나', '다']) {
    await open(visitor, '/contact');
    await sendInquiry(visitor, { company: `${company} ${at}`, email: newEmail() });
  }
  const page = await comeAsStaff(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `/contact/list?status=접수&q=${encodeURIComponent(company)}`);
  await page.getByRole('link', { name: `${company} 가` }).click();
  const drawer = page.getByRole('dialog', { name: /^C-/ });
  await expect(drawer.getByRole('heading', { name: '문의 내용' })).toBeInViewport();
  await expect(drawer.locator('a[href^="mailto:"]')).toBeInViewport();
  await expect(drawer.locator('a[href^="tel:"]')).toBeInViewport();
  await expect(drawer.getByLabel('답변 내용')).toBeInViewport({ ratio: 0.5 });
  await drawer.getByLabel('상태', { exact: true }).selectOption('확인');
  // By its tag: behind the drawer it has no role.
  await expect(page.locator('tbody').getByText(`${company} 가`)).toHaveCount(0);
  await drawer.getByRole('button', { name: '다음' }).click();
  await expect(drawer).toContainText(`${company} 나`);
  await drawer.getByRole('button', { name: '이전' }).click();
  await expect(drawer).toContainText(`${company} 가`);
});

test('after an answer the next inquiry that waits has the focus, also from the last of the list', async ({
  browser,
}) => {
  const visitor = await comeAsVisitor(browser);
  const company = newTitle('이어서');
  for (const at of ['가', '나', '다']) {
    await open(visitor, '/contact');
    await sendInquiry(visitor, { company: `${company} ${at}`, email: newEmail() });
  }
  const page = await comeAsStaff(browser);
  await haveMailServer(page);
  await open(page, `/contact/list?status=접수&q=${encodeURIComponent(company)}`);
  await page.getByRole('link', { name: `${company} 다` }).click();
  const drawer = page.getByRole('dialog', { name: /^C-/ });
  const next = drawer.getByRole('link', { name: /^다음 문의/ });
  for (const [here, there] of [
    ['다', '가'],
    ['가', '나'],
  ]) {
    await expect(drawer).toContainText(`${company} ${here}`);
    await drawer.getByLabel('답변 내용').fill('내일 전화드리겠습니다.');
    await drawer.getByRole('button', { name: '답변 메일 보내기' }).press('Enter');
    await confirmByKeyboard(page);
    await expect(next).toHaveText(`다음 문의: ${company} ${there}`);
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(next).toHaveCount(0);
    await expect(drawer).toContainText(`${company} ${there}`);
    await hasFocus(drawer);
  }
  await drawer.getByLabel('답변 내용').fill('내일 전화드리겠습니다.');
  await drawer.getByRole('button', { name: '답변 메일 보내기' }).press('Enter');
  await confirmByKeyboard(page);
  await expect(drawer.getByText(/답변 메일\]/)).toBeVisible();
  await expect(next, 'nobody else waits').toHaveCount(0);
});

test('a change that is saved after the next inquiry was opened leaves that one shown', async ({ browser }) => {
  const visitor = await comeAsVisitor(browser);
  const company = newTitle('늦은 저장');
  for (const at of ['가', '나']) {
    await open(visitor, '/contact');
    await sendInquiry(visitor, { company: `${company} ${at}`, email: newEmail() });
  }
  const page = await comeAsStaff(browser);
  await open(page, `/contact/list?q=${encodeURIComponent(company)}`);
  await page.getByRole('link', { name: `${company} 가` }).click();
  const drawer = page.getByRole('dialog', { name: /^C-/ });
  const held = Promise.withResolvers<void>();
  await page.route('**/api/v1/free/update', async (route) => {
    await held.promise;
    await route.continue();
  });
  await drawer.getByLabel('상태', { exact: true }).selectOption('확인');
  await drawer.getByRole('button', { name: '다음' }).click();
  await expect(drawer).toContainText(`${company} 나`);
  held.resolve();
  await expect(page.getByText('확인으로 바꿨습니다.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(drawer).toContainText(`${company} 나`, { timeout: 3000 });
});

test('a second filter chosen while the first is loading adds to it', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  await open(page, '/admin/audit');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/v1/admin/audit', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/v1/admin/audit');
  await page.getByRole('combobox', { name: '작업' }).selectOption('개인정보가 든 파일 다운로드');
  await asked;
  await page.getByRole('combobox', { name: '기간' }).selectOption('오늘');
  answer();
  await expect(page).toHaveURL(/action=downloads&from=\d{4}-\d{2}-\d{2}&until=/);
});

test('what changes something is chosen by keyboard among all options: the arrows do not pass through the first', async ({
  browser,
}) => {
  const page = await comeAsStaff(browser);
  await open(page, '/contact/list');
  await openFirstInquiry(page);
  const drawer = page.getByRole('dialog', { name: /^C-/ });
  const picker = drawer.getByRole('combobox', { name: '동료 언급' });
  const third = (await picker.getByRole('option').nth(2).textContent()) ?? '';
  await picker.focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) {
    await page.keyboard.press(key);
    // The browser draws the options by itself.
    await expect(drawer).toBeVisible();
  }
  await expect(drawer.getByRole('textbox', { name: '메모 작성' })).toHaveValue(
    new RegExp(`^@${third.split(' (')[0]}[^@]*$`),
  );
});

test('a download of personal data is found by keyboard alone', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  const reason = newTitle('연말 정산 자료');
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const asked = await page.request.post('/api/v1/free/export', { data: { reason }, headers: { token } });
  expect(asked.ok()).toBe(true);
  const { keys, clicks } = await countEffort(page);
  await open(page, '/admin');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '화면, 문의, 회원, 글 찾기' })).toBeFocused();
  await page.keyboard.insertText('감사');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/audit');
  await tabTo(page, page.getByRole('combobox', { name: '작업' }));
  // The downloads are the first of the list.
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/action=downloads/);
  await tabTo(page, page.getByRole('combobox', { name: '기간' }));
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/from=/);
  await expect(page.getByRole('row').filter({ hasText: reason })).toBeVisible();
  test.info().annotations.push({ type: 'keys', description: String(await keys()) });
  expect(await clicks()).toBe(0);
  expect(await keys()).toBeLessThanOrEqual(14);
});

test('a mention reaches a colleague, and a locked member is found and opened in two clicks', async ({ browser }) => {
  const { number, company } = await newInquiry(await comeAsVisitor(browser));
  const page = await comeAsStaff(browser);
  await open(page, `/contact/list?q=${encodeURIComponent(company)}`);
  await page.getByRole('link', { name: new RegExp(company) }).click();
  const drawer = page.getByRole('dialog', { name: number });
  await drawer.getByRole('combobox', { name: '동료 언급' }).selectOption({ label: '오세린 (sales01)' });
  await expect(drawer.getByLabel('메모 작성')).toHaveValue('@오세린 ');
  await drawer.getByLabel('메모 작성').fill('@오세린 내일 오전에 통화 부탁드립니다.');
  await drawer.getByRole('button', { name: '메모 등록' }).click();
  await expect(drawer.getByText('내일 오전에 통화 부탁드립니다.')).toBeVisible();
  const mails = await call(page, '/api/v1/admin/outbox', {});
  expect(mails.list.some(({ subject }) => subject.includes(`${number} 메모에서 언급했습니다`))).toBe(true);

  const { userId } = await comeAsMember(browser, 'to be unlocked');
  const { clicks } = await countEffort(page);
  await open(page, '/admin');
  await page.getByRole('button', { name: '찾기' }).click();
  await page.getByRole('combobox').fill(userId);
  await page.getByRole('option', { name: userId }).click();
  await expect(page.getByRole('dialog', { name: userId })).toBeVisible();
  expect(await clicks()).toBe(2);
});

/** How much of the page the layers over it cover, from 0 to 1. */
function darknessOfPage(): number {
  const layers = [...document.querySelectorAll('body *')].filter((one) => {
    const { position, visibility } = getComputedStyle(one);
    return (
      position === 'fixed' && visibility === 'visible' && one.clientHeight === innerHeight && one.checkVisibility()
    );
  });
  const alphas = layers.map((one) =>
    Number(/[/,] *(0?\.\d+)\)$/.exec(getComputedStyle(one).backgroundColor)?.[1] ?? 0),
  );
  return 1 - alphas.reduce((light, alpha) => light * (1 - alpha), 1);
}
