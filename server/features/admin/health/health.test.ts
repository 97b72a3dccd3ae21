import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { makeUser, TEST_PASSWORD } from '#server/testing/make/make.user.ts';
import { createMailToken } from '#server/features/users/mail-token.queries.ts';
import { mailContent } from '#server/mail/compose-mail.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { putToSleep, wake } from '#server/installation/installation.ts';
import { createJobRunner, recordRun } from './job-runner.ts';

async function asAdministrator() {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'], userId: 'boss2026' });
  const health = async () => (await portal.post('/api/v1/admin/health', undefined, { token })).data;
  const backup = (password: string) => {
    const { keyId, encrypt } = encryptFor(portal);
    return portal.app.inject({
      method: 'POST',
      url: '/api/v1/admin/backup',
      payload: { keyId, password: encrypt(password) },
      headers: { authorization: `Bearer ${token}` },
    });
  };
  return { portal, health, backup };
}

it('tells how the portal is doing, and when its jobs ran', async () => {
  const { portal, health } = await asAdministrator();
  const run = createJobRunner(portal.context);
  await run('mail', async () => undefined);
  await run('trash', () => Promise.reject(new Error('디스크가 가득 찼습니다')));
  const told = await health();
  expect(told).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+/),
    database: { kind: portal.context.dialect, bytes: expect.any(Number) },
    storage: { kind: 'folder', files: 0, bytes: 0 },
    outbox: { waiting: 0, failed: 0, oldestWaitingAt: null },
    lastBackup: null,
    dailyBackup: { dir: null, lastAt: null },
    concerns: expect.arrayContaining([
      { kind: 'noBackup', count: 0 },
      { kind: 'noMailServer', count: 0 },
      { kind: 'job', count: 1, job: 'trash' },
    ]),
  });
  expect([told.database.bytes > 0, told.storage.freeBytes > 0]).toEqual([true, true]);
  const jobs = Object.fromEntries(told.jobs.map((job: { name: string }) => [job.name, job]));
  expect(jobs.mail).toMatchObject({ endedAt: '2026-11-21T03:00:00.000Z', error: null });
  expect(jobs.trash).toMatchObject({ error: '디스크가 가득 찼습니다' });
  expect(jobs.search).toMatchObject({ endedAt: null });
});

it('counts the mails of a week that reached nobody, also once there is a mail server', async () => {
  const { portal, health } = await asAdministrator();
  const { context } = portal;
  const filed = async () => (await health()).concerns.filter(({ kind }: { kind: string }) => kind === 'filedMail');
  expect(await filed()).toEqual([]);
  await enqueueMail(
    context.db,
    context,
    { email: 'hong@example.com' },
    mailContent('find-id', { userIds: 'hong', link: '', confirm: '' }),
  );
  await portal.sentMail();
  await context.db.updateTable('mail').set({ status: 'filed' }).execute();
  expect(await filed(), 'without one, it is what is told of it').toEqual([]);
  expect((await health()).concerns).toContainEqual({ kind: 'noMailServer', count: 1 });
  context.config.mail.smtpUrl = 'smtp://127.0.0.1';
  expect(await filed()).toEqual([{ kind: 'filedMail', count: 1 }]);
  await context.db.updateTable('mail').set({ sent_at: '2026-11-13T03:00:00.000Z' }).execute();
  expect(await filed()).toEqual([]);
});

