import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, inject as provided, it, onTestFinished, vi } from 'vitest';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { startJobs } from '#server/jobs.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeMail } from '#server/testing/make/make.mail.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { startS3 } from '#server/testing/s3/start-s3.ts';
import { addDatabase, dropDatabase } from '#server/testing/database/test-database.ts';
import { upload } from '#server/testing/upload.ts';
import { claimStorage, wake } from './installation.ts';

const template = provided('databaseTemplate');

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-copy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function emptyPlace() {
  const dataDir = await emptyFolder();
  if (template.kind === 'sqlite') return { dataDir, databaseUrl: null };
  const { name, url } = await addDatabase(template.adminUrl);
  onTestFinished(() => dropDatabase(template.adminUrl, name));
  return { dataDir, databaseUrl: url };
}

/** A portal on a bucket with one file and one mail that waits, and its restored copy on the same bucket. */
async function portalAndCopy() {
  const s3 = await startS3();
  onTestFinished(() => s3.stop());
  const portal = await buildTestApp({ storage: s3.config });
  await claimStorage(portal.context.db, portal.context.storage);
  const { token } = await makeUser(portal);
  await upload(portal, { token });
  await makeMail(portal, '2026-11-21T00:00:00.000Z');
  const folder = join(await emptyFolder(), 'backup');
  await writeBackup(portal.context, folder);
  const place = await emptyPlace();
  using storage = await openStorage({ ...portal.context.config, ...place });
  const said: string[] = [];
  await restoreBackup(place, storage, folder, (line) => void said.push(line));
  const copy = await buildTestApp({ ...place, storage: s3.config });
  const { storage_key: key } = await portal.context.db
    .selectFrom('file')
    .select('storage_key')
    .executeTakeFirstOrThrow();
  return { portal, copy, key, said };
}

const isThere = ({ context }: TestApp, key: string) =>
  context.storage.read(key).then(
    async (bytes) => (await text(bytes)).length > 0,
    () => false,
  );

it('a restored copy beside the portal sends none of its mails and removes none of its files', async () => {
  const { portal, copy, key, said } = await portalAndCopy();
  expect(said).toContainEqual(expect.stringMatching(/^저장소에 다른 포털의 표시가 있습니다/));
  const sent: string[] = [];
  copy.context.mailer = { takenAs: 'sent', send: async (mail) => void sent.push(mail.id), close: () => undefined };
  const jobs = startJobs(copy.context, { everyMs: 1 });
  await vi.waitUntil(async () => {
    const run = await copy.context.db.selectFrom('job_run').selectAll().where('name', '=', 'mail').executeTakeFirst();
    return run !== undefined;
  }, 10_000);
  await jobs.stop();
  expect(sent).toEqual([]);
  await copy.context.storage.remove(key);
  expect(await isThere(portal, key)).toBe(true);

  // The portal itself goes on.
  expect(await portal.sentMail()).toMatchObject([{ id: 'm1' }]);
});

it('woken, the copy works and the storage is its own: the portal before it removes nothing there any more', async () => {
  const { portal, copy, key } = await portalAndCopy();
  expect(await wake(copy.context.db, copy.context.storage)).toBe(true);
  expect(await wake(copy.context.db, copy.context.storage)).toBe(false);
  await portal.context.storage.remove(key);
  expect(await isThere(copy, key)).toBe(true);
  expect(await claimStorage(portal.context.db, portal.context.storage)).toBe(false);
  await copy.context.storage.remove(key);
  expect(await isThere(copy, key)).toBe(false);
});

it('instances of one portal, and a portal that is started again, are the same owner', async () => {
  const s3 = await startS3();
  onTestFinished(() => s3.stop());
  const { context } = await buildTestApp({ storage: s3.config });
  expect(await claimStorage(context.db, context.storage)).toBe(true);
  expect(await claimStorage(context.db, context.storage)).toBe(true);
  await context.storage.write('ab/one', Readable.from([Buffer.from('1')]));
  await context.storage.remove('ab/one');
  const names = await readdir(join(s3.folder, s3.config.bucket), { recursive: true });
  expect(names.filter((name) => name.includes('ab/one'))).toEqual([]);
});
