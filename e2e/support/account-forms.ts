import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { open, pressIn } from './open.ts';
import { mailsTo, PASSWORD } from './portal.ts';

export const dialogOf = (page: Page) => page.getByRole('alertdialog');
/** Presses the button of the dialog. By the specification it reads 확인; those of staff say what they do. */
export const confirm = (page: Page, name = '확인') => dialogOf(page).getByRole('button', { name, exact: true }).click();

/**
 * Presses the button, and waits until the dialog is gone: while it is there, nothing behind it has a role, so that what
 * is to disappear there would be missed at once.
 */
export async function confirmAndLeave(page: Page, name?: string): Promise<void> {
  await confirm(page, name);
  await expect(dialogOf(page)).toHaveCount(0);
}

export const confirmByKeyboard = (page: Page): Promise<void> => pressIn(dialogOf(page), 'Enter');

/** Leaves a screen with unsaved input: it asks, and Enter stays. */
export async function leaveAndStay(page: Page, leave: () => Promise<void>): Promise<void> {
  const address = page.url();
  await leave();
  await expect(dialogOf(page)).toContainText('작성 중인 내용이 있습니다. 나가시겠습니까?');
  await expect(dialogOf(page).getByRole('button', { name: '계속 작성' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(address);
}

/** Opens 회원정보 수정, which asks for the password first. */
export async function openUserEdit(page: Page): Promise<void> {
  await open(page, '/userEdit');
  await page.getByLabel(/^비밀번호\*?$/).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

interface Person {
  userId: string;
  email: string;
  userName?: string;
}

/** Fills in the sign-up form, without ID check and agreements. */
export async function fillSignup(page: Page, { userId, email, userName = '홍길동' }: Person): Promise<void> {
  await page.getByLabel('아이디').fill(userId);
  await page.getByLabel(/^비밀번호\*?$/).fill(PASSWORD);
  await page.getByLabel(/^비밀번호 확인\*?$/).fill(PASSWORD);
  await page.getByLabel('이름').fill(userName);
  await page.getByLabel('이메일').fill(email);
}

/** Signs up with the forms; ends on the home page. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await open(page, '/signup');
  await fillSignup(page, person);
  await page.getByRole('button', { name: '중복 확인' }).click();
  await expect(page.getByText('사용 가능한 ID 입니다.')).toBeVisible();
  await page.getByLabel('필수 약관에 모두 동의합니다.').check();
  await page.getByRole('button', { name: '회원가입' }).click();
  await expect(dialogOf(page)).toContainText('회원가입 하시겠습니까?');
  await confirm(page);
  await expect(dialogOf(page).getByText('회원가입에 성공했습니다.', { exact: true })).toBeVisible();
  await confirm(page);
  await expect(page).toHaveURL('/');
}

/** Opens the link of the verification mail and confirms the address, after which it may get other mails. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  const linkOf = async () => /\/verifyEmail\?token=[\w.-]+/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[0];
  await expect.poll(linkOf).toBeTruthy();
  await open(page, (await linkOf()) ?? '');
  await page.getByRole('button', { name: '이메일 주소 확인' }).click();
  await expect(page.getByText(`이메일 주소가 확인되었습니다. 확인된 주소: ${email}`)).toBeVisible();
}

/** Logs in with the form; ends on the home page. */
export async function logIn(page: Page, userId: string, password: string = PASSWORD): Promise<void> {
  await open(page, '/login');
  await page.getByLabel(/^아이디\*?$/).fill(userId);
  await page.getByLabel(/^비밀번호\*?$/).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: `${userId}님` })).toBeVisible();
}
