import { expect, test } from '@playwright/test';
import { TERM_KINDS } from '#shared/site/terms.ts';
import { confirm, confirmAndLeave, dialogOf, leaveAndStay } from '../support/account-forms.ts';
import { call, comeAsStaff, newTitle } from '../support/board.ts';
import { open } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';

test(
  'a new version of a text waits for its day, beside what changes, and can be taken back',
  { tag: '@short' },
  async ({ browser, page }) => {
    const staff = await comeAsStaff(browser);
    await open(staff, '/admin/terms?kind=marketing');
    await staff.getByRole('link', { name: '새 버전 작성' }).click();
    await expect(staff.getByRole('textbox', { name: '버전' })).toHaveValue('1.1');
    const dayField = staff.getByRole('textbox', { name: '시행일' });
    const offered = await dayField.inputValue();
    await staff.getByRole('radio', { name: /중요한 변경/ }).check();
    expect(Date.parse(await dayField.inputValue()) - Date.parse(offered)).toBe(20 * 86_400_000);
    await staff.getByRole('radio', { name: /일반 변경/ }).check();
    await expect(dayField).toHaveValue(offered);
    await dayField.fill('2020-01-01');
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
    await expect(dayField).toBeFocused();
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    await dayField.fill(day.replaceAll('-', ''));
    await save.click();
    const row = staff.getByRole('row').filter({ hasText: '1.1' });
    await expect(row).toContainText('시행 예정');
    for (const width of [390, 768]) {
      await staff.setViewportSize({ width, height: 900 });
      await expect(row.getByText('보내지 않음')).toBeInViewport({ ratio: 1 });
      await expect(row.getByRole('button', { name: '안내 메일 보내기' })).toBeInViewport({ ratio: 1 });
    }

    await open(page, '/terms/marketing');
    await expect(page.getByText('버전 1.0')).toBeVisible();
    await page.getByRole('link', { name: '버전 1.1의 변경 내용 보기' }).click();
    await expect(page.getByText('아직 시행되지 않은 버전입니다.')).toBeVisible();
    await expect(page.getByRole('insertion').filter({ hasText: '새로 더한 줄입니다.' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await row.getByRole('button', { name: '예약 취소' }).click();
    await confirmAndLeave(staff, '예약 취소');
    await expect(row).toHaveCount(0);
  },
);

test('tabs and tools stay in view in a long text, and nothing that is written goes below them', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  for (const width of [390, 1440]) {
    await staff.setViewportSize({ width, height: 844 });
    await open(staff, '/admin/terms?kind=terms-of-use&write');
    const toolbar = staff.getByRole('toolbar', { name: '서식 도구' });
    const body = staff.getByRole('textbox', { name: '본문' });
    await expect(body).toBeVisible();
    expect((await body.boundingBox())?.y, `the text comes first at ${width} px`).toBeLessThan(320);
    const day = staff.getByRole('textbox', { name: '시행일' });
    if (width === 390) await staff.getByRole('button', { name: /^버전 \S+ \d{4}\.\d\d\.\d\d 시행$/ }).click();
    await expect(day).toBeInViewport({ ratio: 1 });
    await body.getByRole('heading', { name: /^제9조/ }).click();
    await expect(toolbar).toBeInViewport({ ratio: 1 });
    await expect(staff.getByRole('tab', { name: '미리보기' })).toBeInViewport({ ratio: 1 });
    const gap = async () => {
      const [tabs, tools] = await Promise.all([staff.getByRole('tablist').boundingBox(), toolbar.boundingBox()]);
      return Math.round((tools?.y ?? 0) - (tabs?.y ?? 0) - (tabs?.height ?? 0));
    };
    expect(Math.abs(await gap()), `tools right below the tabs at ${width} px`).toBeLessThan(2);
    // As far as the beginning of the text that is above.
    for (let line = 0; line < 40; line++) await staff.keyboard.press('ArrowUp');
    const isCovered = () =>
      toolbar.evaluate((bar) => {
        const line = getSelection()?.getRangeAt(0).getBoundingClientRect();
        return line !== undefined && line.height > 0 && line.top < bar.getBoundingClientRect().bottom;
      });
    expect(await isCovered(), `the line that is written at ${width} px`).toBe(false);
  }
});

test('a version that is being written is not lost by leaving, and one that nobody touched asks nothing', async ({
  browser,
}) => {
  const staff = await comeAsStaff(browser);
  await open(staff, '/admin/terms?kind=marketing');
  const write = staff.getByRole('link', { name: '새 버전 작성' });
  const toList = () => staff.getByRole('main').getByRole('link', { name: '목록' }).click();
  await write.click();
  const body = staff.getByRole('textbox', { name: '본문' });
  await expect(body).toBeVisible();
  await toList();
  // Its text ends with a table.
  const change = async (name: string) => {
    await expect(write).toBeVisible();
    await toList();
    await staff.getByRole('table').getByRole('link', { name }).click();
  };
  await change('광고성 정보 수신 동의');
  await staff.waitForURL(/kind=advertising/);
  // The list has one of each text.
  await expect(write).toHaveCount(1);
  await write.click();
  await body.click();
  await expect(body).toBeFocused();
  await toList();
  await expect(write).toBeVisible();
  await change('마케팅 정보 수신 동의');
  await staff.waitForURL(/kind=marketing/);
  await expect(write).toHaveCount(1);
  await write.click();
  await body.press('ControlOrMeta+End');
  await staff.keyboard.insertText('문의는 고객센터에서 받습니다.');
  await leaveAndStay(staff, toList);
  await leaveAndStay(staff, () => staff.getByRole('link', { name: '감사 로그' }).click());
  await expect(body).toContainText('문의는 고객센터에서 받습니다.');
  await toList();
  await confirm(staff, '나가기');
  await write.click();
  await staff.getByLabel('변경 요약').fill('문의처를 고칩니다.');
  await leaveAndStay(staff, toList);
});

test('a version that a colleague has called off is told so, and what is being written stays', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  const kind = 'advertising';
  const { list, draft } = await call(staff, '/api/v1/admin/terms', { kind });
  const effectiveDate = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const markdown = `${list[0]?.markdown ?? draft}\n\n더한 줄입니다.`;
  const given = {
    kind,
    version: '9.1',
    effectiveDate,
    isMajor: false,
    summary: newTitle('더합니다'),
    markdown,
  } as const;
  const cancel = async (termId: string) => {
    const versions = (await call(staff, '/api/v1/admin/terms', { kind })).list;
    const revision = versions.find((one) => one.termId === termId)?.revision ?? '';
    await call(staff, '/api/v1/admin/term-cancel', { termId, revision });
  };
  const row = staff.getByRole('row').filter({ hasText: '9.1' });
  const list9 = `/admin/terms?kind=${kind}`;

  const { termId } = await call(staff, '/api/v1/admin/term-save', given);
  await open(staff, list9);
  await row.getByRole('link', { name: '수정' }).click();
  await staff.getByLabel('변경 요약').fill('고쳐 쓴 요약');
  await cancel(termId);
  await staff.getByRole('button', { name: '시행 예약' }).click();
  await expect(staff.getByRole('region', { name: '알림' })).toContainText('저장하지 못했습니다.');
  await expect(staff.getByLabel('변경 요약')).toHaveValue('고쳐 쓴 요약');
  await expect(staff.getByRole('alertdialog')).toHaveCount(0);

  const { termId: second } = await call(staff, '/api/v1/admin/term-save', given);
  const other = await comeAsStaff(browser);
  await open(other, list9);
  const otherRow = other.getByRole('row').filter({ hasText: '9.1' });
  await cancel(second);
  await otherRow.getByRole('button', { name: '안내 메일 보내기' }).click();
  await confirm(other, '안내 메일 보내기');
  await expect(other.getByRole('region', { name: '알림' })).toContainText('그사이 예약이 취소된 버전입니다.');
  await expect(otherRow).toHaveCount(0);
  await expect(other.getByRole('alertdialog')).toHaveCount(0);
});

test('what is in force as soon as it is saved is named so, and asked about', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  await open(staff, '/admin/terms?kind=company&write');
  const publish = staff.getByRole('button', { name: '바로 시행' });
  await expect(publish, 'it need not be announced').toBeVisible();
  await staff.getByLabel('변경 요약').fill('더합니다');
  await staff.getByRole('textbox', { name: '본문' }).press('ControlOrMeta+End');
  await staff.keyboard.insertText(' 더합니다.');
  let saves = 0;
  staff.on('request', (request) => (saves += request.url().endsWith('/term-save') ? 1 : 0));
  await publish.click();
  await expect(dialogOf(staff)).toContainText(/회사소개 버전 [\d.]+[을를] 오늘\([\d.]+\)부터 바로 시행하시겠습니까\?/);
  await expect(staff.locator('[aria-busy=true]')).toHaveCount(0);
  await confirm(staff, '취소');
  expect(saves, 'nothing is published').toBe(0);
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await staff.getByRole('textbox', { name: '시행일' }).fill(day.replaceAll('-', ''));
  await staff.getByRole('button', { name: '시행 예약' }).click();
  const notifications = staff.getByRole('region', { name: '알림' });
  await expect(notifications).toContainText(`저장되었습니다. ${day.replaceAll('-', '.')}부터 시행됩니다.`);
  await staff.getByRole('row').filter({ hasText: '시행 예정' }).getByRole('button', { name: '예약 취소' }).click();
  await confirmAndLeave(staff, '예약 취소');
});

