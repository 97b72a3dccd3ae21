import { expect, test } from '@playwright/test';
import { dialogOf } from '../support/account-forms.ts';
import { ask, call, comeAsMember, comeAsStaff, newTitle } from '../support/board.ts';
import { newEmail, sendInquiry } from '../support/inquiry.ts';
import { open } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';

test(
  '내 활동: an answer shows in the header, is read there, and leads to the question',
  { tag: '@short' },
  async ({ browser }) => {
    const { page } = await comeAsMember(browser);
    const title = newTitle('답변을 기다립니다');
    const documentId = await ask(page, title);
    const staff = await comeAsStaff(browser);
    await call(staff, '/api/v1/board/writeReply', { documentId, bodyHtml: '<p>답변드립니다.</p>', isOfficial: true });

    await open(page, '/notice');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: /^내 활동, 읽지 않은 알림 \d+건$/ }).click();
    await expect(page).toHaveURL('/myActivity');
    const row = page.getByRole('listitem').filter({ hasText: title });
    await expect(row).toContainText('새 알림');
    await expect(row).toContainText('질문에 답변이 등록되었습니다.');
    await expect(header.getByRole('link', { name: '내 활동', exact: true })).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOf(page)).toEqual([]);
    }
    await row.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`/qnaDetail/${documentId}`);
  },
);

