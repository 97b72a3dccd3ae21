import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sql } from 'kysely';
import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { startFailure } from './start-failure.ts';
import { openStorage } from '../storage/open-storage.ts';
import { startS3 } from '../testing/s3/start-s3.ts';

const ROOT = join(import.meta.dirname, '../..');

const start = (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, SEED: 'none', LOG_LEVEL: 'silent', PORT: '0', ...env },
  });

describe('a setting that turns out wrong at the start', () => {
  it('DATA_DIR: stops with one line that names it', async () => {
    const inAFile = join(ROOT, 'package.json', 'data');
    await expect(start({ DATA_DIR: inAFile })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^설정 DATA_DIR [^\n]+\n$/),
    });
  });

  it('DATABASE_URL: stops with one line that names it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    // Port 1 is reserved; nothing listens there.
    await expect(start({ DATA_DIR: folder, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^설정 DATABASE_URL[^\n]+\n$/),
    });
  });

  it.each([
    ['a bucket that is not there', { bucket: 'other-files' }, /^설정 STORAGE_URL의 버킷이 없습니다: other-files$/],
    [
      'an unknown key',
      { credentials: { accessKeyId: 'X', secretAccessKey: 'Y' } },
      /^설정 STORAGE_ACCESS_KEY와 [^\n]+$/,
    ],
    [
      'a wrong key',
      { credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'Y' } },
      /^설정 STORAGE_ACCESS_KEY와 [^\n]+$/,
    ],
    ['nobody there', { endpoint: 'http://127.0.0.1:1' }, /^설정 STORAGE_URL의 저장소를 쓸 수 없습니다: [^\n]+$/],
  ])('STORAGE_URL: %s', async (_what, wrong, line) => {
    const s3 = await startS3();
    onTestFinished(() => s3.stop());
    const config = { ...readConfig({}), storage: { ...s3.config, ...wrong } };
    const error: unknown = await openStorage(config).catch((cause: unknown) => cause);
    expect(startFailure(error, config)).toMatch(line);
  });

  it.each([
    ['EADDRINUSE', /^설정 PORT의 3000번을 다른 프로그램이 쓰고 있습니다/],
    ['EACCES', /^설정 PORT의 3000번을 열 권한이 없습니다/],
    ['EADDRNOTAVAIL', /^설정 HOST의 주소에서 열 수 없습니다: 127\.0\.0\.1/],
  ])('listening: %s', (code, line) => {
    expect(startFailure(Object.assign(new Error(code), { code, syscall: 'listen' }), readConfig({}))).toMatch(line);
  });

  it('a file of certificates that is not there', async () => {
    const config = readConfig({ DATABASE_URL: 'postgres://portal@127.0.0.1:1/portal?sslrootcert=/nowhere/ca.pem' });
    const { db, close } = await openDatabase(config.databaseUrl ?? '');
    onTestFinished(() => close());
    const error: unknown = await sql`select 1`.execute(db).catch((cause: unknown) => cause);
    expect(startFailure(error, config)).toBe(
      '설정 DATABASE_URL에 적은 인증서 파일을 읽을 수 없습니다: /nowhere/ca.pem (ENOENT)',
    );
  });

  it.each(['SELF_SIGNED_CERT_IN_CHAIN', 'CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID'])(
    'a certificate of the database that is not trusted: %s',
    (code) => {
      const config = readConfig({ DATABASE_URL: 'postgres://portal@db/portal?sslmode=verify-full' });
      expect(startFailure(Object.assign(new Error('certificate'), { code }), config)).toMatch(
        new RegExp(`^설정 DATABASE_URL의 데이터베이스가 보낸 인증서를 확인할 수 없습니다\\(${code}\\)`),
      );
    },
  );

  it('going back: says that the database is newer, and is not worth trying again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { db, close } = await openDatabase(join(folder, 'portal.sqlite'));
    await migrate(db);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-01-01')`.execute(db);
    await close();
    await expect(start({ DATA_DIR: folder })).rejects.toMatchObject({
      code: 78,
      stderr: expect.stringMatching(/^데이터베이스가 이 버전의 포털보다 새롭습니다\(9999-later\)[^\n]+\n$/),
    });
  });

  it('says nothing of a fault of ours', () => {
    expect(startFailure(new TypeError('x is not a function'), readConfig({}))).toBeNull();
  });
});
