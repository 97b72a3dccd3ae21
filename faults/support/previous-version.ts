import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readCurrentBuild } from '#server/plugins/pages/build-folder.ts';

/** A version with its sources and its build in a folder of its own, which disposing removes. */
export interface PreviousVersion extends Disposable {
  folder: string;
  revision: string;
  /** Paths of its scripts and styles. */
  assets: string[];
}

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The version before the last change of the tables, so that an update from it has migrations to run. */
function revisionBefore(): string | null {
  try {
    const changed = git('rev-list', '-1', 'HEAD', '--', 'server/db/migrations');
    return git('rev-parse', '--short', '--verify', `${changed}^`);
  } catch {
    // No git, or a shallow clone.
    return null;
  }
}

/** Builds `revision`, or the version before the last migration. Null where the history does not have it. */
export function buildPreviousVersion(folder: string, revision = revisionBefore()): PreviousVersion | null {
  if (revision === null) return null;
  mkdirSync(folder, { recursive: true });
  const sources = execFileSync('git', ['archive', revision], { maxBuffer: 1024 ** 3 });
  execFileSync('tar', ['-x', '-C', folder], { input: sources });
  // Its own packages would have to be downloaded; the lock file changes rarely.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: ['ignore', 'ignore', 'ignore'] });
  const build = readCurrentBuild(folder);
  if (build === null) throw new Error(`${revision} was not built`);
  const assets = readdirSync(join(folder, 'dist', build.folder, 'client/assets'))
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map((name) => `/assets/${name}`);
  return { folder, revision, assets, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
