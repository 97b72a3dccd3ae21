import { chown, mkdir, mkdtemp, realpath, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { becomeOwnerOf, giveToOwnerOf } from './folder-owner.ts';

/** The account that runs the portal, here nobody. */
const PORTAL = 65_534;

async function emptyFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'portal-owner-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder of an account that is not root, asked by a process that takes itself for root. */
async function folderAskedByRoot() {
  const folder = await emptyFolder();
  if (process.geteuid?.() === 0) await chown(folder, PORTAL, PORTAL);
  const asked = vi.spyOn(process as Required<NodeJS.Process>, 'geteuid').mockReturnValue(0);
  onTestFinished(() => asked.mockRestore());
  return { folder, uid: (await stat(folder)).uid };
}

it('what root gives to an account is root’s until all in it is given, and what a link leads to is not given', async () => {
  const { folder, uid } = await folderAskedByRoot();
  const elsewhere = await emptyFolder();
  await mkdir(join(elsewhere, 'root'));
  await mkdir(join(folder, 'inner'));
  await symlink(elsewhere, join(folder, 'inner', 'link'));
  const changes: [string, number][] = [];
  await giveToOwnerOf(folder, async (path, owner) => void changes.push([relative(folder, String(path)), owner]));
  expect(changes).toEqual([
    ['', 0],
    ['inner', 0],
    ['inner/link', uid],
    ['inner', uid],
    ['', uid],
  ]);
});

it('root becomes the account of the portal to write into a folder of that account, and into no other', async () => {
  const { folder, uid } = await folderAskedByRoot();
  const become = vi.spyOn(process as Required<NodeJS.Process>, 'setuid').mockImplementation(() => undefined);
  const group = vi.spyOn(process as Required<NodeJS.Process>, 'setgid').mockImplementation(() => undefined);
  const groups = vi.spyOn(process as Required<NodeJS.Process>, 'setgroups').mockImplementation(() => undefined);
  onTestFinished(() => [become, group, groups].forEach((one) => one.mockRestore()));
  becomeOwnerOf(folder, '/');
  becomeOwnerOf(join(folder, 'no-data-yet'), folder);
  expect(become).not.toHaveBeenCalled();
  becomeOwnerOf(folder, join(folder, 'not', 'made-yet'));
  expect(become).toHaveBeenCalledExactlyOnceWith(uid);
  expect(groups).toHaveBeenCalledExactlyOnceWith([]);
  expect(group).toHaveBeenCalledOnce();
});
