import { existsSync, statSync } from 'node:fs';
import { lchown, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export const isRoot = () => process.geteuid?.() === 0;

/** Root may write everywhere; the portal runs as the owner of its data. */
export function asOwnerOf(folder: string, work: () => void): void {
  const owner = ownerOf(folder);
  if (owner === null) return work();
  process.setegid?.(owner.gid);
  process.seteuid?.(owner.uid);
  try {
    work();
  } finally {
    process.seteuid?.(0);
    process.setegid?.(0);
  }
}

/** For the rest of this process, if it is root's: what it makes beside the portal's data the portal must be able to read. */
export function becomeOwnerOf(folder: string): void {
  const owner = ownerOf(folder);
  if (owner === null || owner.uid === 0) return;
  process.setgroups?.([]);
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
}

/** What root has made at `path` belongs to whom `folder` belongs to, who has to read and to remove it. */
export async function giveToOwnerOf(folder: string, path: string): Promise<void> {
  const owner = ownerOf(folder);
  if (owner === null || owner.uid === 0 || !existsSync(path)) return;
  const inside = statSync(path).isDirectory() ? await readdir(path, { recursive: true }) : [];
  for (const name of ['.', ...inside]) await lchown(join(path, name), owner.uid, owner.gid);
}

const ownerOf = (folder: string) => (isRoot() && existsSync(folder) ? statSync(folder) : null);