test('내 활동: what one wrote, asked and downloaded, without a password; a visitor is led to the log-in', async ({
  browser,
  page: visitor,
}) => {
  const { page } = await comeAsMember(browser, 'active');
  const title = newTitle('제가 등록한 질문');
  const documentId = await ask(page, title);
  await call(page, '/api/v1/board/writeReply', { documentId, bodyHtml: '<p>로그를 더합니다.</p>' });
  await open(page, '/myActivity');
  const tabs = page.getByRole('navigation', { name: '내 활동 보기' });
  const end = page.getByRole('contentinfo');
  await expect(end.getByRole('link', { name: '무료체험' }), 'as at the end of every page').toBeVisible();
  await expect(end.getByRole('link', { name: '제품 문의' })).toBeVisible();
  await expect(tabs.getByRole('link')).toHaveText(['알림0', '질문1', '댓글1', '문의0', '마켓0', '다운로드0']);
  await tabs.getByRole('link', { name: '질문' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('답변대기');
  await tabs.getByRole('link', { name: '댓글' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('로그를 더합니다.');
  for (const [name, empty] of [
    ['문의', '접수하신 문의가 없습니다.'],
    ['마켓', '등록하신 마켓 상품이 없습니다.'],
    ['다운로드', '다운로드하신 파일이 없습니다.'],
  ] as const) {
    await tabs.getByRole('link', { name }).click();
    await expect(page.getByText(empty)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  }
  await page.getByRole('link', { name: '회원정보 수정' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '회원정보 수정' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '내 활동' }).click();
  await expect(page).toHaveURL('/myActivity');

  await open(visitor, '/myActivity');
  await expect(dialogOf(visitor)).toContainText('로그인 이후 이용해주세요.');
});

test('내 활동: a reply to a question that became private is taken back there', async ({ browser }) => {
  const { page: author } = await comeAsMember(browser, 'asking');
  const { page } = await comeAsMember(browser, 'regretful');
  const title = newTitle('곧 비밀글이 됩니다');
  const documentId = await ask(author, title);
  await call(page, '/api/v1/board/writeReply', { documentId, bodyHtml: '<p>제 번호를 적었습니다.</p>' });
  const asked = { title, category: '오류', bodyHtml: '<p>내용입니다.</p>', isPrivate: true };
  await call(author, '/api/v1/board/update', { ...asked, documentId, version: 1 });

  await open(page, '/myActivity?view=replies');
  const row = page.getByRole('listitem').filter({ hasText: '제 번호를 적었습니다.' });
  await expect(row).toContainText('비밀글입니다.');
  await expect(row.getByRole('link')).toHaveCount(0);
  const remove = row.getByRole('button', { name: '댓글 삭제: 제 번호를 적었습니다.' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(remove).toBeInViewport({ ratio: 1 });
    expect(await violationsOf(page)).toEqual([]);
  }
  await remove.click();
  await dialogOf(page).getByRole('button', { name: '취소' }).click();
  await expect(row).toBeVisible();
  await remove.press('Enter');
  await dialogOf(page).getByRole('button', { name: '삭제' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('삭제되었습니다.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: '댓글' })).toBeFocused();
});

test('내 활동: an inquiry of one long word keeps to the page, with its state', async ({ browser }) => {
  const { page } = await comeAsMember(browser, 'wordy');
  await open(page, '/contact');
  await sendInquiry(page, { company: '한빛상사', email: newEmail(), message: '가'.repeat(200) });
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/myActivity?view=inquiries');
    const row = page.getByRole('listitem').filter({ hasText: '가가가가' }).first();
    await expect(row.getByText('접수', { exact: true })).toBeInViewport({ ratio: 1 });
    await row.getByText('보기').click();
    await expect(row.getByRole('region', { name: '문의하신 내용' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('내 활동: a long title without spaces leaves its state in view', async ({ browser }) => {
  const { page } = await comeAsMember(browser, 'active');
  await ask(page, '가'.repeat(80));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/myActivity?view=questions');
  const row = page.getByRole('listitem').filter({ hasText: '가가가가' });
  await expect(row.getByText('답변대기')).toBeInViewport({ ratio: 1 });
  const title = await row.getByRole('link').boundingBox();
  const state = await row.getByText('답변대기').boundingBox();
  expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(state?.x ?? 0);
});

test('내 활동: on a phone every tab is in view', async ({ browser }) => {
  const { page } = await comeAsMember(browser, 'phone');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/myActivity');
  const tabs = page.getByRole('navigation', { name: '내 활동 보기' }).getByRole('link');
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
});

test('내 활동: a mail that is turned off stays off', async ({ browser }) => {
  const { page } = await comeAsMember(browser, 'chooser');
  await open(page, '/myActivity');
  const choice = page.getByRole('switch', { name: '작성한 글의 댓글' });
  await expect(choice).toBeChecked();
  const row = page.locator('label').filter({ has: choice });
  await expect(row, 'there is no mail server').toContainText('메일 준비 중');
  await choice.uncheck();
  await expect(row).toContainText('받지 않음');
  await expect(page.getByText('저장되었습니다.')).toBeVisible();
  await page.reload();
  await expect(choice).not.toBeChecked();
});

test('내 활동: an answer to an inquiry is told, and read beside what was asked', async ({ browser }) => {
  const { page } = await comeAsMember(browser, 'answered');
  await open(page, '/contact');
  const contractNumber = await sendInquiry(page, { company: '한빛철강', email: newEmail() });
  const staff = await comeAsStaff(browser);
  const { list } = await call(staff, '/api/v1/free/list', { keyword: contractNumber });
  const message = '견적서를 보내드립니다.\n확인 부탁드립니다.';
  await call(staff, '/api/v1/free/answer', { contractId: list[0]?.contractId ?? '', message, isContact: true });

  await open(page, '/myActivity');
  await page.getByRole('main').getByRole('link', { name: contractNumber }).click();
  const row = page.getByRole('listitem').filter({ hasText: contractNumber });
  await expect(row).toContainText('답변 있음');
  await expect(row.getByRole('region', { name: '문의하신 내용' })).toContainText('견적서 처리 업무를');
  await expect(row.getByRole('region', { name: '답변' })).toContainText('확인 부탁드립니다.');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page)).toEqual([]);
  }
  await row.getByText('접기').click();
  await expect(row.getByRole('region', { name: '답변' })).toBeHidden();
});

test('내 활동: an own inquiry shows its state, and its consent can be withdrawn', async ({ browser }) => {
  const { page } = await comeAsMember(browser, 'inquirer');
  await open(page, '/contact');
  const contractNumber = await sendInquiry(page, { company: '한빛철강', email: newEmail() });
  await page.getByRole('link', { name: '내 활동에서 진행 상황 보기' }).click();
  await expect(page).toHaveURL('/myActivity?view=inquiries');
  const row = page.getByRole('listitem').filter({ hasText: contractNumber });
  await expect(row).toContainText('접수');
  await expect(row).toContainText('견적서 처리 업무를 자동화하고 싶습니다.');
  await row.getByText('보기').click();
  await row.getByRole('button', { name: `${contractNumber} 동의 철회` }).click();
  await dialogOf(page).getByRole('button', { name: '철회', exact: true }).click();
  await expect(page.getByText('동의를 철회하고 개인정보를 파기했습니다.')).toBeVisible();
  await expect(page.getByText('접수하신 문의가 없습니다.')).toBeVisible();
});
