import { execFile } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { guessableAtStartText } from '#shared/messages/account/guessable-password.ko.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { checkSettings } from './check-settings.ts';
import { startFailure } from './start-failure.ts';
import { refuseSettings } from './try-settings.ts';

/** Two processes beside each other; a guard against hanging. */
const LONGEST_MS = 120_000;

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-try-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Exit code and what the process said, without indentation. */
async function run(env: Record<string, string>, ...args: string[]): Promise<{ code: number; lines: string[] }> {
  const ended = await promisify(execFile)(process.execPath, ['server/main.ts', ...args], {
    env: { PATH: process.env.PATH, SEED: 'none', LOG_LEVEL: 'silent', PORT: '0', ...env },
  }).catch((error: { code: number; stderr: string }) => error);
  const lines = ended.stderr.split('\n').map((line) => line.trim());
  return { code: 'code' in ended ? ended.code : 0, lines: lines.filter((line) => line !== '') };
}

async function newerPortal(): Promise<string> {
  const dataDir = emptyFolder();
  const { db, close } = await openDatabase(join(dataDir, 'portal.sqlite'));
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-01-01')`.execute(db);
  await close();
  return dataDir;
}

function folderWith(name: string): string {
  const dataDir = emptyFolder();
  writeFileSync(join(dataDir, name), 'nothing of the kind\n');
  return dataDir;
}

async function takenPort(): Promise<string> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return String((server.address() as AddressInfo).port);
}

it.each<[string, () => Record<string, string> | Promise<Record<string, string>>]>([
  ['a folder of data in a file', () => ({ DATA_DIR: join(process.cwd(), 'package.json', 'data') })],
  ['a file that is no database', () => ({ DATA_DIR: folderWith('portal.sqlite') })],
  ['a database of a newer version', async () => ({ DATA_DIR: await newerPortal() })],
  ['a database that does not answer', () => ({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/portal' })],
  [
    'a storage that does not answer',
    () => ({
      STORAGE_URL: 's3://files/portal?endpoint=http://127.0.0.1:1',
      STORAGE_ACCESS_KEY: 'key',
      STORAGE_SECRET_KEY: 'secret',
    }),
  ],
  ['a key of the audit log that is none', () => ({ DATA_DIR: folderWith('audit.key') })],
  ['a first password that people guess', () => ({ ADMIN_PASSWORD: 'Admin123!' })],
  ['a first password of the product', () => ({ ADMIN_PASSWORD: 'Hankook!1', PRODUCT_NAME: 'Hankook' })],
  ['a port of another program', async () => ({ PORT: await takenPort() })],
  ['an address that is not here', () => ({ HOST: '192.0.2.1' })],
  ['a host that is not known', () => ({ HOST: 'portal.invalid' })],
])('what the first start refuses, a check refuses with the same line: %s', async (_what, given) => {
  const config = readConfig({ DATA_DIR: join(emptyFolder(), 'data'), PORT: '0', ...(await given()) });
  const reason: unknown = await refuseSettings(config).catch((error: unknown) => error);
  const line = startFailure(reason, config);
  expect(line).toMatch(/^[^\n]+$/);
  expect((await checkSettings(config, {})).wrong).toEqual([line]);
});

it('a start and a check of the same settings run that list', { timeout: LONGEST_MS }, async () => {
  const env = { DATA_DIR: emptyFolder(), ADMIN_PASSWORD: 'Admin123!' };
  const [started, checked] = await Promise.all([run(env), run(env, '--check')]);
  expect(started).toEqual({ code: 78, lines: [guessableAtStartText] });
  expect(checked.lines).toEqual(expect.arrayContaining(started.lines));
  expect([checked.code, checked.lines.at(-1)]).toEqual([78, expect.stringMatching(/^고칠 것이 \d+가지 있습니다\.$/)]);
});

it(
  'a check that finds only what one may want to look at says that the portal can start',
  { timeout: LONGEST_MS },
  async () => {
    const { code, lines } = await run({ DATA_DIR: emptyFolder(), SMPT_URL: 'smtp://mail' }, '--check');
    expect([code, lines.at(-1)]).toEqual([0, expect.stringMatching(/^확인할 것이 \d+가지 있지만, 이 설정으로 시작할/)]);
  },
);

it('a check takes a port for its own where a portal answers, but not before the first start of this one', async () => {
  const portal = createHttpServer((_request, reply) => reply.end('{"status":"ok"}'));
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void portal.close());
  const { port } = portal.address() as AddressInfo;
  const check = (dataDir: string) => checkSettings(readConfig({ DATA_DIR: dataDir, PORT: String(port) }), {});
  expect((await check(folderWith('audit-anchors.log'))).wrong).toEqual([]);
  expect((await check(emptyFolder())).wrong).toEqual([expect.stringMatching(/^설정 PORT의 \d+번을 다른 프로그램이/)]);
});

it('a check as root tries what the account of the portal may do', { timeout: LONGEST_MS }, async () => {
  const [dataDir, backups] = [emptyFolder(), emptyFolder()];
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) chownSync(dataDir, 65_534, 65_534);
  else chmodSync(backups, 0o500);
  const { code, lines } = await run({ DATA_DIR: dataDir, BACKUP_DIR: backups }, '--check');
  expect(lines).toContain(`설정 BACKUP_DIR에 백업할 수 없습니다: ${backups} (포털의 계정에 쓸 권한이 없습니다)`);
  expect(code).toBe(78);
});
