import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const titleField = (page: Page) => page.getByRole('textbox', { name: '제목' });
/** The rich text editor, by its label on the board. */
export const body = (page: Page, name = '내용') => page.getByRole('textbox', { name, exact: true });
export const submit = (page: Page, name = '등록') => page.getByRole('main').getByRole('button', { name, exact: true });

/** Where files of this kind are chosen. */
export const slot = (page: Page, label: string) =>
  page.getByRole('group', { name: new RegExp(`^${label}`) }).getByLabel('파일 선택');

/** Waits until all files are uploaded. */
export const arrived = (page: Page) => expect(page.getByRole('progressbar')).toHaveCount(0);

/** Fills in the required fields of a question. */
export async function fillQuestion(page: Page, title: string): Promise<void> {
  await page.getByLabel('분류').selectOption('오류');
  await titleField(page).fill(title);
  await body(page).click();
  await page.keyboard.type('재현 절차를 적습니다.');
}

/** A PNG of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const png = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });
