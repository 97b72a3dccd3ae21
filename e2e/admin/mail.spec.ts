import { expect, test } from '@playwright/test';
import { confirm, confirmAndLeave, dialogOf, leaveAndStay } from '../support/account-forms.ts';
import { call, comeAsMember, comeAsStaff } from '../support/board.ts';
import { open } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';

test(
  'a mail is rewritten only as it works, and looked at before it is sent',
  { tag: '@short' },
  async ({ browser }) => {
    const staff = await comeAsStaff(browser);
    await open(staff, '/admin/mail');
    await staff.getByRole('link', { name: /질문 댓글(?! 모음)/ }).click();
    const body = staff.getByRole('textbox', { name: '본문' });
    await expect(body).not.toContainText(/[{[]/);
    await body.press('ControlOrMeta+a');
    await staff.keyboard.press('Delete');
    await staff.getByRole('button', { name: '글 제목 넣기' }).click();
    await expect(body).toContainText('글 제목');
    // The editor puts the caret behind it a frame later.
    await body.press('ControlOrMeta+End');
    await staff.keyboard.insertText('에 댓글이 달렸습니다.');
    await staff.keyboard.press('Enter');
    await staff.keyboard.insertText('{password}');
    await staff.getByRole('button', { name: '저장', exact: true }).click();
    await expect(staff.getByRole('alert')).toHaveText('{password}는 이 메일에 넣을 수 없는 항목입니다.');
    await body.press('ControlOrMeta+End');
    await staff.keyboard.press('Shift+Home');
    await staff.keyboard.press('Delete');
    await staff.getByRole('button', { name: '링크 주소 버튼 넣기' }).click();
    const preview = staff.frameLocator('iframe[title="메일 미리보기"]');
    await expect(preview.getByRole('paragraph').first()).toHaveText(
      '업데이트 뒤에 셀렉터를 찾지 못합니다에 댓글이 달렸습니다.',
    );
    await expect(preview.getByRole('link', { name: '확인하기' })).toBeVisible();
    await staff.getByRole('button', { name: '저장', exact: true }).click();
    await expect(staff.getByText('저장되었습니다.')).toBeVisible();
    await expect(staff.getByRole('button', { name: '저장', exact: true })).toBeFocused();
    await staff.getByRole('button', { name: '기본값으로 되돌리기' }).click();
    await expect(dialogOf(staff)).toContainText('기본값으로 되돌리시겠습니까?');
    await confirm(staff, '기본값으로 되돌리기');
    await expect(body).toContainText('등록하신 글에 새 댓글이 등록되었습니다');
  },
);

test('the arrows lead from mail to mail, in the list of the texts and in that of the sent ones', async ({
  browser,
}) => {
  const staff = await comeAsStaff(browser);
  await open(staff, '/admin/mail');
  const links = staff.getByRole('main').getByRole('listitem').getByRole('link');
  await links.first().focus();
  await staff.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await staff.keyboard.press('End');
  await expect(links.last()).toBeFocused();

  for (const name of ['하나', '둘']) await comeAsMember(browser, name);
  await open(staff, '/admin/outbox');
  const mails = staff.locator('main li > details > summary');
  await mails.first().focus();
  await staff.keyboard.press('ArrowDown');
  await expect(mails.nth(1)).toBeFocused();
  await staff.keyboard.press('ArrowUp');
  await expect(mails.first()).toBeFocused();
});

test('the editor shows as a button what the mail does, and the preview can be read without a Korean font', async ({
  browser,
}) => {
  const staff = await comeAsStaff(browser);
  await open(staff, '/admin/mail?mail=find-id');
  const body = staff.getByRole('textbox', { name: '본문' });
  const groundOf = (words: string) =>
    body.getByText(words, { exact: true }).evaluate((line) => getComputedStyle(line).backgroundColor);
  await expect(body.getByText('이메일 주소 확인')).toBeVisible();
  expect(await groundOf('이메일 주소 확인')).toBe('rgba(0, 0, 0, 0)');
  expect(await groundOf('로그인하기')).not.toBe('rgba(0, 0, 0, 0)');
  await expect(staff.getByRole('toolbar'), 'a mail has no marks').toHaveCount(0);
  const preview = staff.frameLocator('iframe[title="메일 미리보기"]');
  await expect(preview.getByRole('link', { name: '로그인하기' })).toBeVisible();
  const ownFont = () =>
    preview.locator('body').evaluate(async ({ ownerDocument }) => {
      const faces = await ownerDocument.fonts.load("16px 'Portal Sans'", '가');
      return faces.some(({ status }) => status === 'loaded');
    });
  await expect.poll(ownFont).toBe(true);
});

test('a test mail that stays in a file is no success, and leads to it', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  await open(staff, '/admin/mail?mail=reply-accepted');
  await staff.route('**/admin/mail-test', (route) =>
    route.fulfill({
      json: { responseCode: '0000', message: '', data: { to: 'admin@example.com', isFiled: true } },
    }),
  );
  await staff.getByRole('button', { name: /시험 메일/ }).click();
  const toast = staff.locator('.z-toast div[data-type=error]');
  await expect(toast).toContainText('보내지 못하고 파일로 남겼습니다.');
  await toast.getByRole('button', { name: '보낸 메일' }).click();
  await expect(staff).toHaveURL('/admin/outbox');
});

test('advertising mails at night are not filed yet', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  const answer = { responseCode: '0000', message: '', data: { count: 3, isNight: true, isFiled: true } };
  await staff.route('**/admin/mail-campaign*', (route) => route.fulfill({ json: answer }));
  await open(staff, '/admin/campaigns/write');
  await staff.getByRole('button', { name: /명에게 보내기$/ }).click();
  await confirm(staff, '3명에게 보내기');
  const toast = staff.locator('.z-toast div[data-type=error]');
  await expect(toast).toContainText('광고 메일 3건을 보내지 못하고 파일로 남깁니다.');
});

