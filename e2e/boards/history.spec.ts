import { expect, test } from '@playwright/test';
import { confirm, dialogOf } from '../support/account-forms.ts';
import { call, comeAsStaff, newTitle } from '../support/board.ts';
import { open } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';

test('수정 이력과 휴지통: what was said before comes back, and so does what was deleted', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  const title = newTitle('이력 시험');
  const written = { title, category: '공지', bodyHtml: '<p>처음 내용</p><p>점검은 3일에 합니다.</p>' };
  const { documentId } = await call(staff, '/api/v1/board/write', { ...written, boardType: 'notice' });
  await call(staff, '/api/v1/board/update', {
    ...written,
    documentId,
    version: 1,
    bodyHtml: '<p>바꾼 내용</p><p>점검은 4일에 합니다.</p>',
  });

  await open(staff, `/noticeDetail/${documentId}`);
  await expect(staff.getByText('바꾼 내용')).toBeVisible();
  await staff.getByRole('link', { name: '수정 이력' }).click();
  await staff.getByText('2번째 내용').click();
  const changes = staff.getByRole('region', { name: '바로 앞 내용에서 달라진 점' });
  await expect(changes.getByRole('deletion')).toHaveText([/처음/, /3일에/]);
  await expect(changes.getByRole('insertion')).toHaveText([/바꾼/, /4일에/]);
  await expect(changes).toContainText(`제목: ${title}`);
  expect(await violationsOf(staff)).toEqual([]);
  await staff.getByText('1번째 내용').click();
  await expect(staff.getByText('처음 내용')).toBeVisible();
  await staff.getByRole('button', { name: '이 내용으로 되돌리기' }).click();
  await expect(dialogOf(staff)).toContainText('1번째 내용으로 되돌리시겠습니까?');
  await confirm(staff, '이 내용으로 되돌리기');
  await expect(staff).toHaveURL(`/noticeDetail/${documentId}`);
  await expect(staff.getByText('처음 내용')).toBeVisible();

  await staff.getByRole('button', { name: '삭제', exact: true }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await expect(staff).toHaveURL('/notice');
  await open(staff, '/admin/trash');
  await expect(staff.getByRole('group', { name: '휴지통 1페이지' })).toHaveAttribute('title', '↑↓ 이동 · Enter 복구');
  await staff.getByRole('button', { name: `${title} 복구` }).click();
  await expect(dialogOf(staff)).toContainText(`‘${title}’ 글을`);
  await expect(dialogOf(staff), 'what would come back').toContainText('처음 내용');
  await confirm(staff, '복구');
  await expect(staff.getByText('글을 복구했습니다.')).toBeVisible();
  expect((await staff.goto(`/noticeDetail/${documentId}`))?.status()).toBe(200);
});

test('수정 이력: what a version changed is shown to whoever opens it before the scripts have arrived', async ({
  browser,
}) => {
  const staff = await comeAsStaff(browser);
  const written = { title: newTitle('이력 시험'), category: '공지', bodyHtml: '<p>처음 내용</p>' };
  const { documentId } = await call(staff, '/api/v1/board/write', { ...written, boardType: 'notice' });
  await call(staff, '/api/v1/board/update', { ...written, documentId, version: 1, bodyHtml: '<p>바꾼 내용</p>' });
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await staff.route(/\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await staff.goto(`/history/${documentId}`, { waitUntil: 'commit' });
  await staff.getByText('2번째 내용').click();
  const changes = staff.getByRole('region', { name: '바로 앞 내용에서 달라진 점' });
  await expect(changes).toHaveCount(0);
  arrive();
  await expect(changes).toContainText('바꾼');
});
