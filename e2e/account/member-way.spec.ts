import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { confirmByKeyboard, confirmEmail, dialogOf } from '../support/account-forms.ts';
import { call, comeAsStaff, comeAsVisitor } from '../support/board.ts';
import { tabTo } from '../support/effort.ts';
import { open } from '../support/open.ts';
import { mailsTo, newUserId, PASSWORD } from '../support/portal.ts';

async function press(page: Page, role: 'button' | 'link', name: RegExp): Promise<void> {
  await tabTo(page, page.getByRole(role, { name }));
  await page.keyboard.press('Enter');
}

async function type(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name }));
  await page.keyboard.type(text);
}

async function logInByKeyboard(page: Page, userId: string): Promise<void> {
  await expect(page.getByLabel(/^아이디\*?$/)).toBeFocused();
  await page.keyboard.type(userId);
  await type(page, /^비밀번호/, PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
}

async function openUserEditByKeyboard(page: Page): Promise<void> {
  await open(page, '/userEdit');
  await type(page, /^비밀번호/, PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: '회원정보 수정' })).toBeFocused();
}

test('a member’s whole way by keyboard alone: sign up, ask, follow the mail signed out, accept, take a consent back, leave', async ({
  browser,
  page,
}) => {
  test.slow();
  const userId = newUserId();
  const email = `${userId}@example.com`;
  const title = `새벽에만 멈춥니다 ${userId}`;

  await open(page, '/signup');
  await type(page, /^아이디/, userId);
  await press(page, 'button', /중복 확인/);
  await expect(page.getByText('사용 가능한 ID 입니다.')).toBeVisible();
  await type(page, /^비밀번호\s*\*?$/, PASSWORD);
  await type(page, /^비밀번호 확인/, PASSWORD);
  await type(page, /^이름/, '강새벽');
  await type(page, /^이메일/, email);
  await tabTo(page, page.getByRole('checkbox', { name: /필수 약관에 모두 동의/ }));
  await page.keyboard.press('Space');
  await press(page, 'button', /^회원가입$/);
  await expect(dialogOf(page)).toContainText('회원가입 하시겠습니까?');
  await confirmByKeyboard(page);
  await expect(dialogOf(page)).toContainText('회원가입에 성공했습니다.');
  await confirmByKeyboard(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: '가입하신 계정으로 로그인하기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel(/^비밀번호\*?$/), 'the new ID is filled in').toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await confirmEmail(page, email);

  await open(page, '/qnaRegister');
  await tabTo(page, page.getByRole('combobox', { name: /^분류/ }));
  await page.keyboard.press('ArrowDown');
  await type(page, /^제목/, title);
  await type(page, /^내용/, '밤 세 시에 멈춥니다.');
  await press(page, 'button', /^등록$/);
  await expect(dialogOf(page)).toContainText('등록하시겠습니까?');
  await confirmByKeyboard(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const address = new URL(page.url()).pathname;

  const staff = await comeAsStaff(browser);
  const documentId = address.split('/').at(-1) ?? '';
  await call(staff, '/api/v1/board/writeReply', { documentId, bodyHtml: '<p>절전을 꺼주세요.</p>', isOfficial: true });
  const answered = async () => (await mailsTo(email)).find(({ subject }) => subject.includes('답변'))?.text;
  await expect.poll(answered).toContain(address);

  // On another device, signed out.
  const later = await comeAsVisitor(browser);
  const refusedByPolicy: string[] = [];
  later.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refusedByPolicy.push(message.text());
  });
  await open(later, address);
  await expect(dialogOf(later)).toContainText('로그인 이후 이용해주세요.');
  await confirmByKeyboard(later);
  await expect(later).toHaveURL('/login');
  await logInByKeyboard(later, userId);
  await expect(later.getByRole('link', { name: `이어서 보기: ${title}` })).toBeFocused();
  expect(refusedByPolicy).toEqual([]);
  await later.keyboard.press('Enter');
  await expect(later).toHaveURL(address);
  await press(later, 'button', /^답변 채택$/);
  await expect(later.getByRole('button', { name: '채택 취소' })).toBeFocused();

  await openUserEditByKeyboard(later);
  for (const isGiven of [true, false]) {
    await tabTo(later, later.getByRole('switch', { name: /^이메일로 받기/ }));
    await later.keyboard.press('Space');
    await press(later, 'button', /^저장$/);
    await expect(dialogOf(later)).toContainText('저장되었습니다.');
    await confirmByKeyboard(later);
    await expect(dialogOf(later)).toHaveCount(0);
    await openUserEditByKeyboard(later);
    await expect(later.getByLabel('이메일로 받기')).toBeChecked({ checked: isGiven });
  }
  await press(later, 'button', /^회원탈퇴$/);
  await expect(dialogOf(later)).toContainText('탈퇴하시겠습니까?');
  await expect(dialogOf(later).getByRole('button', { name: '탈퇴' })).toBeFocused();
  await later.keyboard.press('Enter');
  await expect(dialogOf(later)).toContainText('회원탈퇴가 완료되었습니다.');
  await confirmByKeyboard(later);
  await expect(later.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
});
