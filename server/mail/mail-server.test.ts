import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SMTPServerOptions } from 'smtp-server';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createJobRunner } from '../features/admin/health/job-runner.ts';
import type { TestApp } from '../testing/build-test-app.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { makeUser } from '../testing/make/make.user.ts';
import { selfSigned } from '../testing/self-signed.ts';
import { checkMailServer } from './check-mail-server.ts';
import { mailContent } from './compose-mail.ts';
import { deliverDueMail } from './deliver-mail.ts';
import { openMailer, SMTP_LIMITS } from './send-mail.ts';
import { enqueueMail } from './outbox.ts';

const answered = mailContent('contract-status', {
  kind: '제품 문의',
  number: 'C-20261121-0001',
  status: '진행중',
  link: 'http://127.0.0.1:3000/qnaDetail/1',
});
const mail = { id: 'one', to: 'hong@example.com', subject: '제목', text: '본문', html: '<p>본문</p>' };
const FROM = 'no-reply@aionu.example';

/** A server that accepts connections and sends only `greeting`. */
async function silentServer(greeting: string): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write(greeting);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

async function smtpServer(options: SMTPServerOptions) {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => void text(stream).then((raw) => done(received.push(raw) ? null : null), done),
    ...options,
  });
  // An aborted client causes a connection error.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port: (server.server.address() as AddressInfo).port, received };
}

const mailerAt = (port: number, limits: Partial<typeof SMTP_LIMITS> = {}, login = '') =>
  openMailer({ smtpUrl: `smtp://${login}127.0.0.1:${port}`, from: FROM }, '', { ...SMTP_LIMITS, ...limits });

const rows = ({ context }: TestApp) => context.db.selectFrom('mail').selectAll().orderBy('to_address').execute();

describe('a mail server that says nothing', () => {
  it.each([
    ['before its greeting', '', { greetingTimeout: 50 }, /Greeting never received/],
    ['after its greeting', '220 silent ESMTP\r\n', { socketTimeout: 50 }, /Timeout/],
  ])('is given up when it falls silent %s', async (_when, greeting, limits, message) => {
    const mailer = mailerAt(await silentServer(greeting), limits);
    await expect(mailer.send(mail)).rejects.toThrow(message);
  });

  it('is left at once when the signal says so', async () => {
    const stop = new AbortController();
    const sending = mailerAt(await silentServer('')).send(mail, stop.signal);
    stop.abort();
    await expect(sending).rejects.toMatchObject({ code: 'EABORT' });
  });

  it('costs its mail no attempt, and the health page tells of it', async () => {
    const portal = await buildTestApp();
    const { context } = portal;
    await enqueueMail(context.db, context, { email: 'hong@example.com' }, answered);
    context.mailer = mailerAt(await silentServer(''), { greetingTimeout: 50 });
    expect(await createJobRunner(context)('mail', () => deliverDueMail(context))).toBe(false);
    expect(await rows(portal)).toMatchObject([{ status: 'waiting', attempts: 0, claimed_until: null }]);
    const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    const { data } = await portal.post('/api/v1/admin/health', undefined, { token });
    expect(data.jobs.find(({ name }: { name: string }) => name === 'mail').error).toContain('메일을 맡길 수 없습니다');
  });
});

describe('a refused log-in at the mail server', () => {
  const wrongPassword = Object.assign(new Error('5.7.8 authentication failed'), { responseCode: 535 });

  it('lets every mail wait, tries no second one, and tells the administrator', async () => {
    const portal = await buildTestApp();
    const { context } = portal;
    for (const name of ['a', 'b', 'c'])
      await enqueueMail(context.db, context, { email: `${name}@example.com` }, answered);
    let logins = 0;
    const options: SMTPServerOptions = {
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => {
        logins += 1;
        done(wrongPassword);
      },
    };
    const { port } = await smtpServer(options);
    context.mailer = mailerAt(port, {}, 'portal:wrong@');
    await expect(deliverDueMail(context)).rejects.toThrow('메일 서버가 로그인을 거절했습니다');
    expect(logins).toBe(1);
    expect(await rows(portal)).toMatchObject(Array.from({ length: 3 }, () => ({ status: 'waiting', attempts: 0 })));

    // After twenty hours the password is corrected.
    for (let hour = 0; hour < 20; hour += 1) {
      portal.advance(3_600_000);
      await expect(deliverDueMail(context)).rejects.toThrow('로그인');
    }
    const right = await smtpServer({
      allowInsecureAuth: true,
      onAuth: (_a, _s, done) => done(null, { user: 'portal' }),
    });
    context.mailer = mailerAt(right.port, {}, 'portal:right@');
    portal.advance(3_600_000);
    expect(await deliverDueMail(context)).toBe(3);
    expect(right.received).toHaveLength(3);
  });

  it('is meant, too, by a server that wants one before it takes a sender', async () => {
    const portal = await buildTestApp();
    const { context } = portal;
    await enqueueMail(context.db, context, { email: 'hong@example.com' }, answered);
    const { port } = await smtpServer({
      authOptional: true,
      onMailFrom: (_from, _session, done) =>
        done(Object.assign(new Error('authentication required'), { responseCode: 530 })),
    });
    context.mailer = mailerAt(port);
    await expect(deliverDueMail(context)).rejects.toThrow('authentication required');
    expect(await rows(portal)).toMatchObject([{ status: 'waiting', attempts: 0 }]);
  });

  it('or by one that speaks no TLS where TLS is set', async () => {
    const portal = await buildTestApp();
    const { context } = portal;
    await enqueueMail(context.db, context, { email: 'hong@example.com' }, answered);
    const { port } = await smtpServer({ authOptional: true });
    context.mailer = openMailer({ smtpUrl: `smtps://127.0.0.1:${port}`, from: FROM }, '');
    await expect(deliverDueMail(context)).rejects.toThrow('메일 서버가 이 포트에서 TLS를 쓰지 않습니다.');
    expect(await rows(portal)).toMatchObject([{ status: 'waiting', attempts: 0 }]);
  });
});

