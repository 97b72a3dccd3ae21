import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { confirm, leaveAndStay } from '../support/account-forms.ts';
import { call, comeAsStaff } from '../support/board.ts';
import { open } from '../support/open.ts';

test.describe('the company’s data', () => {
  // One after the other: they save the same data, or read it.
  test.describe.configure({ mode: 'default' });

  const stored = (staff: Page) => call(staff, '/api/v1/admin/company', undefined);
  const brandOf = (staff: Page) => call(staff, '/api/v1/admin/brand', undefined);
  let before: { company: Awaited<ReturnType<typeof stored>>['company']; productName: string };

  test.beforeEach(async ({ browser }) => {
    const staff = await comeAsStaff(browser);
    before = { company: (await stored(staff)).company, productName: (await brandOf(staff)).productName };
  });

  test.afterEach(async ({ browser }) => {
    const staff = await comeAsStaff(browser);
    const { company, productName } = before;
    await call(staff, '/api/v1/admin/company/save', { company, updatedAt: (await stored(staff)).updatedAt });
    const { updatedAt } = await brandOf(staff);
    await call(staff, '/api/v1/admin/brand/save', { productName, hasName: false, updatedAt });
  });

  test('who checks the company finds what the law asks for, what customers measured, and whom to ask', async ({
    page,
  }) => {
    await open(page, '/company');
    const main = page.getByRole('main');
    for (const place of [main.getByRole('region', { name: '회사 정보' }), page.getByRole('contentinfo')])
      for (const fact of [/한서준/, /120-00-12343/, /서울특별시 강남구/, /02-1234-5678/])
        await expect(place.getByText(fact).first()).toBeVisible();
    const proof = main.getByRole('region', { name: '고객이 측정한 성과' });
    await expect(proof.getByText(/^\d+곳$/)).toBeVisible();
    await expect(proof.getByText(/^\d+%$/)).toBeVisible();
    await proof.getByRole('list').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/referenceDetail\//);
    await page.goBack();
    await expect(main.getByRole('link', { name: 'Studio' })).toHaveAttribute('href', '/manual/studio-tour/');
    await expect(main.getByRole('link', { name: '제품 문의' })).toHaveAttribute('href', '/contact');
    await proof.getByRole('link', { name: '고객 사례 전체보기' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '고객 사례' })).toBeVisible();
    await page.goBack();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(proof.getByRole('list').getByRole('link'), 'on a phone, the first of them').toHaveCount(6);
  });

  test(
    'what an administrator writes of the company is saved by one button, and stands in the footer at once',
    { tag: '@short' },
    async ({ browser, page }) => {
      const staff = await comeAsStaff(browser);
      await open(staff, '/admin/company');
      const save = staff.getByRole('main').getByRole('button', { name: /저장/ });
      await staff.getByLabel('제품 이름').fill('AION-U');
      const phone = staff.getByLabel('대표전화');
      await phone.fill('전화 없음');
      await save.click();
      await expect(staff.getByRole('alert')).toHaveText('전화번호는 숫자와 하이픈(-)으로 입력해주세요.');
      await expect(phone).toHaveValue('전화 없음');
      // Nothing is saved while a field is wrong.
      expect((await brandOf(staff)).productName).toBe(before.productName);
      await phone.fill('1588-0000');
      await save.click();
      await expect(staff.getByText('저장되었습니다.')).toBeVisible();
      await expect(save).toBeFocused();
      expect((await brandOf(staff)).productName).toBe('AION-U');
      await staff.getByRole('link', { name: '사이트로 이동' }).click();
      await expect(staff.getByRole('contentinfo')).toContainText('전화 1588-0000');
      await open(page, '/company');
      await expect(page.getByRole('contentinfo')).toContainText('전화 1588-0000');
      await expect(page.getByRole('main')).toContainText('대표전화');
    },
  );

  test('a file that is no picture is told beside the logo when it is chosen', async ({ browser }) => {
    const staff = await comeAsStaff(browser);
    await open(staff, '/admin/company');
    await staff.getByLabel('제품 이름').fill('다른 이름');
    await staff.getByLabel('대표전화').fill('전화 없음');
    await staff.getByRole('main').getByRole('button', { name: '저장', exact: true }).click();
    for (const [name, mimeType, told] of [
      ['로고.svg', 'image/svg+xml', '첨부할 수 없는 파일 형식입니다.'],
      ['로고.png', 'image/png', '이미지를 열 수 없습니다.'],
    ] as const) {
      await staff.getByLabel('이미지 선택').setInputFiles({ name, mimeType, buffer: Buffer.from('<svg/>') });
      await expect(staff.getByRole('alert').filter({ hasText: told })).toBeVisible();
    }
    await expect(staff.getByText('전화번호는 숫자와 하이픈(-)으로 입력해주세요.')).toBeVisible();
    await expect(staff.getByLabel('제품 이름')).toHaveValue('다른 이름');
  });

  test('what was typed of the company is not lost by leaving', async ({ browser }) => {
    const staff = await comeAsStaff(browser);
    await open(staff, '/admin/company');
    const phone = staff.getByLabel('대표전화');
    const stored = await phone.inputValue();
    await phone.fill('1588-9999');
    const toAudit = () => staff.getByRole('link', { name: '감사 로그' }).click();
    await leaveAndStay(staff, toAudit);
    await expect(phone).toHaveValue('1588-9999');
    await phone.fill(stored);
    await staff.getByLabel('제품 이름').fill('다른 이름');
    await toAudit();
    await confirm(staff, '나가기');
    await expect(staff).toHaveURL('/admin/audit');
  });

  test('what an administrator typed of the company outlives that another saved first', async ({ browser }) => {
    const staff = await comeAsStaff(browser);
    const other = await comeAsStaff(browser);
    const save = (page: Page) => page.getByRole('main').getByRole('button', { name: '저장', exact: true }).click();
    await open(staff, '/admin/company');
    await open(other, '/admin/company');
    await other.getByLabel('대표자').fill('나중에');
    await save(other);
    await expect(other.getByText('저장되었습니다.')).toBeVisible();

    const typed = { '제품 이름': 'AION-U', 대표전화: '1588-0000', 주소: '서울특별시 중구 세종대로 110' };
    const fields = Object.entries(typed).map(
      ([label, value]) => [staff.getByLabel(label, { exact: true }), value] as const,
    );
    for (const [field, value] of fields) await field.fill(value);
    await save(staff);
    const notice = staff.getByRole('alert').filter({ hasText: '다른 사용자가 먼저 수정했습니다.' });
    await expect(notice).toBeInViewport({ ratio: 1 });
    // The name goes through before, and what is loaded anew after that replaces nothing.
    await expect.poll(async () => (await brandOf(other)).productName).toBe('AION-U');
    await expect(staff.getByRole('button', { name: '저장', exact: true })).toBeEnabled();
    for (const [field, value] of fields) await expect(field).toHaveValue(value);
    // Nor does a second try overwrite what the other saved.
    const again = staff.waitForResponse('**/api/v1/admin/company/save');
    await save(staff);
    expect((await again).status()).toBe(409);
    expect((await stored(other)).company).toMatchObject({ representative: '나중에', phone: before.company.phone });

    await staff.getByRole('button', { name: '입력 취소' }).click();
    await expect(staff.getByLabel('대표자')).toHaveValue('나중에');
    await expect(notice).toBeHidden();

    // What was typed is saved over what the other saves once more, and leaves the rest of it.
    await staff.getByLabel('대표전화').fill('1588-0000');
    await expect(notice).toBeHidden();
    const seen = await stored(other);
    const newer = { ...seen.company, representative: '또 나중에', phone: '1577-0000' };
    await call(other, '/api/v1/admin/company/save', { company: newer, updatedAt: seen.updatedAt });
    await save(staff);
    await notice.getByRole('button', { name: '내 내용으로 저장' }).click();
    await expect(staff.getByText('저장되었습니다.')).toBeVisible();
    await expect(notice).toBeHidden();
    await expect(staff.getByLabel('대표자')).toHaveValue('또 나중에');
    expect((await stored(other)).company).toMatchObject({ representative: '또 나중에', phone: '1588-0000' });
  });
});
