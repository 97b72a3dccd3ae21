import type { Page } from '@playwright/test';

export const titleField = (page: Page) => page.getByRole('textbox', { name: '제목' });
export const body = (page: Page) => page.getByRole('textbox', { name: '내용' });
export const submit = (page: Page, name = '등록') => page.getByRole('main').getByRole('button', { name, exact: true });

/** Fills in the required fields of a question. */
export async function fillQuestion(page: Page, title: string): Promise<void> {
  await page.getByLabel('분류').selectOption('오류');
  await titleField(page).fill(title);
  await body(page).click();
  await page.keyboard.type('재현 절차를 적습니다.');
}