test('a mail that is being rewritten is not lost by leaving', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  await open(staff, '/admin/mail?mail=reply-accepted');
  const toList = () => staff.getByRole('main').getByRole('link', { name: '목록' }).click();
  const subject = staff.getByRole('textbox', { name: '제목' });
  await subject.press('ControlOrMeta+End');
  await staff.keyboard.insertText('가');
  await leaveAndStay(staff, toList);
  await leaveAndStay(staff, () => staff.getByRole('link', { name: '감사 로그' }).click());
  await subject.press('Backspace');
  await toList();
  await expect(staff).toHaveURL('/admin/mail');
});

test('an advertising mail is saved, and sent apart from that, by a button that says to how many', async ({
  browser,
}) => {
  const staff = await comeAsStaff(browser);
  await open(staff, '/admin');
  await staff.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link', { name: '광고 메일' }).click();
  await staff.getByRole('link', { name: /쓰기$/ }).click();
  const send = staff.getByRole('region', { name: '보내기' });
  const button = send.getByRole('button', { name: /^[\d,]+명에게 보내기$/ });
  await expect(button).toBeEnabled();
  const count = /^[\d,]+/.exec((await button.textContent()) ?? '')?.[0] ?? '';
  expect(count).not.toBe('0');

  await staff.getByRole('textbox', { name: '제목' }).press('ControlOrMeta+End');
  await staff.keyboard.insertText(' (12월)');
  await expect(button).toBeDisabled();
  await expect(send).toContainText('저장하지 않은 내용이 있습니다.');
  await staff.getByRole('button', { name: '저장', exact: true }).click();
  await expect(button).toBeEnabled();

  await button.click();
  await expect(dialogOf(staff)).toContainText('(12월)’ 메일의 수신 대상은 이메일 수신에 동의한');
  await expect(dialogOf(staff)).toContainText('메일 서버를 지정하지 않아 메일을 보내지 못하고 파일로 남깁니다.');
  await confirm(staff, '취소');
  await expect(staff).toHaveURL('/admin/campaigns/write');
  const { list } = await call(staff, '/api/v1/admin/mails', undefined);
  const updatedAt = list.find(({ name }) => name === 'advertising')?.updatedAt ?? null;
  const words = { subject: '동료가 고친 제목 (12월)', body: '[보기]({link})', updatedAt };
  await call(staff, '/api/v1/admin/mail-save', { name: 'advertising', ...words });
  await button.click();
  await confirm(staff, `${count}명에게 보내기`);
  await expect(staff.getByRole('alert')).toContainText('메일을 보내지 않았으며, 지금의 내용을 불러왔습니다.');
  await expect(staff.getByRole('textbox', { name: '제목' })).toHaveText('동료가 고친 제목 (12월)');

  // On a portal with a mail server, night begins between the question and the answer.
  for (const [name, isNight] of [
    ['mail-campaign-count', false],
    ['mail-campaign', true],
  ] as const)
    await staff.route(`**/admin/${name}`, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      await route.fulfill({ response, json: { ...json, data: { ...json.data, isNight, isFiled: false } } });
    });
  await button.click();
  await expect(dialogOf(staff)).toContainText('보낸 메일은 되돌릴 수 없습니다.');
  await expect(dialogOf(staff)).not.toContainText('오전 8시');
  await confirm(staff, `${count}명에게 보내기`);
  await expect(staff.getByRole('region', { name: '알림' })).toContainText(`${count}건을 오전 8시에 보냅니다.`);
  await expect(staff).toHaveURL('/admin/campaigns');
  const row = staff.getByRole('row').filter({ hasText: '(12월)' });
  await expect(row.getByRole('link', { name: new RegExp(`^받는 사람 ${count} ?통 보기$`) })).toBeVisible();

  await staff.getByRole('link', { name: '광고 메일 쓰기' }).click();
  await expect(send).toContainText('이미 보냈습니다.');
});

