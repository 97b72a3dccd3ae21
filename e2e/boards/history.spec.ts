import { expect, test } from '@playwright/test';
import { confirm } from '../support/account.ts';
import { call, comeAsStaff, newTitle } from '../support/board.ts';
import { open } from '../support/open.ts';

test('수정 이력과 휴지통: what was said before comes back, and so does what was deleted', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  const title = newTitle('이력 시험');
  const written = { title, category: '공지', bodyHtml: '<p>처음 내용</p>' };
  const { documentId } = await call(staff, '/api/v1/board/write', { ...written, boardType: 'notice' });
  await call(staff, '/api/v1/board/update', { ...written, documentId, version: 1, bodyHtml: '<p>바꾼 내용</p>' });

  await open(staff, `/noticeDetail/${documentId}`);
  await expect(staff.getByText('바꾼 내용')).toBeVisible();
  await staff.getByRole('link', { name: '수정 이력' }).click();
  await staff.getByText('1번째 내용').click();
  await expect(staff.getByText('처음 내용')).toBeVisible();
  await staff.getByRole('button', { name: '이 내용으로 되돌리기' }).click();
  await confirm(staff, '이 내용으로 되돌리기');
  await expect(staff).toHaveURL(`/noticeDetail/${documentId}`);
  await expect(staff.getByText('처음 내용')).toBeVisible();

  await staff.getByRole('button', { name: '삭제', exact: true }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await expect(staff).toHaveURL('/notice');
  await open(staff, '/admin/trash');
  await staff.getByRole('button', { name: `${title} 복원` }).click();
  await confirm(staff, '복원');
  await expect(staff.getByText('글을 복원했습니다.')).toBeVisible();
  expect((await staff.goto(`/noticeDetail/${documentId}`))?.status()).toBe(200);
});
