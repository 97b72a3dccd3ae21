import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { TERM_KINDS } from '#shared/site/terms.ts';
import { confirm, dialogOf } from '../support/account.ts';
import { call, comeAsStaff, newTitle } from '../support/board.ts';
import { open } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';

test.describe('the company’s data', () => {
  // One after the other: they save the same data.
  test.describe.configure({ mode: 'default' });

  test(
    'what an administrator writes of the company is saved by one button, and stands in the footer at once',
    { tag: '@short' },
    async ({ browser, page }) => {
      const staff = await comeAsStaff(browser);
      const before = await call(staff, '/api/v1/admin/company', undefined);
      const brand = () => call(staff, '/api/v1/admin/brand', undefined);
      const { productName } = await brand();
      await open(staff, '/admin/company');
      const save = staff.getByRole('main').getByRole('button', { name: /저장/ });
      await staff.getByLabel('제품 이름').fill('AION-U');
      const phone = staff.getByLabel('대표전화');
      await phone.fill('전화 없음');
      await save.click();
      await expect(staff.getByRole('alert')).toHaveText('전화번호는 숫자와 하이픈(-)으로 입력해주세요.');
      await expect(phone).toHaveValue('전화 없음');
      // Nothing is saved while a field is wrong.
      expect((await brand()).productName).toBe(productName);
      await phone.fill('1588-0000');
      await save.click();
      await expect(staff.getByText('저장되었습니다.')).toBeVisible();
      await expect(save).toBeFocused();
      const saved = await brand();
      expect(saved.productName).toBe('AION-U');
      await staff.getByRole('link', { name: '사이트로 이동' }).click();
      await expect(staff.getByRole('contentinfo')).toContainText('전화 1588-0000');
      await open(page, '/company');
      await expect(page.getByRole('contentinfo')).toContainText('전화 1588-0000');
      await expect(page.getByRole('main')).toContainText('대표전화');
      const { updatedAt } = await call(staff, '/api/v1/admin/company', undefined);
      await call(staff, '/api/v1/admin/company/save', { company: before.company, updatedAt });
      await call(staff, '/api/v1/admin/brand/save', { productName, hasName: false, updatedAt: saved.updatedAt });
    },
  );

  test('what an administrator typed of the company outlives that another saved first', async ({ browser }) => {
    const staff = await comeAsStaff(browser);
    const other = await comeAsStaff(browser);
    const stored = () => call(other, '/api/v1/admin/company', undefined);
    const brand = () => call(other, '/api/v1/admin/brand', undefined);
    const [before, { productName }] = [await stored(), await brand()];
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
    await expect(staff.getByRole('region', { name: '알림' })).toContainText('다른 사용자가 먼저 수정했습니다.');
    // The name goes through before, and what is loaded anew after that replaces nothing.
    await expect.poll(async () => (await brand()).productName).toBe('AION-U');
    await expect(staff.getByRole('button', { name: '저장', exact: true })).toBeEnabled();
    for (const [field, value] of fields) await expect(field).toHaveValue(value);
    // Nor does a second try overwrite what the other saved.
    const again = staff.waitForResponse('**/api/v1/admin/company/save');
    await save(staff);
    expect((await again).status()).toBe(409);
    expect((await stored()).company).toMatchObject({ representative: '나중에', phone: before.company.phone });

    await staff.getByRole('button', { name: '입력 취소' }).click();
    await expect(staff.getByLabel('대표자')).toHaveValue('나중에');
    await staff.getByLabel('대표전화').fill('1588-0000');
    await save(staff);
    await expect(staff.getByText('저장되었습니다.')).toBeVisible();
    const { company, updatedAt } = await stored();
    expect(company).toMatchObject({ representative: '나중에', phone: '1588-0000' });
    await call(other, '/api/v1/admin/company/save', { company: before.company, updatedAt });
    await call(other, '/api/v1/admin/brand/save', {
      productName,
      hasName: false,
      updatedAt: (await brand()).updatedAt,
    });
  });
});

