import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { chown, lstat, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { takeBackup } from '#server/backup/take-backup.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { upload } from '#server/testing/upload.ts';

const run = promisify(execFile);

/** Four processes one after another; a guard against hanging. */
const LONGEST_MS = 120_000;
/** The account that runs the portal, here nobody. */
const PORTAL = 65_534;

/** Not in root's home, for one: then the account of the portal could not run its commands there. */
const mayEverybodyEnter = (folder: string): boolean =>
  (statSync(folder).mode & 0o005) === 0o005 && (dirname(folder) === folder || mayEverybodyEnter(dirname(folder)));

async function emptyFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'portal-owner-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Not what a link in it leads to. */
async function below(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.map(({ parentPath, name }) => join(parentPath, name));
}

it.runIf(process.geteuid?.() === 0 && mayEverybodyEnter(process.cwd()))(
  'what root restores, wakes, changes and backs up on the server can be read and written by the account that runs the portal',
  { timeout: LONGEST_MS },
  async () => {
    const folder = await emptyFolder();
    const portal = await buildTestApp();
    const { token } = await makeUser(portal, { userId: 'boss2026', roles: ['ROLE_ADMIN'] });
    await upload(portal, { token });
    await takeBackup(portal.context, join(folder, 'backup'));

    const [dataDir, backups, others] = [join(folder, 'data'), join(folder, 'backups'), join(folder, 'others')];
    for (const path of [dataDir, backups, others]) await mkdir(path, { mode: 0o700 });
    for (const path of [folder, dataDir, backups]) await chown(path, PORTAL, PORTAL);
    await mkdir(join(others, 'root'));
    await symlink(others, join(dataDir, 'others'));
    const env = { ...process.env, DATABASE_URL: '', STORAGE_URL: '', SMTP_URL: '', DATA_DIR: dataDir };
    const command = (name: string, ...rest: string[]) =>
      run(process.execPath, [`scripts/${name}.ts`, ...rest], { env });
    await command('restore', join(folder, 'backup'));
    await command('wake');
    await command('account', 'unlock', 'boss2026');
    await command('backup', join(backups, 'new', 'by-root'));
    await command('backup', join(others, 'by-root'));

    const made = [...(await below(dataDir)), ...(await below(backups))];
    const named = ['data/portal.sqlite', 'data/audit.key', 'backups/new/by-root/manifest.json'];
    expect(made).toEqual(expect.arrayContaining(named.map((name) => join(folder, name))));
    for (const path of made) expect([path, (await lstat(path)).uid]).toEqual([path, PORTAL]);
    // Neither through a link, nor where the account of the portal may not write.
    for (const path of await below(others)) expect([path, (await lstat(path)).uid]).toEqual([path, 0]);
  },
);
