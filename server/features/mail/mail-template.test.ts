import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { MAIL_NAMES, mailTemplateOf } from '#shared/mail/mail-templates.ts';
import { checkMailText } from '#shared/mail/mail.rules.ts';
import { mailText } from '#shared/messages/admin/system/mail.ko.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { auditOf } from '#server/testing/audit-entries.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

async function openPortal() {
  const portal = await buildTestApp();
  const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'], email: 'admin@example.com' });
  return { portal, as: { token: admin.token } };
}

const words = { subject: '{userIds}을(를) 찾았습니다', body: '찾으신 아이디는 {userIds}입니다.\n[로그인]({link})' };

it('delivers words for every mail that keep its own rules, and shows them with samples', async () => {
  const { portal, as } = await openPortal();
  for (const name of MAIL_NAMES) {
    const { subject, body, isAdvertising = false } = mailTemplateOf(name);
    expect([name, checkMailText(name, { subject, body })]).toEqual([name, { subject: null, body: null }]);
    const { data } = await portal.post('/api/v1/admin/mail-preview', { name, subject, body }, as);
    expect(data.text + data.html, name).not.toMatch(/\{\w+\}|\]\(/);
    expect(data.subject).toMatch(isAdvertising ? /^\(광고\) \[AION-U\] \S/ : /^\[AION-U\] \S/);
    expect([name, data.text.includes('수신거부')]).toEqual([name, isAdvertising]);
  }
});

it('sends the next mail with the words of the administrator, until they are restored', async () => {
  const { portal, as } = await openPortal();
  await makeUser(portal, { userId: 'hong2026', email: 'hong@example.com', userName: '홍길동' });
  const find = async () => {
    await portal.post('/api/v1/user/findIdPw', { userId: '', userName: '홍길동', email: 'hong@example.com' });
    return (await portal.sentMail()).at(-1);
  };
  const saved = await portal.post('/api/v1/admin/mail-save', { name: 'find-id', ...words, updatedAt: null }, as);
  expect(saved).toMatchObject({ status: 200 });
  expect(await find()).toMatchObject({ subject: '[AION-U] hong2026을(를) 찾았습니다' });
  expect((await find())?.text).toContain('찾으신 아이디는 hong2026입니다.\n\n로그인: http');
  const { list } = (await portal.post('/api/v1/admin/mails', undefined, as)).data;
  expect(list[0]).toMatchObject({ name: 'find-id', subject: words.subject, updatedAt: expect.any(String) });
  await portal.post('/api/v1/admin/mail-restore', { name: 'find-id', updatedAt: saved.data.updatedAt }, as);
  expect(await find()).toMatchObject({ subject: '[AION-U] 아이디를 안내해드립니다' });
  expect((await auditOf(portal)).map(({ action, target }) => `${action} ${target}`)).toEqual([
    'mail.change 아이디 찾기',
    'mail.restore 아이디 찾기',
  ]);
});

it('saves and restores the words that were seen, and none that a colleague has saved meanwhile', async () => {
  const { portal, as } = await openPortal();
  const save = (subject: string, updatedAt: string | null) => {
    portal.advance(1000);
    return portal.post('/api/v1/admin/mail-save', { name: 'find-id', ...words, subject, updatedAt }, as);
  };
  const restore = (updatedAt: string | null) =>
    portal.post('/api/v1/admin/mail-restore', { name: 'find-id', updatedAt }, as);
  const first = (await save('처음', null)).data.updatedAt;
  expect(await save('늦은 첫 저장', null)).toMatchObject({ status: 409, code: 'CM08' });
  const second = (await save('다음', first)).data.updatedAt;
  expect(await save('늦은 저장', first)).toMatchObject({ status: 409, code: 'CM08' });
  for (const seen of [first, null]) expect(await restore(seen)).toMatchObject({ status: 409, code: 'CM08' });
  const list = async () => (await portal.post('/api/v1/admin/mails', undefined, as)).data.list;
  expect((await list())[0]).toMatchObject({ name: 'find-id', subject: '다음', updatedAt: second });
  expect(await restore(second)).toMatchObject({ status: 200 });
  expect((await list())[0].updatedAt).toBe(null);
});