describe.each([
  ['smtps://', true],
  ['smtp:// with STARTTLS', false],
])('%s', (scheme, secure) => {
  const urlAt = (port: number, ca?: string) =>
    `${scheme.replace(/ .*/, '')}portal:right@localhost:${port}?requireTLS=true${ca ? `&tls.ca=${encodeURIComponent(ca)}` : ''}`;

  async function tlsServer(host: string) {
    const pair = selfSigned(host);
    const secured: boolean[] = [];
    const { port, received } = await smtpServer({
      ...pair,
      secure,
      disabledCommands: [],
      onAuth: (_auth, session, done) => {
        secured.push(session.secure);
        done(null, { user: 'portal' });
      },
    });
    return { port, received, secured, ...pair };
  }

  it('logs in and hands mail over inside TLS', async () => {
    const { port, received, secured, cert } = await tlsServer('localhost');
    const smtpUrl = urlAt(port, cert);
    await checkMailServer({ smtpUrl });
    await openMailer({ smtpUrl, from: FROM }, '').send(mail);
    expect(received).toHaveLength(1);
    expect(secured).toEqual([true, true]);
  });

  it.each([
    ['of another name', 'mail.example.com', true, /^메일 서버의 인증서를 .*\(.*altnames.*\)$/],
    ['of nobody it trusts', 'localhost', false, /^메일 서버의 인증서를 .*\(원문: self-signed certificate.*\)$/],
  ])('names a certificate %s in one line, and tells it no password', async (_what, host, isTrusted, line) => {
    const { port, secured, cert } = await tlsServer(host);
    // Without the flag `s`, a line break would not match.
    await expect(checkMailServer({ smtpUrl: urlAt(port, isTrusted ? cert : undefined) })).rejects.toThrow(line);
    expect(secured).toEqual([]);
  });

  it('says in one line that the server has no TLS', async () => {
    const { port } = await smtpServer({ authOptional: true });
    await expect(checkMailServer({ smtpUrl: urlAt(port) })).rejects.toThrow(/^메일 서버가 이 포트에서 TLS를 .*\)$/);
  });
});

it('a refused recipient fails for good, a full mailbox is tried again, and the others get theirs', async () => {
  const portal = await buildTestApp();
  const { context } = portal;
  for (const name of ['full', 'nobody', 'somebody'])
    await enqueueMail(context.db, context, { email: `${name}@example.com` }, answered);
  const codes: Record<string, number> = { 'full@example.com': 452, 'nobody@example.com': 550 };
  const { port, received } = await smtpServer({
    authOptional: true,
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = codes[address];
      done(responseCode === undefined ? null : Object.assign(new Error('not taken'), { responseCode }));
    },
  });
  context.mailer = mailerAt(port);
  expect(await deliverDueMail(context)).toBe(1);
  expect(received).toHaveLength(1);
  expect(await rows(portal)).toMatchObject([
    { to_address: 'full@example.com', status: 'waiting', attempts: 1 },
    { to_address: 'nobody@example.com', status: 'failed', attempts: 1 },
    { to_address: 'somebody@example.com', status: 'sent', attempts: 1 },
  ]);
});

it('a mail that another instance took over is not touched by who held it before', async () => {
  const portal = await buildTestApp();
  const { context } = portal;
  await enqueueMail(context.db, context, { email: 'hong@example.com' }, answered);
  let copies = 0;
  const late = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  context.mailer = {
    takenAs: 'sent',
    send: async () => {
      copies += 1;
      if (copies > 1) return;
      taken.resolve();
      await late.promise;
      throw Object.assign(new Error('550 no such user'), { code: 'EENVELOPE', responseCode: 550 });
    },
    close: () => undefined,
  };
  const first = deliverDueMail(context);
  await taken.promise;
  expect(await deliverDueMail(context), 'not while it is being sent').toBe(0);
  portal.advance(10 * 60_000);
  expect(await deliverDueMail(context)).toBe(1);
  late.resolve();
  await first;
  expect(await rows(portal)).toMatchObject([{ status: 'sent', attempts: 2 }]);
});
