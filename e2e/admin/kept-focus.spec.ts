import { expect, test } from '@playwright/test';
import type { OutputOf } from '#shared/contract/calls.ts';
import { confirm, dialogOf } from '../support/account-forms.ts';
import { ask, call, comeAsStaff, newTitle } from '../support/board.ts';
import { open } from '../support/open.ts';

test.describe('a control that goes with what it did leaves the focus to what is nearest', () => {
  test('the row that takes the place of one that went', async ({ browser }) => {
    const page = await comeAsStaff(browser);
    const titles = [newTitle('남을 질문'), newTitle('복구할 질문')];
    for (const title of titles)
      await call(page, '/api/v1/board/deleteDocument', { documentId: await ask(page, title) });
    // Other tests delete, too: only these two are shown.
    await page.route('**/api/v1/board/trash', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: OutputOf<'/api/v1/board/trash'> };
      answer.data.list = answer.data.list.filter(({ title }) => titles.includes(title));
      await route.fulfill({ response, json: answer });
    });
    await open(page, '/admin');
    await page.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link', { name: '휴지통' }).click();
    const restore = page.locator('tbody tr').first().getByRole('button', { name: /복구/ });
    await expect(restore).toHaveAccessibleName(/복구할 질문/);
    await restore.press('Enter');
    await expect(dialogOf(page).getByRole('button', { name: '복구' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(restore).toHaveAccessibleName(/남을 질문/);
    await expect(page.locator('tbody tr').first().locator('a, button').first()).toBeFocused();
  });

  test('the table, when selected rows went with the actions on them', async ({ browser }) => {
    const page = await comeAsStaff(browser);
    const title = newTitle('지울 질문');
    for (const order of [1, 2]) await ask(page, `${title} ${order}`);
    await open(page, `/admin/contents?q=${encodeURIComponent(title)}`);
    await page.locator('tbody tr').first().getByRole('checkbox').check();
    const actions = page.getByRole('region', { name: '선택한 글 변경' });
    await actions.getByRole('button', { name: '삭제' }).press('Enter');
    await dialogOf(page).getByRole('button', { name: '삭제' }).press('Enter');
    await expect(actions).toHaveCount(0);
    await expect(page.getByRole('group', { name: '글 목록 1페이지' })).toBeFocused();
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await page.locator('tbody tr').first().getByRole('checkbox').check();
    await actions.getByRole('button', { name: '삭제' }).press('Enter');
    await dialogOf(page).getByRole('button', { name: '삭제' }).press('Enter');
    await expect(page.getByRole('table'), 'none is left').toHaveCount(0);
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  });

  test('the button that saves, after a mail is as it was delivered, and after a conflict', async ({ browser }) => {
    const page = await comeAsStaff(browser);
    const words = { name: 'second-factor', subject: '고친 제목', body: '{change}\n[로그인]({link})' } as const;
    await call(page, '/api/v1/admin/mail-save', { ...words, updatedAt: null });
    await open(page, '/admin/mail?mail=second-factor');
    const save = page.getByRole('button', { name: '저장', exact: true });
    await page.getByRole('button', { name: '기본값으로 되돌리기' }).press('Enter');
    await expect(dialogOf(page).getByRole('button', { name: '기본값으로 되돌리기' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('기본값으로 되돌렸습니다.')).toBeVisible();
    await expect(save).toBeFocused();

    await call(page, '/api/v1/admin/mail-save', { ...words, updatedAt: null });
    await page.getByRole('textbox', { name: '제목' }).press('End');
    await page.keyboard.insertText(' (내 것)');
    await save.press('Enter');
    const overwrite = page.getByRole('button', { name: '내 내용으로 저장' });
    await overwrite.press('Enter');
    await expect(overwrite).toHaveCount(0);
    await expect(save).toBeFocused();
    await page.getByRole('button', { name: '기본값으로 되돌리기' }).click();
    await dialogOf(page).getByRole('button', { name: '기본값으로 되돌리기' }).click();
  });

  test('the way to the answer of a question that opens in place of its list', async ({ browser }) => {
    const page = await comeAsStaff(browser);
    await page.setViewportSize({ width: 1440, height: 900 });
    const title = newTitle('열어 볼 질문');
    await ask(page, title);
    const row = page.getByRole('row').getByRole('link', { name: title });
    for (const way of ['click', 'Enter']) {
      await open(page, '/admin/questions');
      await (way === 'click' ? row.click() : row.press(way));
      await expect(page.getByRole('textbox', { name: '공식 답변' })).toBeVisible();
      await expect(page.getByRole('button', { name: '답변으로' }), way).toBeFocused();
    }
  });

  test('the next inquiry, when one that was worked on does not pass the filter any more', async ({ browser }) => {
    const page = await comeAsStaff(browser);
    await open(page, '/contact/list?status=접수&sort=createdAt');
    const links = page.locator('tbody [data-row-link]');
    const next = (await links.nth(1).getAttribute('aria-label')) ?? '';
    await links.first().press('Enter');
    const drawer = page.getByRole('dialog', { name: /^C-/ });
    await drawer.getByLabel('상태', { exact: true }).selectOption('진행중');
    await expect(links.first()).toHaveAttribute('aria-label', next);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(links.first()).toBeFocused();
  });
});

test.describe('a form leads back to the row that opened it', () => {
  test('of a pop-up, saved or not', async ({ browser }) => {
    const page = await comeAsStaff(browser);
    const title = newTitle('고칠 팝업');
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const { documentId } = await call(page, '/api/v1/board/write', {
      boardType: 'notice',
      category: '공지',
      title,
      bodyHtml: '<p>팝업 내용</p>',
      popupFrom: day(300),
      popupUntil: day(301),
    });
    await open(page, '/admin/popups');
    const row = page.getByRole('listitem').filter({ hasText: title });
    const link = row.getByRole('link', { name: title });
    const edit = async () => {
      await row.getByRole('link', { name: '수정' }).press('Enter');
      await expect(page.getByRole('textbox', { name: '내용' })).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
    };
    await edit();
    await page.getByRole('link', { name: '취소' }).press('Enter');
    await expect(link, 'left').toBeFocused();
    await edit();
    await page.getByRole('button', { name: '수정', exact: true }).press('Enter');
    await expect(link, 'saved').toBeFocused();
    await expect(page).toHaveURL('/admin/popups');
    await call(page, '/api/v1/board/deleteDocument', { documentId });
  });

  test('of a mail and of a version of a text; what is wrong in between has the focus', async ({ browser }) => {
    const page = await comeAsStaff(browser);
    await open(page, '/admin/mail');
    const mail = page.getByRole('link', { name: /^비밀번호 재설정/ });
    await mail.press('Enter');
    const subject = page.getByRole('textbox', { name: '제목' });
    await expect(subject).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    for (const name of ['나에게 시험 메일 보내기', '저장']) {
      await subject.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await page.getByRole('button', { name, exact: true }).press('Enter');
      await expect(subject, name).toBeFocused();
      await page.keyboard.press('ControlOrMeta+z');
    }
    await page.getByRole('main').getByRole('link', { name: '목록' }).press('Enter');
    await expect(mail).toBeFocused();

    await open(page, '/admin/terms');
    const text = page.getByRole('table').getByRole('link', { name: '광고성 정보 수신 동의' });
    await text.press('Enter');
    const write = page.getByRole('link', { name: '새 버전 작성' });
    // The list has one of each text.
    await expect(write).toHaveCount(1);
    await write.press('Enter');
    const body = page.getByRole('textbox', { name: '본문' });
    await expect(body).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('textbox', { name: '버전' }).fill('8.8');
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    await page.getByRole('textbox', { name: '시행일' }).fill(day.replaceAll('-', ''));
    const save = page.getByRole('button', { name: '시행 예약' });
    await save.press('Enter');
    await expect(body, 'nothing has changed in it').toBeFocused();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText(' 더합니다.');
    await save.press('Enter');
    await expect(page.getByLabel('변경 요약')).toBeFocused();
    await page.keyboard.insertText('한 줄을 더합니다.');
    await save.press('Enter');
    const row = page.getByRole('row').filter({ hasText: '8.8' });
    const first = row.getByRole('link').first();
    await expect(first, 'saved').toBeFocused();
    await row.getByRole('link', { name: '수정' }).press('Enter');
    await expect(body).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: '목록' }).press('Enter');
    await expect(first, 'left').toBeFocused();
    await row.getByRole('button', { name: '예약 취소' }).press('Enter');
    await confirm(page, '예약 취소');
    await expect(row).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: '목록' }).press('Enter');
    await expect(text).toBeFocused();
  });
});

