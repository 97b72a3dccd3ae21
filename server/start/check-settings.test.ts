import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject as provided, it, onTestFinished, vi } from 'vitest';
import { sql } from 'kysely';
import { pino } from 'pino';
import { openMailServer } from '#e2e/support/servers/mail-server.ts';
import { freePort } from '#server/testing/free-port.ts';
import { openDatabase } from '../db/open-database.ts';
import { openContext } from '../open-context.ts';
import { prepareFirstStart } from '../seed/first-start.ts';
import { ConfigError, SETTING_FILE_NAMES, SETTING_NAMES, readConfig } from '../config.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { checkSettings, doubtfulHere, doubtfulSettings, mailTrouble } from './check-settings.ts';
import { misspelledNames } from './setting-names.ts';

/** At any free port: a portal may be running where the settings say nothing. */
const configOf = (env: Record<string, string>) => readConfig({ PORT: '0', ...env });

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-check-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('a check of the settings', () => {
  it('finds nothing where nothing is wrong, and makes no portal', async () => {
    const dataDir = emptyFolder();
    expect(await checkSettings(configOf({ DATA_DIR: dataDir }), {})).toEqual({ wrong: [], doubtful: [] });
  });

  it('names in one line each what is wrong', async () => {
    const config = configOf({
      DATA_DIR: emptyFolder(),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/portal',
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    });
    const { wrong } = await checkSettings(config, {});
    expect(wrong).toEqual([
      expect.stringMatching(/^설정 DATABASE_URL[^\n]+$/),
      expect.stringMatching(/^설정 SMTP_URL: [^\n]+$/),
    ]);
  });

  it('says that the portal could not write its backups, and makes no folder for them', async () => {
    const dataDir = emptyFolder();
    const backups = emptyFolder();
    const check = async (dir: string) => checkSettings(configOf({ DATA_DIR: dataDir, BACKUP_DIR: dir }), {});
    expect(await check(backups)).toEqual({ wrong: [], doubtful: [] });
    const missing = join(backups, 'missing');
    expect((await check(missing)).wrong).toEqual([
      expect.stringMatching(`^설정 BACKUP_DIR에 백업할 수 없습니다: ${missing} \\(폴더가 없습니다`),
    ]);
    expect(readdirSync(backups)).toEqual([]);
  });

  it('says before the start that an ADMIN_ID is not used, and that an older version would not start', async () => {
    const dataDir = emptyFolder();
    const settings = { DATA_DIR: dataDir, ADMIN_ID: 'boss2026' };
    const { context, close } = await openContext(readConfig(settings), pino({ level: 'silent' }));
    await prepareFirstStart(context, () => undefined);
    await close();
    const check = (env: Record<string, string>) => checkSettings(configOf({ ...settings, ...env }), env);
    expect(await check({})).toEqual({ wrong: [], doubtful: [] });
    expect((await check({ ADMIN_ID: 'somebody26' })).doubtful).toEqual([expect.stringMatching(/^설정 ADMIN_ID는/)]);

    const { db, close: closeDatabase } = await openDatabase(join(dataDir, 'portal.sqlite'));
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
    await closeDatabase();
    expect((await check({})).wrong).toEqual([expect.stringContaining('이 버전의 포털보다 새롭습니다(9999-later)')]);
  });

  it('lets no library warn in English of how the connection to PostgreSQL is encrypted', async () => {
    const warnings = vi.spyOn(process, 'emitWarning');
    onTestFinished(() => warnings.mockRestore());
    const address = 'postgres://nobody@127.0.0.1:1/portal?sslmode=require';
    const { wrong } = await checkSettings(configOf({ DATA_DIR: emptyFolder(), DATABASE_URL: address }), {});
    expect(wrong).toEqual([expect.stringMatching(/^설정 DATABASE_URL/)]);
    expect(warnings).not.toHaveBeenCalled();
  });

  it('says what is doubtful: no mail server among several instances, no proxy named behind https, a misspelled name', () => {
    const config = readConfig({
      DATABASE_URL: 'postgres://portal@db/portal',
      PUBLIC_URL: 'https://portal.example.com',
    });
    expect(doubtfulSettings(config, { SMPT_URL: 'smtp://mail', DATA_DRI: '/data' })).toEqual([
      expect.stringContaining('설정 SMPT_URL은 없는 이름이라'),
      expect.stringContaining('설정 DATA_DRI는 없는 이름이라'),
      expect.stringContaining('설정 SMTP_URL이 없어'),
      expect.stringContaining('설정 TRUST_PROXY가 없어'),
    ]);
    expect(doubtfulSettings(readConfig({ PUBLIC_URL: 'https://portal.example.com', TRUST_PROXY: '::1' }), {})).toEqual([
      expect.stringContaining('설정 SMTP_URL이 없어'),
    ]);
    expect(doubtfulSettings(readConfig({ SMTP_URL: 'smtp://mail.example.com', PORT: '3001' }), {})).toEqual([
      '설정 PUBLIC_URL이 없어 메일의 링크가 http://127.0.0.1:3001로 시작합니다.',
    ]);
    expect(doubtfulSettings(readConfig({}), { MAIL_FROM_FILE: '/run/secrets/from', STORAGE_URL_FILE: '/x' })).toEqual([
      expect.stringContaining('설정 MAIL_FROM_FILE은 없는 이름이라'),
      expect.stringContaining('설정 STORAGE_URL_FILE은 없는 이름이라'),
    ]);
    expect(doubtfulSettings(readConfig({}), { PATH: '/bin', HOME: '/root', SHELL: '/bin/sh' })).toEqual([]);
  });
});

