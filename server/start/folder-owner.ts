import type { Stats } from 'node:fs';
import { existsSync, realpathSync, statSync } from 'node:fs';
import { lchown, lstat, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const isRoot = () => process.geteuid?.() === 0;

/**
 * For the rest of this process, if it is root's: what it makes beside the portal's data the portal must be able to read,
 * and in a folder of its own it could put a link in root's way. Root stays root where `folder` is of another account,
 * which the portal's could not write to; of one that does not exist yet counts where it will be made.
 */
export function becomeOwnerOf(dataDir: string, folder: string = dataDir): void {
  const owner = ownerOf(dataDir);
  if (owner === null || owner.uid === 0 || owner.uid !== ownerOf(existingPartOf(folder))?.uid) return;
  process.setgroups?.([]);
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
}

const existingPartOf = (path: string): string => (existsSync(path) ? path : existingPartOf(dirname(path)));

/** What root has made in `folder` belongs to whom the folder does, who has to read and to remove it. */
export async function giveToOwnerOf(folder: string, changeOwner = lchown): Promise<void> {
  const owner = ownerOf(folder);
  if (owner !== null && owner.uid !== 0) await give(realpathSync(folder), owner, changeOwner);
}

async function give(path: string, owner: Stats, changeOwner: typeof lchown): Promise<void> {
  if ((await lstat(path)).isDirectory()) {
    // Root's meanwhile: else its owner could put a link in the place of what is about to be given.
    await changeOwner(path, 0, 0);
    for (const name of await readdir(path)) await give(join(path, name), owner, changeOwner);
  }
  await changeOwner(path, owner.uid, owner.gid);
}

const ownerOf = (folder: string) => (isRoot() && existsSync(folder) ? statSync(folder) : null);
