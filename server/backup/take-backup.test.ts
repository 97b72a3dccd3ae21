import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '#server/db/open-database.ts';
import { readConcerns } from '#server/features/admin/health/read-concerns.ts';
import { createJobRunner } from '#server/features/admin/health/job-runner.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { openLocalStorage } from '#server/storage/local-storage.ts';
import { upload } from '#server/testing/upload.ts';
import { allowedMissing, keepAllowedMissing } from './allowed-missing.ts';
import type { Manifest } from './backup-folder.ts';
import { manifestPath, readManifest } from './backup-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import { backupName, removeOldBackups, takeBackup, isBackupDue, takeDailyBackup } from './take-backup.ts';

const HOUR_MS = 3_600_000;

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-take-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function portalWithFile(overrides = {}) {
  const portal = await buildTestApp(overrides);
  const { token } = await makeUser(portal);
  await upload(portal, { token });
  return portal;
}

async function loseFile({ context }: TestApp): Promise<string> {
  const { storage_key: key } = await context.db.selectFrom('file').select('storage_key').executeTakeFirstOrThrow();
  await context.storage.remove(key);
  return key;
}

/** The database of a backup, restored. */
async function restored(backup: string) {
  const dataDir = await emptyFolder();
  await restoreBackup({ dataDir, databaseUrl: null }, openLocalStorage(join(dataDir, 'files')), backup);
  return openDatabase(join(dataDir, 'portal.sqlite'));
}

async function makeManifest(folder: string, { missing }: Pick<Manifest, 'missing'>): Promise<void> {
  await mkdir(folder);
  // As of a version that did not note what was allowed.
  const manifest = { format: 1, createdAt: '2026-03-01T00:00:00.000Z', migration: '', tables: [], files: [], missing };
  await writeFile(manifestPath(folder), JSON.stringify(manifest));
}