it('the mail server is asked whether it takes the log-in, and gets no mail', async () => {
  const server = await openMailServer();
  onTestFinished(() => server.close());
  expect(await mailTrouble(readConfig({ SMTP_URL: server.url }))).toBeNull();
  expect(server.to('anybody@example.com')).toEqual([]);
});

it.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['STORAGE_ACESS_KEY', 'STORAGE_ACCESS_KEY'],
  ['DATABASE_UR', 'DATABASE_URL'],
  ['SMTP_URL_FIL', 'SMTP_URL_FILE'],
  ['MAIL_FROM_FILE', 'MAIL_FROM'],
])('%s is taken for %s', (name, meant) => {
  expect(misspelledNames({ [name]: 'x' }, SETTING_NAMES, SETTING_FILE_NAMES)).toEqual([[name, meant]]);
});

describe('a secret in a file', () => {
  it('is read without the line end, and stands in for the setting', () => {
    const file = join(emptyFolder(), 'database-url');
    writeFileSync(file, 'postgres://portal:secret@db/portal\n');
    expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://portal:secret@db/portal');
  });

  it('is refused when it cannot be read, or when the setting is given, too', () => {
    const file = join(emptyFolder(), 'gone');
    expect(() => readConfig({ SMTP_URL_FILE: file })).toThrow(
      /^설정 SMTP_URL_FILE의 파일을 읽을 수 없습니다: .*ENOENT/,
    );
    expect(() => readConfig({ SMTP_URL_FILE: file, SMTP_URL: 'smtp://mail' })).toThrow(ConfigError);
  });
});

it.each([
  ['postgres://portal:a/b@db/portal', /비밀번호의 특수 문자는 %로/],
  ['postgres://portal:a#b@db/portal', /비밀번호의 특수 문자는 %로/],
  ['postgres://portal@db', /데이터베이스의 이름이 필요합니다/],
])('DATABASE_URL %s is refused in one line that says why', (url, reason) => {
  expect(() => readConfig({ DATABASE_URL: url })).toThrow(reason);
});

it('an ADMIN_ID is doubted that is no administrator of a portal that has one, and no other', async () => {
  const portal = await buildTestApp();
  await makeUser(portal, { userId: 'boss2026', roles: ['ROLE_ADMIN'] });
  await makeUser(portal, { userId: 'member26' });
  const linesFor = (userId: string) => {
    const config = { ...portal.context.config, databaseUrl: null, admin: { userId, password: null, email: null } };
    return doubtfulHere({ ...portal.context, config }, { ADMIN_ID: userId });
  };
  expect(await linesFor('boss2026')).toEqual([]);
  for (const userId of ['member26', 'nobody26'])
    expect(await linesFor(userId)).toEqual([expect.stringMatching(/^설정 ADMIN_ID는/)]);
  expect(
    await doubtfulHere({ ...portal.context, config: { ...portal.context.config, databaseUrl: null } }, {}),
  ).toEqual([]);
});

it('an ADMIN_PASSWORD is doubted that opens no administrator of a portal that has one', async () => {
  const settings = { DATA_DIR: emptyFolder(), SEED: 'none', ADMIN_PASSWORD: 'Kelp-Lantern-83' };
  const { context, close } = await openContext(readConfig(settings), pino({ level: 'silent' }));
  onTestFinished(close);
  await prepareFirstStart(context, () => undefined);
  const linesFor = (env: Record<string, string>) =>
    doubtfulHere({ ...context, config: readConfig({ ...settings, ...env }) }, {});
  expect(await linesFor({})).toEqual([]);
  expect(await linesFor({ ADMIN_PASSWORD: '' })).toEqual([]);
  const unused = [expect.stringMatching(/^설정 ADMIN_PASSWORD는 .* 쓰이지 않습니다\./)];
  expect(await linesFor({ ADMIN_PASSWORD: 'Harbour-Quilt-27' })).toEqual(unused);
  expect(await linesFor({ ADMIN_ID: 'somebody26' })).toEqual(unused);
});

it.runIf(provided('databaseTemplate').kind === 'postgres')(
  'a clock that differs from that of the database is told, since codes of the second factor fail by it',
  async () => {
    const { context } = await buildTestApp();
    const linesAt = (ms: number) => doubtfulHere({ ...context, clock: { now: () => new Date(ms) } }, {});
    expect(await linesAt(Date.now())).toEqual([]);
    expect(await linesAt(Date.now() + 180_000)).toEqual([
      expect.stringMatching(/^이 서버의 시계가 데이터베이스와 1\d\d초 다릅니다/),
    ]);
  },
);