test('a version in which nothing changed is refused, in view', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  await staff.setViewportSize({ width: 390, height: 844 });
  await open(staff, '/admin/terms?kind=terms-of-use&write');
  await staff.getByRole('textbox', { name: '버전' }).fill('9.9');
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await staff.getByRole('textbox', { name: '시행일' }).fill(day.replaceAll('-', ''));
  await staff.getByLabel('변경 요약').fill('바뀐 것이 없습니다.');
  await expect(staff.getByRole('textbox', { name: '본문' })).toBeVisible();
  await staff.getByRole('button', { name: '시행 예약' }).click();
  const notifications = staff.getByRole('region', { name: '알림' });
  await expect(notifications.getByText('본문에서 바뀐 내용이 없습니다.')).toBeInViewport({ ratio: 1 });
  await expect(staff.getByLabel('변경 요약')).toHaveValue('바뀐 것이 없습니다.');
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
    await open(staff, name === 'advertising' ? '/admin/campaigns/write' : `/admin/mail?mail=${name}`);
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

test('the actions on a version stand in one row on a phone', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  await staff.setViewportSize({ width: 390, height: 844 });
  await open(staff, '/admin/terms?kind=terms-of-use&write');
  const tops = await Promise.all(
    [staff.getByRole('link', { name: '버전 목록으로' }), staff.getByRole('button', { name: '시행 예약' })].map(
      (action) => action.boundingBox(),
    ),
  );
  const about = (await staff.getByRole('button', { name: /^버전 .+ 시행$/ }).boundingBox())!;
  expect(tops.map((box) => box?.y)).toEqual([about.y, about.y]);
  expect(about.height, 'two lines').toBeLessThan(48);
});