test('the alert of a failure keeps the focus, and gives it back to the page where what opened it is gone', async ({
  browser,
}) => {
  const page = await comeAsStaff(browser);
  await open(page, '/admin');
  await page.route('**/api/v1/**', (route) =>
    route.fulfill({ status: 500, json: { responseCode: 'CM06', message: '', data: null } }),
  );
  const ok = dialogOf(page).getByRole('button', { name: '확인' });
  // Not by its role: behind the dialog it has none.
  const failed = page.locator('main').getByText('다시 시도');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^연락할 문의/ })
    .press('Enter');
  await expect(failed).toBeVisible();
  await expect(ok).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toBeFocused();

  const entry = page.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link', { name: '회원' });
  await entry.press('Enter');
  await expect(page).toHaveURL('/admin/users');
  await expect(failed).toBeVisible();
  await expect(ok).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry).toBeFocused();
});

test('the alert of a failure offers another try or the dashboard beside the landing page, and to stay where input would be lost', async ({
  browser,
}) => {
  const page = await comeAsStaff(browser);
  await open(page, '/admin');
  const fail = (path: string) =>
    page.route(path, (route) =>
      route.fulfill({ status: 500, json: { responseCode: 'CM06', message: '', data: null } }),
    );
  const menu = page.getByRole('navigation', { name: '관리 메뉴' });
  const button = (name: string) => dialogOf(page).getByRole('button', { name });
  await fail('**/api/v1/admin/users');
  await menu.getByRole('link', { name: '회원' }).press('Enter');
  await expect(button('다시 시도')).toBeVisible();
  await expect(page.getByText('나중에 다시 시도해주세요.'), 'said once').toHaveCount(1);
  await page.keyboard.press('Escape');
  const retry = page.getByRole('main').getByRole('button', { name: '다시 시도' });
  await expect(retry, 'the alert leaves the focus to another try').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('다시 시도'), 'failed again').toBeVisible();
  await page.unroute('**/api/v1/admin/users');
  await button('다시 시도').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '회원' })).toBeVisible();
  await expect(page).toHaveURL('/admin/users');

  await fail('**/api/v1/admin/users/detail');
  await page.locator('tbody tr').first().getByRole('link').first().press('Enter');
  await button('대시보드로 가기').press('Enter');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: '대시보드' })).toBeVisible();

  await fail('**/api/v1/admin/users');
  await menu.getByRole('link', { name: '회원' }).press('Enter');
  await button('확인').press('Enter');
  await expect(page, 'as specified').toHaveURL('/');

  await open(page, '/admin/mail?mail=second-factor');
  await page.getByRole('textbox', { name: '제목' }).fill('고치던 제목');
  await fail('**/api/v1/admin/mail-save');
  await page.getByRole('button', { name: '저장', exact: true }).press('Enter');
  await expect(button('계속 작성')).toBeVisible();
  await expect(button('대시보드로 가기')).toHaveCount(0);
  await button('계속 작성').press('Enter');
  await expect(page.getByRole('textbox', { name: '제목' })).toHaveText('고치던 제목');
});

