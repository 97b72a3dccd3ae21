import { expect, test } from '@playwright/test';
import { confirm } from '../support/account.ts';
import { comeAsStaff, newTitle } from '../support/board.ts';
import { open } from '../support/open.ts';
import { submit } from '../support/question-form.ts';

/** FAQs and lectures have a manual order in which new entries are last, so not on the first page. */
test('a new FAQ is seen by whoever registered it, opened, though it is on the last page', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  const title = newTitle('방금 등록한 질문입니까?');
  await open(staff, '/faqRegister');
  await staff.getByLabel(/^분류/).selectOption('계정');
  await staff.getByLabel(/^질문(?! 변형)/).fill(title);
  await staff.getByRole('textbox', { name: '답변' }).click();
  await staff.keyboard.type('방금 등록한 답변입니다.');
  await submit(staff).click();
  await confirm(staff);
  await expect(staff).toHaveURL(/\/faq\?open=/);
  const item = staff.getByRole('main').locator('details[open]');
  await expect(item.locator('summary')).toContainText(title);
  await expect(item.getByText('방금 등록한 답변입니다.')).toBeVisible();
  await expect(item.locator('summary')).toBeInViewport();
});

test('a new lecture is seen by whoever registered it', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  const title = newTitle('방금 등록한 강의');
  await open(staff, '/videoTutorialRegister');
  await staff.getByLabel(/^과정/).selectOption('입문');
  await staff.getByLabel(/^제목/).fill(title);
  await staff.getByRole('textbox', { name: '설명' }).click();
  await staff.keyboard.type('방금 등록한 강의입니다.');
  await staff.getByLabel('YouTube 또는 Vimeo 주소').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await submit(staff).click();
  await confirm(staff);
  await expect(staff).toHaveURL(/\/videoTutorialDetail\//);
  await expect(staff.getByRole('heading', { level: 1, name: title })).toBeInViewport();
});