it.each([
  ['body', { body: '{userIds}\n{password}\n[로그인]({link})' }, '{password}는 이 메일에 넣을 수 없는 항목입니다.'],
  ['body', { body: '[로그인]({link})' }, '본문에 ‘아이디’ 항목이 있어야 합니다.'],
  ['body', { body: '{userIds}' }, '본문에 ‘링크 주소’ 항목이 있어야 합니다.'],
  [
    'body',
    { body: '{userIds} {link}\n[누르기](javascript:alert(1))' },
    '버튼은 한 줄에 하나씩, https로 시작하는 주소나 링크 항목으로만 만들 수 있습니다.',
  ],
  ['subject', { subject: '제목\r\nBcc: victim@example.com' }, '제목에는 줄바꿈을 넣을 수 없습니다.'],
  ['subject', { subject: '{who}님' }, '{who}는 이 메일에 넣을 수 없는 항목입니다.'],
  ['subject', { subject: ' ' }, '제목을 입력해주세요.'],
  ['subject', { subject: '\u202e거꾸로' }, '제목에 줄바꿈이나 보이지 않는 문자는 쓸 수 없습니다.'],
  ['body', { body: '{userIds} \u2066{link}' }, '본문에 보이지 않는 문자는 쓸 수 없습니다.'],
])('refuses a %s that would not work: %j', async (field, changes, message) => {
  const { portal, as } = await openPortal();
  const input = { name: 'find-id' as const, ...words, ...changes, updatedAt: null };
  for (const path of ['/api/v1/admin/mail-save', '/api/v1/admin/mail-preview', '/api/v1/admin/mail-test'] as const) {
    const answer = await portal.post(path, input, as);
    expect([answer.status, answer.data.fields]).toEqual([400, { [field]: message }]);
  }
});

it('sends a test with samples to the administrator alone', async () => {
  const { portal, as } = await openPortal();
  const test = await portal.post('/api/v1/admin/mail-test', { name: 'find-id', ...words }, as);
  expect(test.data, 'without a mail server').toEqual({ to: 'admin@example.com', isFiled: true });
  portal.context.config.mail.smtpUrl = 'smtp://mail.example:25';
  const { data } = await portal.post('/api/v1/admin/mail-test', { name: 'find-id', ...words }, as);
  expect(data).toEqual({ to: 'admin@example.com', isFiled: false });
  const sent = { to: 'admin@example.com', subject: '[시험] [AION-U] hong2026을(를) 찾았습니다' };
  expect(await portal.sentMail()).toMatchObject([sent, sent]);
});

it('sends no test for an administrator without an address', async () => {
  const { portal } = await openPortal();
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'], email: '' });
  const test = await portal.post('/api/v1/admin/mail-test', { name: 'find-id', ...words }, { token });
  expect(test).toMatchObject({ status: 200, data: { to: '' } });
  expect((await portal.post('/api/v1/admin/outbox', {}, { token })).data.totalCount).toBe(0);
});

it('a test of the mail server says in words what it answered, without the outbox', async () => {
  const { portal, as } = await openPortal();
  const { context } = portal;
  const check = async () => (await portal.post('/api/v1/admin/mail-check', undefined, as)).data;
  expect(await check()).toEqual({ isSent: false, message: expect.stringContaining('SMTP_URL') });
  context.config.mail.smtpUrl = 'smtp://user:secret@mail.example:25';
  const steps = async () => {
    const { data } = await portal.post('/api/v1/admin/dashboard', undefined, as);
    return data.firstSteps.find(({ name }: { name: string }) => name === 'mail').isDone;
  };
  expect(await steps()).toBe(false);
  expect(await check()).toEqual({ isSent: true, message: expect.stringContaining('admin@example.com') });
  expect(await steps()).toBe(true);
  const login = Object.assign(new Error('535 Authentication failed'), { code: 'EAUTH', responseCode: 535 });
  context.mailer = { takenAs: 'sent', send: () => Promise.reject(login), close: () => undefined };
  const refused = await check();
  expect(refused).toEqual({ isSent: false, message: expect.stringMatching(/로그인을 거절했습니다.*535/) });
  const message = '550 5.7.1 Message rejected as spam';
  const spam = Object.assign(new Error(message), { code: 'EMESSAGE', responseCode: 550 });
  context.mailer = { ...context.mailer, send: () => Promise.reject(spam) };
  expect(await check()).toEqual({ isSent: false, message: `${mailText.refusal.policy} (원문: ${message})` });
  context.config.mail.smtpUrl = 'smtp://other.example';
  expect(await steps(), 'another server was not tried').toBe(false);
  expect((await portal.post('/api/v1/admin/outbox', {}, as)).data.totalCount).toBe(0);
});

