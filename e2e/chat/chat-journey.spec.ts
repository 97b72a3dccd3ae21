import { expect, test } from '@playwright/test';
import { confirmAndLeave } from '../support/account-forms.ts';
import { logInAs } from '../support/account-calls.ts';
import { open } from '../support/open.ts';
import { ADMIN } from '../support/portal.ts';
import { body, titleField } from '../support/question-form.ts';

test.describe('the assistant, with the portal’s own texts', () => {
  test(
    'answers with sources that open, is thanked, is still there after a reload, and begins anew',
    { tag: '@short' },
    async ({ page }) => {
      await open(page, '/library');
      await page.getByRole('button', { name: 'AI 채팅 열기' }).click();
      const log = page.getByRole('log', { name: '대화 내용' });
      await log.getByText('이런 질문을 해보세요').waitFor();
      const suggestion = log.getByRole('listitem').getByRole('button').first();
      const question = (await suggestion.textContent()) ?? '';
      await suggestion.click();

      await log.getByRole('button', { name: /^출처 \d/ }).click();
      const source = log.getByRole('link', { name: /^FAQ / }).first();
      await expect(source).toHaveAttribute('href', /^\/faq\?open=/);
      await expect(page.getByRole('button', { name: '보내기' })).toBeVisible();
      await source.click();
      await expect(page).toHaveURL(/\/faq\?open=/);
      await expect(page.getByRole('main').locator('details[open]')).toContainText(question);

      await expect(log).toBeVisible();
      await log.getByRole('button', { name: '도움이 되었습니다' }).click();
      await expect(log.getByRole('button', { name: '도움이 되었습니다' })).toHaveAttribute('aria-pressed', 'true');
      await open(page, '/library');
      await page.getByRole('button', { name: 'AI 채팅 열기' }).click();
      await expect(log.getByText(question).first()).toBeVisible();
      await expect(log.getByRole('button', { name: '도움이 되었습니다' })).toHaveAttribute('aria-pressed', 'true');
      await expect(log.getByRole('button', { name: /^출처 \d/ })).toBeVisible();

      const anew = page.getByRole('button', { name: '새 대화' });
      await anew.click();
      await confirmAndLeave(page);
      await expect(log.getByRole('button', { name: '도움이 되었습니다' })).toBeHidden();
      await expect(anew).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(anew).toBeHidden();
      await open(page, '/library');
      await page.getByRole('button', { name: 'AI 채팅 열기' }).click();
      await expect(log.getByText('이런 질문을 해보세요')).toBeVisible();
      await expect(log.getByRole('button', { name: '도움이 되었습니다' })).toBeHidden();
    },
  );

  test('answers nothing that it has not read, and takes the question into a QnA when asked to', async ({ page }) => {
    await logInAs(page, ADMIN.userId, ADMIN.password);
    await open(page, '/');
    await page.getByRole('button', { name: 'AI 채팅 열기' }).click();
    const field = page.getByRole('textbox', { name: 'AION-U에게 물어보세요' });
    await field.fill('내일 부산 날씨가 어떤가요?');
    await field.press('Enter');
    const log = page.getByRole('log', { name: '대화 내용' });
    await expect(log.getByText('이 대화를 담당자에게 보내 문의하실 수 있습니다.')).toBeVisible();
    await log.getByRole('button', { name: 'QnA에 질문하기' }).click();
    await log.getByRole('checkbox').check();
    await log.getByRole('button', { name: '양식 열기' }).click();
    await expect(page).toHaveURL('/qnaRegister');
    await expect(titleField(page)).toHaveValue('내일 부산 날씨가 어떤가요?');
    await expect(body(page)).toContainText('질문: 내일 부산 날씨가 어떤가요?');
  });
});
