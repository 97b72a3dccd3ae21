import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { takeBackup } from '#server/backup/take-backup.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { upload } from '#server/testing/upload.ts';

const run = promisify(execFile);
/** Three processes one after another; a guard against hanging. */
const LONGEST_MS = 120_000;
/** The account that runs the portal, here nobody. */
const PORTAL = 65_534;

/** Not in root's home, for one: then the account of the portal could not run its commands there. */
const mayEverybodyEnter = (folder: string): boolean =>
  (statSync(folder).mode & 0o005) === 0o005 && (dirname(folder) === folder || mayEverybodyEnter(dirname(folder)));

it.runIf(process.geteuid?.() === 0 && mayEverybodyEnter(process.cwd()))(
  'what root restores, wakes and changes on the server can be read and written by the account that runs the portal',
  { timeout: LONGEST_MS },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-owner-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const portal = await buildTestApp();
    const { token } = await makeUser(portal, { userId: 'boss2026', roles: ['ROLE_ADMIN'] });
    await upload(portal, { token });
    await takeBackup(portal.context, join(folder, 'backup'));

    const dataDir = join(folder, 'data');
    await mkdir(dataDir, { mode: 0o700 });
    for (const path of [folder, dataDir]) await chown(path, PORTAL, PORTAL);
    const env = { ...process.env, DATABASE_URL: '', STORAGE_URL: '', SMTP_URL: '', DATA_DIR: dataDir };
    const command = (name: string, ...rest: string[]) =>
      run(process.execPath, [`scripts/${name}.ts`, ...rest], { env });
    await command('restore', join(folder, 'backup'));
    await command('wake');
    await command('account', 'unlock', 'boss2026');

    const made = await readdir(dataDir, { recursive: true });
    expect(made).toEqual(expect.arrayContaining(['portal.sqlite', 'audit.key']));
    for (const name of made) expect([name, (await stat(join(dataDir, name))).uid]).toEqual([name, PORTAL]);
  },
);
