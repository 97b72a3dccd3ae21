import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { mailText } from '#shared/messages/admin/system/mail.ko.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { makeUser } from '../testing/make/make.user.ts';
import { composeMail, mailContent } from './compose-mail.ts';
import { deliverDueMail } from './deliver-mail.ts';
import { openMailer } from './send-mail.ts';
import { enqueueMail } from './outbox.ts';

const answered = mailContent('contract-status', {
  kind: '제품 문의',
  number: 'C-20261121-0001',
  status: '진행중',
  link: 'http://127.0.0.1:3000/qnaDetail/1',
});

async function mailRows({ context }: Awaited<ReturnType<typeof buildTestApp>>) {
  return context.db.selectFrom('mail').selectAll().execute();
}

it('sends a mail once, however many workers look', async () => {
  const portal = await buildTestApp();
  await enqueueMail(portal.context.db, portal.context, { email: 'hong@example.com' }, answered);
  const sent: string[] = [];
  portal.context.mailer = { takenAs: 'sent', send: async (mail) => void sent.push(mail.id), close: () => undefined };
  await Promise.all([deliverDueMail(portal.context), deliverDueMail(portal.context), deliverDueMail(portal.context)]);
  expect(sent).toHaveLength(1);
  expect(await mailRows(portal)).toMatchObject([{ status: 'sent', attempts: 1 }]);
});

it('tries again later when the other side refuses, and gives up in the end', async () => {
  const portal = await buildTestApp();
  await enqueueMail(portal.context.db, portal.context, { email: 'hong@example.com' }, answered);
  let tries = 0;
  portal.context.mailer = {
    takenAs: 'sent',
    send: async () => {
      tries += 1;
      throw new Error('451 try later');
    },
    close: () => undefined,
  };
  await deliverDueMail(portal.context);
  await deliverDueMail(portal.context);
  expect(tries, 'not before the wait is over').toBe(1);
  for (let hour = 0; hour < 20; hour += 1) {
    portal.advance(3_600_000);
    await deliverDueMail(portal.context);
  }
  expect(tries).toBe(10);
  expect(await mailRows(portal)).toMatchObject([
    { status: 'failed', last_error: `${mailText.refusal.other} (원문: 451 try later)` },
  ]);
});

it('gives up at once when the other side says that it never will take it', async () => {
  const portal = await buildTestApp();
  await enqueueMail(portal.context.db, portal.context, { email: 'nobody@example.com' }, answered);
  portal.context.mailer = {
    takenAs: 'sent',
    send: () => Promise.reject(Object.assign(new Error('550 no such user'), { responseCode: 550 })),
    close: () => undefined,
  };
  await deliverDueMail(portal.context);
  expect(await mailRows(portal)).toMatchObject([
    { status: 'failed', attempts: 1, last_error: `${mailText.refusal.address} (원문: 550 no such user)` },
  ]);
});

it('lets go of a mail whose worker died', async () => {
  const portal = await buildTestApp();
  await enqueueMail(portal.context.db, portal.context, { email: 'hong@example.com' }, answered);
  const later = new Date(portal.context.clock.now().getTime() + 60_000).toISOString();
  await portal.context.db.updateTable('mail').set({ claimed_until: later, attempts: 1 }).execute();
  expect(await portal.sentMail()).toHaveLength(0);
  portal.advance(61_000);
  expect(await portal.sentMail()).toHaveLength(1);
});

it('reaches a real SMTP server with Korean intact', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      text(stream).then((raw) => {
        received.push(raw);
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as { port: number };

  const portal = await buildTestApp();
  const mail = await composeMail(portal.context.db, portal.context.config, answered);
  const mailer = openMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'no-reply@aionu.example' }, '');
  await mailer.send({ id: 'one', to: 'hong@example.com', ...mail });
  mailer.close();
  expect(received[0]).toContain('Message-ID: <one@aionu.example>');
  expect(received[0]).toContain('To: hong@example.com');
  expect(received[0]).toMatch(/^Subject: =\?UTF-8\?/m);
});

it('refuses to let a subject or an address smuggle in a header', async () => {
  const portal = await buildTestApp();
  const evil = mailContent('question-replied', {
    title: '제목\r\nBcc: victim@example.com <b>본문</b>',
    link: 'javascript:alert(1)',
  });
  await portal.context.db
    .insertInto('mail_template')
    .values({ name: 'question-replied', subject: '{title}', body: '{title}\n[보기]({link})', updated_at: '' })
    .execute();
  const rendered = await composeMail(portal.context.db, portal.context.config, evil);
  expect(rendered.subject).not.toMatch(/[\r\n]/);
  expect(rendered.html).not.toContain('<b>본문');
  expect(rendered.html).not.toContain('javascript:');
  const email = 'hong@example.com\r\nBcc: victim@example.com';
  const { id: userId } = await makeUser(portal, { email });
  expect(await enqueueMail(portal.context.db, portal.context, { email, userId }, evil)).toBe(true);
  const folder = await mkdtemp(join(tmpdir(), 'portal-mail-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  portal.context.mailer = openMailer(portal.context.config.mail, folder);
  await deliverDueMail(portal.context);
  expect(await mailRows(portal), 'not sent').toMatchObject([{ status: 'filed' }]);
  const [file] = await readdir(folder);
  const raw = await readFile(join(folder, file ?? ''), 'utf8');
  const headers = raw.slice(0, raw.indexOf('\r\n\r\n'));
  expect(headers).not.toMatch(/^Bcc:/m);
  expect(headers).not.toMatch(/^To:.*victim@example\.com[;,]?$/m);
});

it('leaves a mail that no server takes as a file whose Korean and links are read in any editor', async () => {
  const portal = await buildTestApp();
  const folder = await mkdtemp(join(tmpdir(), 'portal-mail-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const mail = await composeMail(portal.context.db, portal.context.config, answered);
  await openMailer(portal.context.config.mail, folder).send({ id: 'one', to: 'hong@example.com', ...mail });
  const raw = await readFile(join(folder, 'one.eml'), 'utf8');
  expect(raw.replaceAll('\r\n', '\n')).toContain(mail.text);
  expect(raw).toContain('http://127.0.0.1:3000/qnaDetail/1');
});
