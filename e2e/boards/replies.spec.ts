import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { confirm, dialogOf, leaveAndStay } from '../support/account-forms.ts';
import { ask, call, comeAsMember, comeAsStaff, newTitle, writeLongReplies } from '../support/board.ts';
import { hydrated, open } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';

const replies = (page: Page) => page.getByRole('region', { name: /^답변과 댓글/ });
const reply = (page: Page, text: string) => replies(page).getByRole('article').filter({ hasText: text });

async function comment(page: Page, text: string): Promise<void> {
  await page.getByLabel('댓글 작성').fill(text);
  await replies(page).getByRole('button', { name: '등록', exact: true }).click();
  await expect(reply(page, text)).toBeVisible();
}

test('somebody else’s private question shows a lock in the list and a closed page', async ({ browser }) => {
  const { page: author } = await comeAsMember(browser);
  const title = newTitle('계약 단가 문의');
  const documentId = await ask(author, title, true);
  await open(author, '/qna');
  await expect(author.getByRole('row', { name: title }).getByRole('img', { name: '비밀글' })).toBeVisible();

  const { page: reader } = await comeAsMember(browser, 'reader');
  await open(reader, '/qna');
  await expect(reader.getByText(title)).toHaveCount(0);
  const lockedRow = reader.getByRole('row', { name: '비밀글입니다.' }).first();
  await expect(lockedRow.getByRole('img', { name: '비밀글' })).toBeVisible();
  const columns = await reader.getByRole('columnheader').allInnerTexts();
  await expect(lockedRow.getByRole('cell').nth(columns.indexOf('작성일'))).toHaveText(/^\d{4}\.\d{2}\.\d{2}$/);
  await open(reader, `/qnaDetail/${documentId}`);
  await expect(reader.getByText('비밀글은 작성자와 관리자만 볼 수 있습니다.')).toBeVisible();
  expect(await violationsOf(reader)).toEqual([]);
  await reader.getByRole('main').getByRole('link', { name: '목록' }).click();
  await expect(reader).toHaveURL('/qna');

  const staff = await comeAsStaff(browser);
  await open(staff, `/qnaDetail/${documentId}`);
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('an answer that a colleague has corrected meanwhile is saved over it only knowingly, and what was typed stays', async ({
  browser,
}) => {
  const { page: author } = await comeAsMember(browser);
  const documentId = await ask(author, newTitle('둘이 고치는 답변'));
  const first = await comeAsStaff(browser);
  const bodyHtml = '<p><strong>포트 8443</strong>을 열어주세요.</p>';
  await call(first, '/api/v1/board/writeReply', { documentId, bodyHtml, isOfficial: true });
  await open(first, `/qnaDetail/${documentId}`);
  const second = await comeAsStaff(browser);
  await open(second, `/qnaDetail/${documentId}`);
  for (const [staff, words] of [
    [first, ' 방화벽입니다.'],
    [second, ' 서버입니다.'],
  ] as const) {
    await replies(staff).getByRole('article').getByRole('button', { name: '수정' }).click();
    const body = staff.getByRole('textbox', { name: '답변 내용' });
    await body.press('ControlOrMeta+End');
    await staff.keyboard.insertText(words);
  }
  await first.getByRole('button', { name: '저장', exact: true }).click();
  await expect(reply(first, '열어주세요. 방화벽입니다.')).toContainText('수정됨');

  await second.getByRole('button', { name: '저장', exact: true }).click();
  const notice = second.getByRole('alert').filter({ hasText: '입력한 내용은 그대로 있습니다.' });
  await expect(notice.getByRole('link')).toHaveAttribute('href', /^\/qnaDetail\/.+#reply-/);
  await expect(second.getByRole('textbox', { name: '답변 내용' })).toHaveText('포트 8443을 열어주세요. 서버입니다.');
  expect(await violationsOf(second, 'main')).toEqual([]);
  await second.getByRole('button', { name: '내 내용으로 저장' }).click();
  await expect(reply(second, '열어주세요. 서버입니다.')).toBeVisible();
});

test('staff answer officially, the author accepts: badges and states follow', async ({ browser }) => {
  const { page: author } = await comeAsMember(browser);
  const documentId = await ask(author, newTitle('답변을 기다립니다'));
  const staff = await comeAsStaff(browser);
  await open(staff, `/qnaDetail/${documentId}`);
  await staff.getByLabel('답변상태 변경').selectOption('추가정보요청');
  await staff.getByRole('button', { name: '변경', exact: true }).click();
  await expect(staff.getByText('답변상태가 변경되었습니다.')).toBeVisible();

  await staff.getByRole('button', { name: '공식 답변 작성' }).click();
  await staff.getByRole('textbox', { name: '공식 답변 작성' }).click();
  await staff.keyboard.type('설정을 바꿔주세요.');
  await expect(staff.getByLabel('등록 후 답변상태')).toHaveValue('답변완료');
  await replies(staff).getByRole('button', { name: '등록', exact: true }).click();
  await expect(reply(staff, '설정을 바꿔주세요.')).toContainText('공식 답변');
  await expect(staff.getByRole('article').first()).toContainText('답변완료');

  await open(author, `/qnaDetail/${documentId}`);
  await comment(author, '먼저 남긴 제 댓글입니다.');
  await reply(author, '설정을 바꿔주세요.').getByRole('button', { name: '답변 채택' }).click();
  await expect(reply(author, '설정을 바꿔주세요.')).toContainText('채택된 답변');
  await expect(author.getByRole('article').first()).toContainText('해결');
  await expect(replies(author).getByRole('article').first()).toContainText('설정을 바꿔주세요.');
  expect(await violationsOf(author)).toEqual([]);
  await reply(author, '설정을 바꿔주세요.').getByRole('button', { name: '채택 취소' }).click();
  await expect(author.getByRole('article').first()).toContainText('답변완료');
});

test('a comment is answered, changed and deleted; its place stays while it has answers', async ({ browser }) => {
  const { page: author } = await comeAsMember(browser);
  const documentId = await ask(author, newTitle('댓글 시험'));
  await open(author, `/qnaDetail/${documentId}`);
  await replies(author).getByRole('button', { name: '등록', exact: true }).click();
  await expect(author.getByText('댓글을 입력해주세요.')).toBeVisible();
  await comment(author, '첫 댓글');
  await reply(author, '첫 댓글').getByRole('button', { name: '수정' }).click();
  await author.getByRole('textbox', { name: '수정' }).fill('고친 댓글\n둘째 줄 <b>');
  await replies(author).getByRole('button', { name: '저장' }).click();
  await expect(reply(author, '고친 댓글')).toContainText('둘째 줄 <b>');
  await expect(reply(author, '고친 댓글')).toContainText('수정됨');

  const { page: reader } = await comeAsMember(browser, 'reader');
  await open(reader, `/qnaDetail/${documentId}`);
  await expect(reply(reader, '고친 댓글').getByRole('button', { name: '삭제' })).toBeHidden();
  await reply(reader, '고친 댓글').getByRole('button', { name: '답글' }).click();
  await reader.getByLabel('답글 작성').fill('답글입니다.');
  await replies(reader).getByRole('button', { name: '등록', exact: true }).first().click();
  await expect(reply(reader, '답글입니다.')).toBeVisible();

  await author.reload();
  await hydrated(author);
  await reply(author, '고친 댓글').getByRole('button', { name: '삭제' }).click();
  await dialogOf(author).getByRole('button', { name: '삭제' }).click();
  await expect(author.getByText('삭제된 댓글입니다.')).toBeVisible();
  await expect(reply(author, '답글입니다.')).toBeVisible();
});

test('a closed question says that it takes no more answers', async ({ browser }) => {
  const { page: author } = await comeAsMember(browser);
  const documentId = await ask(author, newTitle('종료된 질문'));
  const staff = await comeAsStaff(browser);
  await call(staff, '/api/v1/board/answer-state', { documentId, answerState: '종료' });
  await open(author, `/qnaDetail/${documentId}`);
  await expect(author.getByText('종료된 질문에는 답변을 등록할 수 없습니다.')).toBeVisible();
  await expect(author.getByLabel('댓글 작성')).toBeHidden();
});

test('deleting a document names it, asks first and leads back to the list', { tag: '@short' }, async ({ browser }) => {
  const { page: author } = await comeAsMember(browser);
  const title = newTitle('지울 질문');
  const documentId = await ask(author, title);
  await open(author, `/qnaDetail/${documentId}`);
  const remove = author.getByRole('main').getByRole('button', { name: '삭제' });
  await remove.click();
  await expect(dialogOf(author)).toContainText(`‘${title}’ 글을 삭제하시겠습니까?삭제한 글은 복구할 수 없습니다.`);
  await dialogOf(author).getByRole('button', { name: '취소' }).click();
  await remove.click();
  await dialogOf(author).getByRole('button', { name: '삭제' }).click();
  await expect(author.getByText('삭제되었습니다.')).toBeVisible();
  await expect(author).toHaveURL('/qna');
  // Not hidden but gone: for a moment it stands in the document and in the dialog, and one of two is no answer.
  await expect(author.getByText(title)).toHaveCount(0);
});

test('a reply that could not be sent stays in its field', async ({ browser }) => {
  const { page: author } = await comeAsMember(browser);
  const documentId = await ask(author, newTitle('끊긴 댓글'));
  await open(author, `/qnaDetail/${documentId}`);
  await author.route('**/board/writeReply', (route) => route.abort());
  await author.getByLabel('댓글 작성').fill('잃어버리면 안 되는 글');
  await replies(author).getByRole('button', { name: '등록', exact: true }).click();
  await expect(author.getByText('네트워크 연결을 확인해주세요.').first()).toBeVisible();
  await expect(author.getByLabel('댓글 작성')).toHaveValue('잃어버리면 안 되는 글');
  await author.unroute('**/board/writeReply');
  await replies(author).getByRole('button', { name: '등록', exact: true }).click();
  await expect(reply(author, '잃어버리면 안 되는 글')).toBeVisible();
});

test('a reply to a question that was deleted meanwhile is not lost by the alert, nor one that is left', async ({
  browser,
}) => {
  const { page: author } = await comeAsMember(browser);
  const documentId = await ask(author, newTitle('지워질 질문'));
  const { page: member } = await comeAsMember(browser);
  const staff = await comeAsStaff(browser);
  for (const page of [member, staff]) await open(page, `/qnaDetail/${documentId}`);
  await staff.getByRole('button', { name: '공식 답변 작성' }).click();
  const answer = staff.getByRole('textbox', { name: '공식 답변 작성' });
  await answer.fill('쓰던 답변입니다.');
  const written = member.getByLabel('댓글 작성');
  await written.fill('쓰던 댓글입니다.');
  await leaveAndStay(member, () => member.getByRole('main').getByRole('link', { name: '목록' }).click());
  await call(author, '/api/v1/board/deleteDocument', { documentId });
  for (const [page, field] of [
    [member, written],
    [staff, answer],
  ] as const) {
    await replies(page).getByRole('button', { name: '등록', exact: true }).click();
    await expect(dialogOf(page)).toContainText('존재하지 않는 페이지입니다.');
    await confirm(page, '계속 작성');
    await expect(page).toHaveURL(`/qnaDetail/${documentId}`);
    await expect
      .poll(() => field.evaluate((box) => box.textContent || (box as HTMLTextAreaElement).value))
      .toMatch(/^쓰던 (댓글|답변)입니다\.$/);
  }
});

test('replies beyond one page are on the next, where a new one is shown, and nothing is lost between', async ({
  browser,
}) => {
  const { page: author } = await comeAsMember(browser);
  const documentId = await ask(author, newTitle('댓글이 많은 질문'));
  await writeLongReplies(author, documentId, 7);
  await open(author, `/qnaDetail/${documentId}`);
  const pages = author.getByRole('navigation', { name: '댓글 페이지' });
  const shown = async () =>
    (await replies(author).getByRole('article').allInnerTexts()).map((text) => /\d+번째/.exec(text)?.[0]);
  await expect(pages).toContainText('1 / 2');
  expect(await shown()).toEqual([1, 2, 3, 4, 5, 6].map((index) => `${index}번째`));
  expect(await violationsOf(author)).toEqual([]);

  await pages.getByRole('link', { name: '다음 댓글' }).click();
  await expect(pages).toContainText('2 / 2');
  await expect(author).toHaveURL(`/qnaDetail/${documentId}?replies=2#replies`);
  expect(await shown()).toEqual(['7번째']);
  await expect(author.getByRole('heading', { name: /^답변과 댓글 7$/ })).toBeInViewport();

  await pages.getByRole('link', { name: '이전 댓글' }).click();
  await expect(pages).toContainText('1 / 2');
  await comment(author, '8번째 댓글을 짧게 남깁니다.');
  await expect(pages).toContainText('2 / 2');
  expect(await shown()).toEqual(['7번째', '8번째']);
});