describe('a backup', () => {
  it('without a file that it should have fails, keeps the rest, and does not when that file is allowed to be missing', async () => {
    const portal = await portalWithFile();
    const key = await loseFile(portal);
    const folder = await emptyFolder();
    await expect(takeBackup(portal.context, join(folder, 'a'))).rejects.toThrow(
      `백업하지 못한 파일이 1개 있습니다: ${key}`,
    );
    expect((await readManifest(join(folder, 'a'))).missing).toEqual([key]);
    const said: string[] = [];
    const dataDir = await emptyFolder();
    const target = openLocalStorage(join(dataDir, 'files'));
    await restoreBackup({ dataDir, databaseUrl: null }, target, join(folder, 'a'), (line) => said.push(line));
    expect(said).toContainEqual(expect.stringContaining('이 백업에는 파일 1개가 없습니다'));
    await expect(takeBackup(portal.context, join(folder, 'b'), { allowedMissing: ['other'] })).rejects.toThrow(key);
    await takeBackup(portal.context, join(folder, 'c'), { allowedMissing: [key] });
    // Neither is a scratch place left.
    expect((await readdir(folder)).toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('may lack from then on what was once allowed, also those that the portal makes, until the file is back', async () => {
    const dir = await emptyFolder();
    const portal = await portalWithFile({ backup: { dir, keep: 2 } });
    const { context } = portal;
    const { storage_key: key } = await context.db.selectFrom('file').select('storage_key').executeTakeFirstOrThrow();
    const bytes = await buffer(await context.storage.read(key));
    await context.storage.remove(key);
    await expect(takeDailyBackup(context)).rejects.toThrow(key);

    const warn = vi.fn();
    await takeBackup(context, join(await emptyFolder(), 'by-hand'), { allowedMissing: [key, 'typo'], warn });
    expect(warn.mock.calls).toEqual([[expect.stringContaining('typo')]]);
    portal.advance(HOUR_MS);
    await takeDailyBackup(context);
    expect(await allowedMissing(context.db)).toEqual([key]);
    // Another backup, begun before that, did not know of it.
    await keepAllowedMissing(context.db, { allowedMissing: [], missing: [key], createdAt: 'earlier' });
    expect(await allowedMissing(context.db)).toEqual([key]);
    const concerns = async () => (await readConcerns(context)).filter(({ kind }) => kind === 'lostFiles');
    expect(await concerns()).toEqual([{ kind: 'lostFiles', count: 1, detail: key }]);

    // What is restored from it lacks the same.
    const { db, close } = await restored(join(dir, backupName(context.clock.now())));
    expect(await allowedMissing(db)).toEqual([key]);
    await close();

    await context.storage.write(key, Readable.from([bytes]));
    portal.advance(24 * HOUR_MS);
    await takeDailyBackup(context);
    expect(await concerns()).toEqual([]);
    await context.storage.remove(key);
    portal.advance(24 * HOUR_MS);
    await expect(takeDailyBackup(context)).rejects.toThrow(key);
  });

  it('that finds no room says so, and leaves nothing', async () => {
    const folder = await emptyFolder();
    const portal = await portalWithFile();
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
    // When it is read, as of a disk that gets full meanwhile.
    portal.context.storage.read = async () =>
      new Readable({
        read() {
          this.destroy(full);
        },
      });
    await expect(takeBackup(portal.context, join(folder, 'a'))).rejects.toThrow(
      `디스크가 가득 차 백업하지 못했습니다: ${folder}`,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it('is not begun where nothing can be written, and says why', async () => {
    const { context } = await portalWithFile();
    const file = join(await emptyFolder(), 'file');
    await writeFile(file, '');
    await expect(takeBackup(context, join(file, 'a'))).rejects.toThrow(
      `이 폴더에 백업할 수 없습니다: ${file} (폴더가 아닙니다)`,
    );
  });

  it('is made in no other place than the folder that there is', async () => {
    const dir = join(await emptyFolder(), 'of-a-disk-that-is-away');
    const { context } = await portalWithFile({ backup: { dir, keep: 2 } });
    const line = `설정 BACKUP_DIR에 백업할 수 없습니다: ${dir} (폴더가 없습니다`;
    await expect(takeDailyBackup(context)).rejects.toThrow(line);
    expect(existsSync(dir)).toBe(false);
    const concern = (await readConcerns(context)).find(({ kind }) => kind === 'backupFolder');
    expect(concern?.detail).toContain(line);
  });

  it('is made once a day by the portal itself, and of those that are whole so many stay', async () => {
    const dir = await emptyFolder();
    const portal = await portalWithFile({ backup: { dir, keep: 2 } });
    // As the sweep does. A runner of its own each time: it notes what goes well once a minute of the machine's clock.
    const hourly = async () =>
      (await isBackupDue(portal.context)) &&
      createJobRunner(portal.context)('backup', () => takeDailyBackup(portal.context));
    for (let hour = 0; hour < 3 * 24; hour += 1) {
      expect(await hourly()).toBe(hour % 23 === 0);
      portal.advance(HOUR_MS);
    }
    const whole = await readdir(dir);
    expect(whole).toHaveLength(2);

    await loseFile(portal);
    portal.advance(24 * HOUR_MS);
    for (let hour = 0; hour < 2; hour += 1) {
      expect(await hourly()).toBe(false);
      portal.advance(HOUR_MS);
    }
    expect(await readdir(dir)).toEqual(expect.arrayContaining(whole));
    const run = await portal.context.db
      .selectFrom('job_run')
      .selectAll()
      .where('name', '=', 'backup')
      .executeTakeFirstOrThrow();
    expect(run.error).toContain('백업하지 못한 파일이 1개');
    expect(run.failures).toBeGreaterThan(0);
    expect(run.succeeded_at).not.toBeNull();
  });

  it('that lacks a file is tried again every hour without filling the disk, and removes no complete one', async () => {
    const dir = await emptyFolder();
    const portal = await portalWithFile({ backup: { dir, keep: 2 } });
    await takeDailyBackup(portal.context);
    const [complete] = await readdir(dir);
    await loseFile(portal);
    for (let hour = 0; hour < 5; hour += 1) {
      portal.advance(HOUR_MS);
      await expect(takeDailyBackup(portal.context)).rejects.toThrow('백업하지 못한 파일이 1개');
    }
    const left = await readdir(dir);
    expect(left).toContain(complete);
    // The complete one, and one of each day that the five hours are of.
    const days = new Set(left.filter((name) => name !== complete).map((name) => name.slice(0, 15)));
    expect(left).toHaveLength(1 + days.size);
    expect(left).toContain(backupName(portal.context.clock.now()));
  });

  it('that lacks a file pushes out none of another day, however often it is tried', async () => {
    const dir = await emptyFolder();
    const made = ['20260301-100000', '20260302-090000', '20260302-100000', '20260303-100000', '20260303-110000'];
    for (const time of made) await makeManifest(join(dir, `portal-${time}`), { missing: ['lost'] });
    await removeOldBackups(dir, 2);
    expect((await readdir(dir)).toSorted()).toEqual(['portal-20260302-100000', 'portal-20260303-110000']);
  });

  it('that lacks only what is allowed to be missing counts as complete', async () => {
    const dir = await emptyFolder();
    const portal = await portalWithFile();
    const allowedMissing = [await loseFile(portal)];
    const names = ['portal-20260302-100000', 'portal-20260302-110000'];
    for (const name of names) await takeBackup(portal.context, join(dir, name), { allowedMissing });
    await makeManifest(join(dir, 'portal-20260302-120000'), { missing: ['lost'] });
    await makeManifest(join(dir, 'portal-20260301-100000'), { missing: ['lost'] });
    await removeOldBackups(dir, 2);
    expect((await readdir(dir)).toSorted()).toEqual([...names, 'portal-20260302-120000']);
  });

  it('that the portal could not restore is not kept', async () => {
    const dir = await emptyFolder();
    const portal = await portalWithFile({ backup: { dir, keep: 2 } });
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(portal.context.db);
    await expect(takeDailyBackup(portal.context)).rejects.toThrow('더 새로운 버전');
    expect(await readdir(dir)).toEqual([]);
  });

  it('leaves what has another name alone, and of unfinished ones what may still be written', async () => {
    const folder = await emptyFolder();
    const now = backupName(new Date());
    for (const name of ['before-update', 'portal-20200101-000000.part', `${now}.part`, now])
      await mkdir(join(folder, name));
    await removeOldBackups(folder, 1);
    expect((await readdir(folder)).toSorted()).toEqual(['before-update', now, `${now}.part`]);
  });

  it('leaves of the scratch places of checks none that a killed process left a day ago', async () => {
    const folder = await emptyFolder();
    for (const name of ['.check-left', '.check-running']) await mkdir(join(folder, name, 'files'), { recursive: true });
    const yesterday = new Date(Date.now() - 25 * HOUR_MS);
    await utimes(join(folder, '.check-left'), yesterday, yesterday);
    await removeOldBackups(folder, 1);
    expect(await readdir(folder)).toEqual(['.check-running']);
  });
});
