import { expect, test } from '@playwright/test';
import { call, comeAsMember, comeAsStaff, comeAsVisitor, newTitle, writeLongReplies } from '../support/board.ts';
import { countEffort, tabTo } from '../support/effort.ts';
import { open, pressIn } from '../support/open.ts';
import { ADMIN } from '../support/portal.ts';
import { violationsOf } from '../support/violations.ts';

const askAbout = async (page: Parameters<typeof call>[0], title: string) =>
  (
    await call(page, '/api/v1/board/write', {
      boardType: 'qna',
      category: '오류',
      title,
      bodyHtml: '<p>화면이 잠기면 E-1042 오류가 발생합니다.</p>',
    })
  ).documentId;

test('a question is answered from the log-in on by keyboard alone, with a source as a link', async ({ browser }) => {
  const { page: member } = await comeAsMember(browser);
  const title = newTitle('E-1042 오류가 납니다');
  const documentId = await askAbout(member, title);

  const page = await comeAsVisitor(browser);
  const { keys } = await countEffort(page);
  await open(page, '/admin/questions');
  await expect(page.getByRole('button', { name: '확인' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  const loginId = page.getByLabel(/^아이디\*?$/);
  await tabTo(page, loginId);
  await page.keyboard.insertText(ADMIN.userId);
  await tabTo(page, page.getByLabel(/^비밀번호\*?$/));
  await page.keyboard.insertText(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: '이어서 보기: 질문 답변' })).toBeFocused();
  await page.keyboard.press('Enter');

  const row = page.getByRole('link', { name: title });
  await tabTo(page, page.getByRole('group', { name: '답변을 기다리는 질문' }));
  await page.keyboard.press('Tab');
  await tabTo(page, row, 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const answer = page.getByRole('textbox', { name: '공식 답변' });
  await expect(answer).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await expect(page.getByRole('button', { name: '답변으로' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer).toBeFocused();
  await page.keyboard.insertText('아래 글을 참고해주세요.');
  const source = page.getByRole('region', { name: '가까운 공식 글' }).getByRole('listitem').first();
  const sourceTitle = (await source.getByRole('link').textContent()) ?? '';
  await tabTo(page, source.getByRole('button', { name: /링크 넣기$/ }));
  await page.keyboard.press('Enter');
  await expect(answer).toBeFocused();
  await expect(answer.getByRole('link', { name: sourceTitle })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL('/admin/questions');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^다음 질문: / })).toBeFocused();
  test.info().annotations.push({ type: 'keys', description: String(await keys()) });
  expect(await keys()).toBeLessThanOrEqual(80);

  const { list } = await call(member, '/api/v1/board/replyList', { documentId });
  expect(list[0]).toMatchObject({ isOfficial: true });
  expect(list[0]?.bodyHtml).toMatch(/아래 글을 참고해주세요\. <a href="\/[^"]+"/);
});

test('a question is answered by mouse in four clicks, from a template, and leaves nothing typed behind', async ({
  browser,
}) => {
  const { page: member } = await comeAsMember(browser);
  const title = newTitle('라이선스를 옮기고 싶습니다');
  const documentId = await askAbout(member, title);
  const page = await comeAsStaff(browser);
  const name = newTitle('이전 안내');
  const { templateId } = await call(page, '/api/v1/questions/template-save', {
    name,
    body: '<p>{작성자} 님, <strong>{제목}</strong>에 답변드립니다.</p>',
    updatedAt: null,
  });
  const { clicks } = await countEffort(page);
  await open(page, '/admin');
  await page
    .getByRole('navigation', { name: '관리 메뉴' })
    .getByRole('link', { name: /^질문 답변/ })
    .click();
  await page.getByRole('link', { name: title }).click();
  const template = page.getByRole('combobox', { name: '답변 템플릿' });
  await template.click();
  await template.selectOption(name);
  await expect(page.getByRole('textbox', { name: '공식 답변' }).locator('strong')).toHaveText(title);
  await page.getByRole('link', { name: '목록' }).click();
  await pressIn(page.getByRole('alertdialog'), 'Escape');
  await expect(page.getByRole('textbox', { name: '공식 답변' }).locator('strong')).toHaveText(title);
  expect(await clicks()).toBe(4);
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await expect(page.getByText('등록되었습니다.')).toBeVisible();
  await expect(page).toHaveURL('/admin/questions');
  // The fourth of them only tried to leave.
  expect((await clicks()) - 1).toBe(4);
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await call(page, '/api/v1/questions/template-delete', { templateId });
  await open(page, `/admin/questions?open=${documentId}`);
  await expect(page.getByText('답변을 기다리지 않는 질문입니다.')).toBeVisible();
});

test(
  'a question is handed over with a note, which the colleague reads beside it',
  { tag: '@short' },
  async ({ browser }) => {
    const { page: member } = await comeAsMember(browser);
    const title = newTitle('담당자가 바뀌는 질문');
    await askAbout(member, title);
    const page = await comeAsStaff(browser);
    await open(page, '/admin/questions');
    await page.getByRole('button', { name: `${title} 담당자 지정` }).click();
    const dialog = page.getByRole('dialog', { name: '담당자 지정' });
    await expect(dialog.getByRole('button', { name: '넘기기' })).toBeDisabled();
    await dialog.getByRole('button', { name: '나에게' }).click();
    await expect(dialog.getByLabel('담당자').locator('option:checked')).toHaveText(
      new RegExp(`\\(${ADMIN.userId}\\)$`),
    );
    await dialog.getByLabel('담당자').selectOption({ index: 1 });
    await dialog.getByLabel('메모').fill('라이선스 서버 기록을 먼저 확인해주세요.');
    await dialog.getByRole('button', { name: '넘기기' }).click();
    await expect(dialog).toBeHidden();
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText('라이선스 서버 기록을 먼저 확인해주세요.');
    await row.getByRole('link').click();
    await expect(page.getByRole('complementary', { name: '답변에 참고할 것' })).toContainText(/님의 메모/);
  },
);

test('all that was written before is at hand beside the answer, page by page, and the answer is kept', async ({
  browser,
}) => {
  const { page: member } = await comeAsMember(browser);
  const documentId = await askAbout(member, newTitle('댓글이 많은 질문'));
  await writeLongReplies(member, documentId, 7);
  const page = await comeAsStaff(browser);
  await open(page, `/admin/questions?open=${documentId}`);
  const earlier = page.getByRole('region', { name: '지금까지의 답변과 댓글' });
  await expect(earlier.getByText(/^1번째/)).toBeVisible();
  await expect(earlier.getByText(/^7번째/)).toHaveCount(0);
  const answer = page.getByRole('textbox', { name: '공식 답변' });
  await answer.fill('쓰던 답변입니다.');
  await earlier.getByRole('link', { name: '다음 댓글' }).click();
  await expect(earlier.getByText(/^7번째/)).toBeInViewport();
  await expect(earlier.getByText(/^1번째/)).toHaveCount(0);
  await expect(answer).toHaveText('쓰던 답변입니다.');
  expect(await violationsOf(page)).toEqual([]);
  await earlier.getByRole('link', { name: '이전 댓글' }).click();
  await expect(earlier.getByText(/^6번째/)).toBeVisible();
  await expect(answer).toHaveText('쓰던 답변입니다.');
});

test('the way back to the list leads to the row of the question', async ({ browser }) => {
  const { page: member } = await comeAsMember(browser);
  const title = newTitle('열어 본 질문');
  await askAbout(member, title);
  const page = await comeAsStaff(browser);
  await open(page, '/admin/questions');
  const row = page.getByRole('row').getByRole('link', { name: title });
  await row.press('Enter');
  await page.getByRole('link', { name: '목록' }).press('Enter');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.goBack();
  await expect(row).toBeFocused();
});

test('whoever answers after a colleague is told so and shown that answer, and keeps what was typed', async ({
  browser,
}) => {
  const { page: member } = await comeAsMember(browser);
  const documentId = await askAbout(member, newTitle('두 사람이 답하는 질문'));
  const page = await comeAsStaff(browser);
  const isOfficial = { documentId, isOfficial: true };
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, `/admin/questions?open=${documentId}`);
  const answer = page.getByRole('textbox', { name: '공식 답변' });
  await answer.fill('늦은 답변입니다.\n'.repeat(20));
  await call(page, '/api/v1/board/writeReply', { ...isOfficial, bodyHtml: '<p>동료의 답변입니다.</p>' });
  await page.getByRole('button', { name: /담당자 지정$/ }).click();
  const dialog = page.getByRole('dialog', { name: '담당자 지정' });
  await dialog.getByRole('button', { name: '나에게' }).click();
  await dialog.getByRole('button', { name: '넘기기' }).click();
  await expect(page.getByRole('region', { name: '알림' })).toContainText('넘기지 못했습니다.');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await expect(page.getByText(/^그사이 다른 답변이나 댓글이 올라와/)).toBeVisible();
  const added = page.getByRole('listitem').filter({ hasText: '동료의 답변입니다.' });
  await expect(added).toContainText('그사이 올라온 답변');
  await expect(added).toBeFocused();
  await expect(added).toBeInViewport({ ratio: 1 });
  await expect(answer).toContainText('늦은 답변입니다.');
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await expect(page).toHaveURL('/admin/questions');

  await open(page, `/qnaDetail/${documentId}`);
  await page.getByRole('button', { name: '공식 답변 작성' }).click();
  const another = page.getByRole('textbox', { name: '공식 답변 작성' });
  await another.fill('더 늦은 답변입니다.');
  await call(page, '/api/v1/board/writeReply', { ...isOfficial, bodyHtml: '<p>동료의 다음 답변입니다.</p>' });
  await page.getByRole('button', { name: '등록', exact: true }).first().click();
  await expect(page.getByText(/^그사이 다른 답변이나 댓글이 올라와/)).toBeVisible();
  await expect(page.getByText('동료의 다음 답변입니다.')).toBeVisible();
  await expect(another).toHaveText('더 늦은 답변입니다.');
});

test('an answer to a question that was deleted meanwhile stays where it was typed', async ({ browser }) => {
  const { page: member } = await comeAsMember(browser);
  const documentId = await askAbout(member, newTitle('지워질 질문'));
  const page = await comeAsStaff(browser);
  await open(page, `/admin/questions?open=${documentId}`);
  const answer = page.getByRole('textbox', { name: '공식 답변' });
  await answer.fill('쓰던 답변입니다.');
  await call(member, '/api/v1/board/deleteDocument', { documentId });
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await expect(page.getByText('그사이 삭제된 질문이라 등록하지 못했습니다.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(answer).toHaveText('쓰던 답변입니다.');
});

test('on a phone the button of the answer is in view with the question, and after an answer the next of the filter is offered', async ({
  browser,
}) => {
  const { page: member } = await comeAsMember(browser);
  const page = await comeAsStaff(browser);
  const titles = [newTitle('휴대전화에서 답합니다'), newTitle('그다음')] as const;
  const asked = [await askAbout(member, titles[0]), await askAbout(member, titles[1])];
  const { colleagues } = await call(page, '/api/v1/questions/queue', {});
  const userId = colleagues.find(({ loginId }) => loginId === ADMIN.userId)?.userId ?? '';
  for (const documentId of asked) await call(page, '/api/v1/questions/assign', { documentId, userId });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/admin/questions');
  const mine = page.getByRole('navigation', { name: '질문 구분' }).getByRole('link', { name: /^내 담당/ });
  await mine.click();
  await expect(page).toHaveURL('/admin/questions?mine=Y');
  // The URL changes before the list, which may have questions of other tests.
  const rows = page.locator('tbody a[href*="mine=Y&"]').filter({ hasText: new RegExp(titles.join('|')) });
  await expect(rows).toHaveCount(2);
  const [first = '', second = ''] = await rows.allTextContents();
  await rows.first().click();
  await expect(page.getByRole('heading', { name: first.replace(/^\[.*?\] /, '') })).toBeVisible();
  const submit = page.getByRole('button', { name: '등록', exact: true });
  await expect(submit).toBeInViewport({ ratio: 1 });
  await page.route('**/board/writeReply', (route) =>
    route.fulfill({ json: { responseCode: '0000', message: '', data: { replyId: 'r1' } } }),
  );
  const answer = page.getByRole('textbox', { name: '공식 답변' });
  await expect(answer).toBeVisible();
  await submit.click();
  await expect(page.getByText('공식 답변을 입력해주세요.')).toBeVisible();
  await answer.fill('답변드립니다.');
  await expect(submit).toBeInViewport({ ratio: 1 });
  await submit.click();
  await expect(page).toHaveURL('/admin/questions?mine=Y');
  const next = page.getByRole('link', { name: `다음 질문: ${second.replace(/^\[.*?\] /, '')}` });
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?mine=Y&open=/);
  await page.getByRole('link', { name: '목록' }).click();
  await expect(page).toHaveURL('/admin/questions?mine=Y');
  for (const documentId of asked) await call(page, '/api/v1/board/deleteDocument', { documentId });
});

test('on a phone who answers stands in a line of its own, whether the question is overdue or not', async ({
  browser,
}) => {
  const { page: member } = await comeAsMember(browser);
  await askAbout(member, newTitle('담당자를 기다리는 질문'));
  const page = await comeAsStaff(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/admin/questions');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  const gaps = await page.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const [time, button] = ['time', 'button'].map((part) => row.querySelector(part)?.getBoundingClientRect());
      return (button?.top ?? 0) >= (time?.bottom ?? 0);
    }),
  );
  expect(gaps).not.toContain(false);
});
