import { expect, test } from '@playwright/test';
import { confirm } from '../support/account-forms.ts';
import { comeAsMember, newTitle } from '../support/board.ts';
import { open } from '../support/open.ts';
import { body, fillQuestion, submit } from '../support/question-form.ts';

const text = (name: string, content = '내용') => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

test('attachments: kinds, size and number are checked, Korean names come back as they were', async ({ browser }) => {
  const { page } = await comeAsMember(browser);
  await open(page, '/qnaRegister');
  await fillQuestion(page, newTitle('첨부 시험'));
  const input = page.getByLabel('파일 선택');
  await input.setInputFiles([text('그림.svg')]);
  await expect(page.getByText('첨부할 수 없는 파일 형식입니다.')).toBeVisible();
  await submit(page).click();
  await expect(page.getByText('첨부하지 못한 파일이 있습니다. 삭제하거나 다시 첨부해주세요.')).toBeVisible();
  await page.getByRole('button', { name: '그림.svg 삭제' }).click();

  await input.setInputFiles([
    { name: '큰 파일.txt', mimeType: 'text/plain', buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 97) },
  ]);
  await expect(page.getByText('파일당 최대 10MB까지 첨부할 수 있습니다.')).toBeVisible();
  await page.getByRole('button', { name: '큰 파일.txt 삭제' }).click();

  await input.setInputFiles(['하나', '둘', '셋', '넷', '다섯', '여섯'].map((name) => text(`${name}.txt`)));
  await expect(page.getByText('최대 5개까지 첨부할 수 있습니다.')).toBeVisible();
  await expect(page.getByRole('button', { name: /\.txt 삭제$/ })).toHaveCount(5);
  const status = page.getByRole('group', { name: '첨부파일' }).getByRole('status');
  await expect(status).toHaveText('첨부한 파일 5개');
  await page.getByRole('button', { name: '둘.txt 삭제' }).press('Enter');
  await expect(input, 'where the pressed button was').toBeFocused();
  await expect(status).toHaveText('첨부한 파일 4개');
  await submit(page).click();
  await confirm(page, '등록');
  await expect(page).toHaveURL(/\/qnaDetail\//);
  await expect(page.getByRole('heading', { name: '첨부파일 4' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /하나\.txt/ }).click();
  expect((await download).suggestedFilename()).toBe('하나.txt');
});

test('an upload on its way can be cancelled, one that fails says so', async ({ browser }) => {
  const { page } = await comeAsMember(browser);
  await open(page, '/qnaRegister');
  await page.route('**/upload-file', () => {});
  await page.getByLabel('파일 선택').setInputFiles([text('느린 파일.txt')]);
  await expect(page.getByRole('progressbar', { name: '느린 파일.txt' })).toBeVisible();
  await page.getByRole('button', { name: '느린 파일.txt 업로드 취소' }).click();
  await expect(page.getByText('느린 파일.txt')).toHaveCount(0);

  await body(page).evaluate((element) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(9)], '느린 그림.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('progressbar', { name: '느린 그림.png' })).toBeVisible();
  await submit(page).click();
  await expect(page.getByText('파일을 업로드하고 있습니다. 끝난 뒤 다시 시도해주세요.')).toBeVisible();
  await page.getByRole('button', { name: '느린 그림.png 업로드 취소' }).click();

  await page.unroute('**/upload-file');
  await page.route('**/upload-file', (route) => route.abort('connectionreset'));
  await page.getByLabel('파일 선택').setInputFiles([text('끊긴 파일.txt')]);
  await expect(page.getByText('파일 업로드에 실패했습니다.')).toBeVisible();
  await page.unroute('**/upload-file');
  await page.getByRole('button', { name: '끊긴 파일.txt 다시 시도' }).click();
  await expect(page.getByText('파일 업로드에 실패했습니다.')).toBeHidden();
  await expect(page.getByRole('button', { name: '끊긴 파일.txt 삭제' })).toBeVisible();
});