test('an advertising mail that waits is stopped, after a question, and a colleague who was first is no error', async ({
  browser,
}) => {
  const staff = await comeAsStaff(browser);
  const states = ['waiting', 'sent', 'filed', 'failed'] as const;
  const waiting = (count: number) => ({
    queuedAt: '2026-11-21T14:06:00.000Z',
    subject: '(광고) 밤에 보낸 소식',
    counts: states.map((status) => ({ status, count: status === 'sent' ? 2 : status === 'waiting' ? count : 0 })),
    refused: 0,
  });
  let left = 5;
  const answer = (data: unknown) => ({ json: { responseCode: '0000', message: '', data } });
  await staff.route('**/admin/mail-campaigns', (route) => route.fulfill(answer({ list: [waiting(left)] })));
  await open(staff, '/admin');
  const show = () =>
    staff.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link', { name: '광고 메일' }).click();
  await show();
  const stop = staff.getByRole('button', { name: '(광고) 밤에 보낸 소식 보내기 중단' });
  await expect(stop).toBeVisible();
  expect(await violationsOf(staff)).toEqual([]);
  await stop.click();
  await expect(dialogOf(staff)).toContainText('메일 보내기를 중단하시겠습니까?아직 보내지 않은 5건은');
  await confirm(staff, '닫기');
  await expect(stop).toBeFocused();
  // The portal itself knows of no such mail: a colleague was first.
  await stop.click();
  await confirm(staff, '보내기 중단');
  const told = staff.getByRole('region', { name: '알림' });
  await expect(told).toContainText('이미 모두 보냈거나 다른 관리자가 중단했습니다.');
  await staff.route('**/admin/mail-campaign-stop', (route) => {
    left = 0;
    return route.fulfill(answer({ stopped: 5, sent: 2 }));
  });
  await stop.click();
  await confirmAndLeave(staff, '보내기 중단');
  await expect(told).toContainText('5건을 보내지 않고 중단했습니다. 2건은 이미 보냈습니다.');
  await expect(stop).toHaveCount(0);
});

test('a sent mail that is gone since is told so', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  await comeAsMember(browser);
  await open(staff, '/admin/outbox');
  await staff.route('**/admin/outbox/detail', (route) =>
    route.fulfill({ status: 404, json: { responseCode: 'CM04', message: '존재하지 않는 페이지입니다.', data: null } }),
  );
  await staff.locator('details').first().locator('summary').click();
  await expect(staff.getByRole('region', { name: '알림' })).toContainText('그사이 삭제된 메일입니다.');
  await expect(staff.getByRole('alertdialog')).toHaveCount(0);
  await expect(staff).toHaveURL('/admin/outbox');
});

test('a failed mail that is gone when it is sent again is told so', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  await comeAsMember(browser);
  await open(staff, '/admin/outbox');
  const opened = { to: 'nobody@example.com', bodyText: '본문', attempts: 1, lastError: '거절', sentAt: null };
  await staff.route('**/admin/outbox/detail', (route) =>
    route.fulfill({ json: { responseCode: '0000', message: '', data: opened } }),
  );
  await staff.route('**/admin/mail-resend', (route) =>
    route.fulfill({ status: 404, json: { responseCode: 'CM04', message: '존재하지 않는 페이지입니다.', data: null } }),
  );
  const mail = staff.locator('details').first();
  await mail.locator('summary').click();
  await mail.getByRole('button', { name: '다시 보내기' }).click();
  await expect(staff.getByRole('region', { name: '알림' })).toContainText(
    '그사이 삭제된 메일이라 다시 보내지 못했습니다.',
  );
  await expect(staff.getByRole('alertdialog')).toHaveCount(0);
});

test('words of a mail that a colleague saved meanwhile are not lost, and neither are those being typed', async ({
  browser,
}) => {
  const staff = await comeAsStaff(browser);
  await open(staff, '/admin/mail?mail=find-id');
  const subject = staff.getByRole('textbox', { name: '제목' });
  await subject.press('End');
  await staff.keyboard.insertText(' (내 것)');
  const saved = async () => {
    const { list } = await call(staff, '/api/v1/admin/mails', undefined);
    return list.find(({ name }) => name === 'find-id');
  };
  const words = { subject: '동료가 고친 제목', body: '{userIds}\n[로그인]({link})', updatedAt: null };
  await call(staff, '/api/v1/admin/mail-save', { name: 'find-id', ...words });
  await staff.getByRole('button', { name: '저장', exact: true }).click();
  const notice = staff.getByRole('alert').filter({ hasText: '다른 사용자가 먼저 수정했습니다.' });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(subject).toContainText('(내 것)');
  expect((await saved())?.subject).toBe('동료가 고친 제목');
  await notice.getByRole('button', { name: '내 내용으로 저장' }).click();
  await expect(notice).toBeHidden();
  expect((await saved())?.subject).toContain('(내 것)');
  const { updatedAt = null } = (await saved()) ?? {};
  await call(staff, '/api/v1/admin/mail-restore', { name: 'find-id', updatedAt });
});
