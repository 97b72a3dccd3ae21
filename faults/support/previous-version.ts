import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readCurrentBuild } from '#server/plugins/pages/build-folder.ts';

/** Sources and build of an older version in their own folder, removed on disposal. */
export interface PreviousVersion extends Disposable {
  folder: string;
  revision: string;
  /** Paths of its scripts and styles. */
  assets: string[];
}

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The version before the last migration, so that the update runs one. */
function revisionBefore(): string | null {
  try {
    const changed = git('rev-list', '-1', 'HEAD', '--', 'server/db/migrations');
    return git('rev-parse', '--short', '--verify', `${changed}^`);
  } catch {
    // No git, or a shallow clone.
    return null;
  }
}

/** Builds `revision`, or the version before the last migration. Null if the git history does not contain it. */
export function buildPreviousVersion(folder: string, revision = revisionBefore()): PreviousVersion | null {
  if (revision === null) return null;
  mkdirSync(folder, { recursive: true });
  const sources = execFileSync('git', ['archive', revision], { maxBuffer: 1024 ** 3 });
  execFileSync('tar', ['-x', '-C', folder], { input: sources });
  // Uses the current packages, to avoid a download; the lock file changes rarely.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: ['ignore', 'ignore', 'ignore'] });
  const build = readCurrentBuild(folder);
  if (build === null) throw new Error(`${revision} was not built`);
  const assets = readdirSync(join(folder, 'dist', build.folder, 'client/assets'))
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map((name) => `/assets/${name}`);
  return { folder, revision, assets, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