it('warns of an old backup, and of failed and late mail', async () => {
  const { portal, health } = await asAdministrator();
  const { context } = portal;
  const kinds = async () => (await health()).concerns.map(({ kind }: { kind: string }) => kind);
  context.config.backup.dir = context.config.dataDir;
  expect((await health()).concerns).toContainEqual({ kind: 'noBackup', count: 0, detail: context.config.dataDir });
  context.config.backup.dir = join(context.config.dataDir, 'missing');
  expect((await health()).concerns, 'none is made there').toContainEqual({ kind: 'noBackup', count: 0, detail: '' });
  await recordRun(context, 'backup', '2026-11-21T02:59:00.000Z', null);
  const at = '2026-11-21T03:00:00.000Z';
  expect(await health()).toMatchObject({ lastBackup: { at, by: '' }, dailyBackup: { lastAt: at } });
  expect(await kinds()).not.toContain('oldBackup');
  await context.db.updateTable('job_run').set({ succeeded_at: '2026-11-18T03:00:00.000Z' }).execute();
  expect((await health()).concerns).toContainEqual({ kind: 'oldBackup', count: 3 });

  await context.db
    .insertInto('mail')
    .values(
      (['waiting', 'failed'] as const).map((status) => ({
        id: status,
        template: 'find-id' as const,
        to_address: 'hong@example.com',
        owner: '',
        subject: '제목',
        body_text: '',
        body_html: '',
        status,
        attempts: 0,
        next_attempt_at: '2026-11-21T03:00:00.000Z',
        created_at: '2026-11-21T02:30:00.000Z',
        unsubscribe_url: null,
      })),
    )
    .execute();
  expect(await kinds()).toContain('failedMail');
  expect(await kinds()).not.toContain('lateMail');
  const made = (at: string, next_attempt_at: string, last_error: string | null = null) =>
    context.db.updateTable('mail').set({ created_at: at, next_attempt_at, last_error }).execute();
  const long = '2026-11-21T01:59:00.000Z';
  await made(long, long);
  expect(await kinds()).toContain('lateMail');
  await made(long, '2026-11-21T03:10:00.000Z', '421 try later');
  expect(await kinds(), 'the mail server does not take it').toContain('lateMail');
  await made(long, '2026-11-21T23:00:00.000Z');
  expect(await kinds(), 'an advertising mail is held over the night').not.toContain('lateMail');
  await made(long, '2026-11-21T02:50:00.000Z');
  expect(await kinds(), 'in the morning').not.toContain('lateMail');
});

it('says first of all that a restored copy is asleep, until it is woken', async () => {
  const { portal, health } = await asAdministrator();
  const { db, storage } = portal.context;
  await putToSleep(db, '2026-11-21T02:00:00.000Z');
  const { concerns } = await health();
  expect(concerns[0]).toEqual({ kind: 'asleep', count: 0 });
  expect(concerns, 'none is made before').toContainEqual({ kind: 'noBackup', count: 0, detail: '' });
  await wake(db, storage);
  expect((await health()).concerns).not.toContainEqual({ kind: 'asleep', count: 0 });
});

it('names administrators whom no mail reaches among what needs a person', async () => {
  const { portal, health } = await asAdministrator();
  const { id } = await makeUser(portal, { roles: ['ROLE_ADMIN'], userId: 'noaddress1', email: '' });
  await makeUser(portal, { roles: ['ROLE_ADMIN'], userId: 'sender1', email: portal.context.config.mail.from });
  await makeUser(portal, { userId: 'member1', email: '' });
  expect((await health()).concerns).toContainEqual({
    kind: 'unreachableAdministrator',
    count: 2,
    userIds: ['noaddress1', 'sender1'],
  });
  await createMailToken(portal.context.db, portal.context, {
    purpose: 'email',
    userId: id,
    email: 'new@example.com',
    minutes: 60,
  });
  const { mail, dataDir } = portal.context.config;
  const waits = { kind: 'unconfirmedAdministrator', count: 1, userIds: ['noaddress1'] };
  expect((await health()).concerns).toEqual(
    expect.arrayContaining([
      { kind: 'unreachableAdministrator', count: 1, userIds: ['sender1'] },
      { ...waits, detail: join(dataDir, 'mail') },
    ]),
  );
  mail.smtpUrl = 'smtp://localhost';
  expect((await health()).concerns).toContainEqual(waits);
});

it('gives the database as one whole file, once the password is said again, and leaves nothing behind', async () => {
  const { portal, health, backup } = await asAdministrator();
  const { context } = portal;
  const refused = await backup('Wrong0ne!');
  if (context.dialect === 'postgres') {
    expect(refused.json()).toMatchObject({ responseCode: 'AD05' });
    return;
  }
  expect([refused.statusCode, refused.json().responseCode]).toEqual([400, 'US04']);
  expect((await health()).lastBackup).toBeNull();

  const given = await backup(TEST_PASSWORD);
  expect(given.headers['content-disposition']).toContain('portal_20261121.sqlite');
  const file = join(context.config.dataDir, 'restored.db');
  await writeFile(file, given.rawPayload);
  const copy = new SqliteDatabase(file, { readonly: true });
  expect(copy.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(copy.prepare('select login_id from user').all()).toEqual([{ login_id: 'boss2026' }]);
  copy.close();
  expect(await health(), 'a download has no attachments').toMatchObject({
    lastBackup: { at: '2026-11-21T03:00:00.000Z', by: 'boss2026' },
    concerns: expect.arrayContaining([{ kind: 'noBackup', count: 0 }]),
  });
  const left = await readdir(context.config.dataDir);
  expect(left.filter((name) => name.startsWith('backup-'))).toEqual([]);
});