test('the alert of a drawer that could not be filled has the focus, and gives it back to the row', async ({
  browser,
}) => {
  const page = await comeAsStaff(browser);
  await page.route('**/api/v1/**/detail', (route) =>
    route.fulfill({ status: 500, json: { responseCode: 'CM06', message: '', data: null } }),
  );
  for (const list of ['/contact/list', '/admin/users']) {
    await open(page, list);
    const row = page.locator('tbody [data-row-link]').first();
    await row.press('Enter');
    await expect(dialogOf(page)).toContainText('오류가 발생했습니다.');
    await expect(page.locator('[data-drawer]')).toHaveCount(0);
    await expect(dialogOf(page).getByRole('button', { name: '확인' })).toBeFocused();
    await expect(
      page.locator('main').locator('xpath=ancestor-or-self::*[@inert or @aria-hidden="true"]'),
    ).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(row).toBeFocused();
  }
});

test('a page that the menu of a phone leads to has the focus, and again once it could be loaded', async ({
  browser,
}) => {
  const page = await comeAsStaff(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/admin');
  const toMembers = async () => {
    await page.getByRole('button', { name: '관리 메뉴' }).press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: '회원', exact: true }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/admin/users');
    await expect(page.getByRole('main')).toBeFocused();
  };
  await page.route('**/api/v1/admin/users', (route) => route.abort());
  await toMembers();
  await page.unroute('**/api/v1/admin/users');
  await page.getByRole('button', { name: '다시 시도' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '회원' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await open(page, '/admin');
  await toMembers();
});
