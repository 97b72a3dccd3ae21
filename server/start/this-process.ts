import { existsSync, readFileSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import type { Config } from '#server/config.ts';
import packageFile from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');

/** Which version of the portal this process is. Read once, when it starts. */
export const thisProcess = {
  version: packageFile.version,
  /** Of the checkout, abbreviated; empty where there is none. An image has it by .dockerignore. */
  commit: readCommit(ROOT),
};

/**
 * Whether another commit was checked out since this process was started: what it loads only when needed would be of the
 * new version.
 */
export const isReplaced = (root = ROOT): boolean =>
  thisProcess.commit !== '' && readCommit(root) !== thisProcess.commit;

/** Which of several instances a process with these settings is: two may share a machine. */
export const instanceOf = ({ port }: Pick<Config, 'port'>) => `${hostname()}:${port}`;

/** The commit that is checked out below `root`, as git keeps it; empty when it cannot be told. */
export function readCommit(root: string): string {
  try {
    const git = gitFolder(join(root, '.git'));
    const head = readFileSync(join(git, 'HEAD'), 'utf8').trim();
    const name = /^ref: (.+)$/.exec(head)?.[1];
    return (name === undefined ? head : readReference(git, name)).slice(0, 10);
  } catch {
    return '';
  }
}

/** A worktree has a file that names its folder. */
function gitFolder(path: string): string {
  if (statSync(path).isDirectory()) return path;
  const named = readFileSync(path, 'utf8').replace(/^gitdir: /, '');
  return resolve(path, '..', named.trim());
}

function readReference(git: string, name: string): string {
  const common = join(git, 'commondir');
  const folders = [git, ...(existsSync(common) ? [resolve(git, readFileSync(common, 'utf8').trim())] : [])];
  for (const folder of folders) {
    const file = join(folder, name);
    if (existsSync(file)) return readFileSync(file, 'utf8').trim();
    const packed = join(folder, 'packed-refs');
    const line = existsSync(packed)
      ? readFileSync(packed, 'utf8')
          .split('\n')
          .find((one) => one.endsWith(` ${name}`))
      : undefined;
    if (line !== undefined) return line.split(' ', 1)[0] ?? '';
  }
  return '';
}