test(
  'a new version of a text waits for its day, beside what changes, and can be taken back',
  { tag: '@short' },
  async ({ browser, page }) => {
    const staff = await comeAsStaff(browser);
    await open(staff, '/admin/terms?kind=marketing');
    await staff.getByRole('link', { name: '새 버전 작성' }).click();
    await staff.getByRole('textbox', { name: '버전' }).fill('1.1');
    await staff.getByRole('textbox', { name: '시행일' }).fill('2020-01-01');
    await staff.getByLabel('변경 요약').fill(newTitle('항목을 더합니다.'));
    const body = staff.getByRole('textbox', { name: '본문' });
    await expect(body).not.toContainText('{');
    await body.press('ControlOrMeta+End');
    await staff.keyboard.press('Enter');
    await staff.keyboard.insertText('새로 더한 줄입니다.');
    await staff.getByRole('tab', { name: '변경 비교' }).click();
    await expect(staff.getByText('새로 더한 줄입니다.')).toBeVisible();
    const save = staff.getByRole('button', { name: '시행 예약' });
    await save.click();
    await expect(staff.getByRole('alert')).toContainText('약관은 시행 10일 전에 안내해야 합니다.');
    await expect(staff.getByRole('textbox', { name: '시행일' })).toBeFocused();
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    await staff.getByRole('textbox', { name: '시행일' }).fill(day);
    await save.click();
    const row = staff.getByRole('row').filter({ hasText: '1.1' });
    await expect(row).toContainText('시행 예정');

    await open(page, '/terms/marketing');
    await expect(page.getByText('버전 1.0')).toBeVisible();
    await page.getByRole('link', { name: '버전 1.1의 변경 내용 보기' }).click();
    await expect(page.getByText('아직 시행되지 않은 버전입니다.')).toBeVisible();
    await expect(page.getByRole('insertion').filter({ hasText: '새로 더한 줄입니다.' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await row.getByRole('button', { name: '예약 취소' }).click();
    await confirm(staff, '예약 취소');
    await expect(row).toHaveCount(0);
  },
);

test('a mail is rewritten only as it works, and looked at before it is sent', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  await open(staff, '/admin/mail');
  await staff.getByRole('link', { name: /질문 댓글(?! 모음)/ }).click();
  const body = staff.getByRole('textbox', { name: '본문' });
  await expect(body).not.toContainText(/[{[]/);
  await body.press('ControlOrMeta+a');
  await staff.keyboard.press('Delete');
  await staff.getByRole('button', { name: '글 제목 넣기' }).click();
  await staff.keyboard.insertText('에 댓글이 달렸습니다.');
  await staff.keyboard.press('Enter');
  await staff.keyboard.insertText('{password}');
  await staff.getByRole('button', { name: '저장', exact: true }).click();
  await expect(staff.getByRole('alert')).toHaveText('{password}은(는) 이 메일에 넣을 수 없는 항목입니다.');
  await body.press('ControlOrMeta+End');
  await staff.keyboard.press('Shift+Home');
  await staff.keyboard.press('Delete');
  await staff.getByRole('button', { name: '링크 주소 버튼 넣기' }).click();
  const preview = staff.frameLocator('iframe[title="메일 미리보기"]');
  await expect(preview.getByText('업데이트 뒤에 셀렉터를 찾지 못합니다에 댓글이 달렸습니다.')).toBeVisible();
  await expect(preview.getByRole('link', { name: '확인하기' })).toBeVisible();
  await staff.getByRole('button', { name: '저장', exact: true }).click();
  await staff.getByRole('button', { name: '기본값으로 되돌리기' }).click();
  await expect(dialogOf(staff)).toContainText('기본값으로 되돌리시겠습니까?');
  await confirm(staff, '기본값으로 되돌리기');
  await expect(body).toContainText('등록하신 글에 새 댓글이 등록되었습니다');
});

test('every delivered text and mail comes out of the editor as it went in', async ({ browser }) => {
  test.setTimeout(600_000);
  const staff = await comeAsStaff(browser);
  const touch = async (name: string) => {
    await staff.getByRole('textbox', { name }).press('ControlOrMeta+End');
    await staff.keyboard.insertText('가');
  };
  const takeBack = () => staff.keyboard.press('Backspace');
  for (const kind of TERM_KINDS) {
    await open(staff, `/admin/terms?kind=${kind}&write`);
    await touch('본문');
    await takeBack();
    await staff.getByRole('tab', { name: '변경 비교' }).click();
    await expect(staff.getByRole('tabpanel', { name: '변경 비교' })).toContainText(/[가-힣]/);
    expect([kind, await staff.getByRole('insertion').allTextContents()]).toEqual([kind, []]);
    expect([kind, await staff.getByRole('deletion').allTextContents()]).toEqual([kind, []]);
  }
  const { list } = await call(staff, '/api/v1/admin/mails', undefined);
  /** The preview asks for what the editors hold. */
  const held = (isMeant: (words: { subject: string; body: string }) => boolean) =>
    staff.waitForRequest((request) => request.url().endsWith('/mail-preview') && isMeant(request.postDataJSON()));
  for (const { name, subject, body } of list) {
    await open(staff, `/admin/mail?mail=${name}`);
    const changed = held((words) => words.subject !== subject && words.body !== body);
    await touch('제목');
    await touch('본문');
    await changed;
    const asItWas = held((words) => words.body === body);
    await takeBack();
    await asItWas;
    const subjectToo = held((words) => words.subject === subject && words.body === body);
    await staff.getByRole('textbox', { name: '제목' }).press('ControlOrMeta+End');
    await takeBack();
    await subjectToo;
  }
});

for (const width of [390, 1280]) {
  test(`the pages of the administration break no accessibility rule at ${width} px`, async ({ browser }) => {
    const page = await comeAsStaff(browser);
    await page.setViewportSize({ width, height: 844 });
    const paths = ['company', 'terms', 'terms?kind=age&write', 'mail', 'mail?mail=advertising', 'popups', 'outbox'];
    for (const path of [...paths.map((name) => `/admin/${name}`), '/terms', '/unsubscribe?token=x']) {
      await open(page, path);
      // axe cannot run in frames without scripts.
      for (const frame of await page.locator('iframe[sandbox]').all()) await frame.evaluate((node) => node.remove());
      expect([path, await violationsOf(page)]).toEqual([path, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), path).toBe(true);
    }
  });
}