it('a test by an administrator without an address still tells whether the mail server answers', async () => {
  const { portal } = await openPortal();
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'], email: '' });
  const check = async () => (await portal.post('/api/v1/admin/mail-check', undefined, { token })).data;
  expect(await check()).toEqual({ isSent: false, message: mailText.check.noAddress });
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  portal.context.config.mail.smtpUrl = `smtp://127.0.0.1:${port}`;
  expect((await check()).message).toBe(`${mailText.check.connected} ${mailText.check.noAddress}`);
  await new Promise<void>((resolve) => server.close(resolve));
  expect((await check()).message).toContain(mailText.serverTrouble.unreachable);
});

it('sends all failed mails again, and leaves the others alone', async () => {
  const { portal, as } = await openPortal();
  const test = () => portal.post('/api/v1/admin/mail-test', { name: 'find-id', ...words }, as);
  const { mailer } = portal.context;
  await test();
  await portal.sentMail();
  const refusal = Object.assign(new Error('550 mailbox unavailable'), { responseCode: 550 });
  portal.context.mailer = { takenAs: 'sent', send: () => Promise.reject(refusal), close: () => undefined };
  await test();
  await test();
  await portal.sentMail();
  portal.context.mailer = mailer;
  const resend = async () => (await portal.post('/api/v1/admin/mail-resend-failed', {}, as)).data;
  expect(await resend()).toEqual({ count: 2 });
  expect(await portal.sentMail()).toHaveLength(3);
  expect(await resend()).toEqual({ count: 0 });
  expect((await auditOf(portal)).map(({ action, target }) => `${action} ${target}`)).toContain(
    'mail.resend 실패한 메일 2건',
  );
});

it('sends a refused mail again at the press of a button, and a sent one never', async () => {
  const { portal, as } = await openPortal();
  await portal.post('/api/v1/admin/mail-test', { name: 'find-id', ...words }, as);
  const { mailer } = portal.context;
  const refusal = Object.assign(new Error('550 5.1.1 mailbox unavailable'), { responseCode: 550 });
  portal.context.mailer = { takenAs: 'sent', send: () => Promise.reject(refusal), close: () => undefined };
  await portal.sentMail();
  const listed = (await portal.post('/api/v1/admin/outbox', {}, as)).data.list[0];
  expect(listed).toMatchObject({ status: 'failed' });
  const { data } = await portal.post('/api/v1/admin/outbox/detail', { mailId: listed.mailId }, as);
  expect(data).toMatchObject({
    attempts: 1,
    lastError: `${mailText.refusal.address} (원문: 550 5.1.1 mailbox unavailable)`,
  });
  portal.context.mailer = mailer;
  const resend = () => portal.post('/api/v1/admin/mail-resend', { mailId: listed.mailId }, as);
  expect(await resend()).toMatchObject({ status: 200 });
  const waiting = await portal.post('/api/v1/admin/outbox/detail', { mailId: listed.mailId }, as);
  expect(waiting.data, 'as if it had never been tried').toMatchObject({ attempts: 0, lastError: null });
  expect(await portal.sentMail()).toHaveLength(1);
  expect(await resend()).toMatchObject({ status: 409, code: 'ST04' });
  expect(await portal.sentMail()).toHaveLength(1);
});
