import { expect, test } from '@playwright/test';
import type { OutputOf } from '#shared/contract/calls.ts';
import { dialogOf } from '../support/account-forms.ts';
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
