import { expect, it, onTestFinished, vi } from 'vitest';
import { createJobRunner } from './features/admin/health/job-runner.ts';
import { mailRound, startJobs } from './jobs.ts';
import { mailContent } from './mail/compose-mail.ts';
import { enqueueMail } from './mail/outbox.ts';
import type { TestApp } from './testing/build-test-app.ts';
import { buildTestApp } from './testing/build-test-app.ts';
import { makeDocument } from './testing/make/make.document.ts';

const answered = mailContent('contract-status', {
  kind: '제품 문의',
  number: 'C-20261121-0001',
  status: '진행중',
  link: 'http://127.0.0.1:3000/qnaDetail/1',
});

/** Never completes until aborted; `began` resolves when a mail is being sent. */
function hangingMailer() {
  const began = Promise.withResolvers<void>();
  const send = (_mail: unknown, signal?: AbortSignal) =>
    new Promise<void>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(Object.assign(new Error('cut off'), { code: 'EABORT' })));
      began.resolve();
    });
  return { mailer: { takenAs: 'sent' as const, send, close: () => undefined }, began: began.promise };
}

function start({ context }: TestApp) {
  const jobs = startJobs(context, { everyMs: 1 });
  onTestFinished(() => jobs.stop());
  return jobs;
}

it('a mail server that does not answer delays neither visits nor the index', async () => {
  const portal = await buildTestApp();
  const { context } = portal;
  const { mailer, began } = hangingMailer();
  context.mailer = mailer;
  await enqueueMail(context.db, context, { email: 'hong@example.com' }, answered);
  start(portal);
  await began;

  context.visits.note({ day: '2026-11-21', place: 'home', origin: null });
  const documentId = await makeDocument(portal, { title: '색인할 글' });
  await context.db.deleteFrom('search_entry').where('document_id', '=', documentId).execute();
  const entries = () => context.db.selectFrom('search_entry').select('document_id').execute();
  const views = () => context.db.selectFrom('visit_day').select('views').where('place', '=', 'all').execute();
  await vi.waitFor(async () => {
    expect(await views()).toEqual([{ views: 1 }]);
    expect(await entries()).toContainEqual({ document_id: documentId });
  }, 15_000);
  const { status } = await context.db.selectFrom('mail').select('status').executeTakeFirstOrThrow();
  expect(status).toBe('waiting');
});

it('the mail job stays failed while mails wait for the server, however often nothing is due, until one is sent', async () => {
  const portal = await buildTestApp();
  const { context } = portal;
  await enqueueMail(context.db, context, { email: 'hong@example.com' }, answered);
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' });
  context.mailer = { takenAs: 'sent', send: () => Promise.reject(away), close: () => undefined };
  const run = createJobRunner(context);
  const round = () => run('mail', () => mailRound(context));
  const job = () => context.db.selectFrom('job_run').selectAll().where('name', '=', 'mail').executeTakeFirstOrThrow();

  expect(await round()).toBe(false);
  expect(await round()).toBe(false);
  expect(await job()).toMatchObject({ failures: 1, succeeded_at: null });
  for (let minute = 0; minute < 5; minute += 1) {
    portal.advance(61_000);
    for (const _ of [1, 2, 3]) await round();
  }
  expect(await job()).toMatchObject({ failures: 6, error: expect.stringContaining('ECONNREFUSED') });

  context.mailer = { takenAs: 'sent', send: () => Promise.resolve(), close: () => undefined };
  portal.advance(61_000);
  expect(await round()).toBe(true);
  expect(await job()).toMatchObject({ failures: 0, error: null });
});

it('a stop gives the mail on its way a moment, then lets it wait for the next start', async () => {
  const portal = await buildTestApp();
  const { context } = portal;
  const { mailer, began } = hangingMailer();
  context.mailer = mailer;
  await enqueueMail(context.db, context, { email: 'hong@example.com' }, answered);
  const jobs = start(portal);
  await began;
  await jobs.stop();
  const mail = await context.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ status: 'waiting', attempts: 0, claimed_until: null, last_error: null });
});

it('a stop comes between two mails of thousands', async () => {
  const portal = await buildTestApp();
  const { context } = portal;
  for (let i = 0; i < 20; i += 1) await enqueueMail(context.db, context, { email: `reader${i}@example.com` }, answered);
  const sent: string[] = [];
  const first = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  context.mailer = {
    takenAs: 'sent',
    send: async ({ to }) => {
      sent.push(to);
      first.resolve();
      await goOn.promise;
    },
    close: () => undefined,
  };
  const jobs = start(portal);
  await first.promise;
  const stopped = jobs.stop();
  goOn.resolve();
  await stopped;
  expect(sent).toHaveLength(1);
  const rows = await context.db.selectFrom('mail').select('status').execute();
  expect(Object.groupBy(rows, ({ status }) => status).waiting).toHaveLength(19);
});

it('visits that could not be written are counted the next time', async () => {
  const { context } = await buildTestApp();
  context.visits.note({ day: '2026-11-21', place: 'home', origin: null });
  const rename = (from: string, to: string) => context.db.schema.alterTable(from).renameTo(to).execute();
  await rename('visit_day', 'visit_day_away');
  await expect(context.visits.flush(context.db)).rejects.toThrow('visit_day');
  await rename('visit_day_away', 'visit_day');
  await context.visits.flush(context.db);
  const days = await context.db.selectFrom('visit_day').select(['place', 'views']).execute();
  expect(days).toContainEqual({ place: 'all', views: 1 });
});
