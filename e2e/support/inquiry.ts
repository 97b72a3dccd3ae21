import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { newTitle } from './board.ts';
import { open } from './open.ts';

/** An email address that is unique in this run. */
export const newEmail = (): string => `${newTitle('c').replace(/\s/g, '')}@example.com`;

interface Person {
  name?: string;
  company: string;
  email: string;
  message?: string;
}

/** Fills in the fields that both forms have, and goes to the second step. */
export async function fillPerson(page: Page, { name = '한지우', company, email, message }: Person): Promise<void> {
  await page.getByLabel(/^이름/).fill(name);
  await page.getByLabel('회사명').fill(company);
  await page.getByRole('textbox', { name: '이메일' }).fill(email);
  await page.getByLabel('연락처').fill('010-1234-5678');
  const said = page.getByLabel('문의내용');
  const isSaidFirst = await said.isVisible();
  if (isSaidFirst) await said.fill(message ?? MESSAGE);
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await expect(page.getByRole('heading', { name: '조금 더 알려주세요' })).toBeVisible();
  // A draft has shown them already.
  if (!(await page.getByLabel('직책').isVisible())) await showTrialDetails(page);
  await page.getByLabel('직책').fill('팀장');
  await page.getByLabel('업종').selectOption('제조');
  await page.getByLabel('회사규모').selectOption('300–999명');
  if (!isSaidFirst) await said.fill(message ?? MESSAGE);
}

/** Shows what the second step of a trial hides at first. */
export const showTrialDetails = (page: Page): Promise<void> =>
  page.getByRole('button', { name: '회사와 사용 환경도 알려주기 (선택)' }).click();

const MESSAGE = '견적서 처리 업무를 자동화하고 싶습니다.';

export const consent = (page: Page) => page.getByRole('checkbox', { name: '[필수] 개인정보 수집·이용 동의' });

/** Opens a form at its second step, where the consents are. */
export async function openConsents(page: Page, path: string): Promise<void> {
  await open(page, path);
  if (path === '/contact') await page.getByLabel('문의유형').selectOption('도입상담');
  else await page.getByRole('checkbox', { name: 'Studio' }).check();
  await fillPerson(page, { company: '두리상사', email: newEmail() });
}

/** Sends an inquiry, `before` that what else is to be done, and returns its number. */
export async function sendInquiry(page: Page, person: Person, before = async () => {}): Promise<string> {
  await page.getByLabel('문의유형').selectOption('도입상담');
  await fillPerson(page, person);
  await consent(page).check();
  await before();
  await page.getByRole('button', { name: '문의 등록' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '문의가 접수되었습니다.' })).toBeVisible();
  return (await page.getByText(/^C-\d{8}-\d{4}$/).textContent()) ?? '';
}

/** Opens the first inquiry of the list that is shown. */
export const openFirstInquiry = (page: Page): Promise<void> =>
  page
    .getByRole('row')
    .getByRole('link', { name: /상세 보기/ })
    .first()
    .click();
