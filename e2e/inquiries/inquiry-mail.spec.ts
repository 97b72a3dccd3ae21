import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { freePort } from '#server/testing/free-port.ts';
import { submissionOf } from '#server/testing/make/make.inquiry.ts';
import { confirm, dialogOf, logIn } from '../support/account-forms.ts';
import { sendInquiry } from '../support/inquiry.ts';
import { openMailServer } from '../support/servers/mail-server.ts';
import { open } from '../support/open.ts';
import { FIRST_START_MS, exitOf, newDataDir, startPortal, untilReady } from '../support/servers/own-portal.ts';
import { ADMIN } from '../support/portal.ts';

const PORT = await freePort();
const PORTAL = `http://127.0.0.1:${PORT}`;

const start = (dataDir: string, smtpUrl: string): ChildProcess =>
  startPortal(PORT, dataDir, {
    SMTP_URL: smtpUrl,
    BOT_CHECK: 'none',
    ADMIN_ID: ADMIN.userId,
    ADMIN_PASSWORD: ADMIN.password,
  });
const visit = async (browser: Browser) => (await browser.newContext({ baseURL: PORTAL })).newPage();

test('an inquiry outlives kill -9 and its mail is sent once; its way to 완료 reaches the visitor by mail', async ({
  browser,
}) => {
  test.setTimeout(4 * FIRST_START_MS);
  const mailServer = await openMailServer();
  const dataDir = newDataDir();
  let portal = start(dataDir, mailServer.url);
  try {
    await untilReady(PORT);
    const accepted = await fetch(`${PORTAL}/api/v1/free/write`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(submissionOf({ email: 'first@example.com' })),
    });
    const killed = exitOf(portal);
    portal.kill('SIGKILL');
    const { data } = (await accepted.json()) as { data: { contractNumber: string } };
    await killed;
    portal = start(dataDir, mailServer.url);
    await untilReady(PORT);
    await expect.poll(() => mailServer.to('first@example.com').length).toBeGreaterThan(0);
    expect(mailServer.to('first@example.com')[0]?.text).toContain(data.contractNumber);

    const visitor = await visit(browser);
    await open(visitor, '/contact');
    const number = await sendInquiry(visitor, { company: '가람정공', email: 'second@example.com' });

    const staff = await visit(browser);
    await logIn(staff, ADMIN.userId, ADMIN.password);
    await open(staff, '/contact/list');
    await staff
      .getByRole('row')
      .getByRole('link', { name: /가람정공/ })
      .click();
    const drawer = staff.getByRole('dialog', { name: number });
    await drawer.getByRole('button', { name: '답변 메일 보내기' }).click();
    await expect(drawer.getByRole('alert')).toHaveText('답변 내용을 입력해주세요.');
    await drawer.getByLabel('답변 내용').fill('요청하신 견적서를 보내드립니다.');
    await drawer.getByRole('button', { name: '답변 메일 보내기' }).click();
    await confirm(staff, '답변 메일 보내기');
    await expect(staff.getByText('답변 메일을 보냈습니다.')).toBeVisible();
    await expect(drawer.getByText('[답변 메일]')).toBeVisible();
    await drawer.getByLabel('상태 변경을 신청자에게 메일로 알리기').check();
    await drawer.getByLabel('상태', { exact: true }).selectOption('완료');
    await expect(dialogOf(staff)).toContainText('완료 처리하시겠습니까?');
    await confirm(staff, '완료 처리');
    await expect(drawer.getByLabel('상태', { exact: true })).toHaveValue('완료');
    await expect(staff.getByText('완료 처리되었습니다.')).toBeVisible();
    await expect(staff.getByRole('button', { name: '되돌리기' }), 'a mail cannot be taken back').toHaveCount(0);

    const subjects = () => mailServer.to('second@example.com').map(({ subject }) => subject);
    await expect
      .poll(subjects)
      .toEqual([
        '[AION-U] 문의가 접수되었습니다',
        '[AION-U] 제품 문의에 답변드립니다',
        '[AION-U] 제품 문의 진행 상황을 안내해드립니다',
      ]);
    const [, answer, status] = mailServer.to('second@example.com');
    expect(answer?.text).toContain('요청하신 견적서를 보내드립니다.');
    expect(status?.text).toContain('진행 상황: 완료');
    expect(mailServer.to('first@example.com'), 'once, after several rounds').toHaveLength(1);

    // A refused mail shows the reason and can be sent again.
    await fetch(`${PORTAL}/api/v1/free/write`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(submissionOf({ email: 'nobody@example.com' })),
    });
    const refused = staff.locator('details').filter({ hasText: 'no***@example.com' });
    await expect
      .poll(async () => {
        await open(staff, '/admin/outbox?status=failed');
        return refused.count();
      })
      .toBe(1);
    await refused.locator('summary').click();
    await expect(refused).toContainText('5.1.1 mailbox unavailable');
    await expect(refused, 'whole once it is opened').toContainText('nobody@example.com');
    await refused.getByRole('button', { name: '다시 보내기' }).click();
    await expect(staff.getByText('다시 보내기 시작했습니다.')).toBeVisible();
  } finally {
    const ended = exitOf(portal);
    portal.kill('SIGTERM');
    await ended;
    await mailServer.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
