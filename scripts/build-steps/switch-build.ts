import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CurrentBuild } from '#server/plugins/pages/build-folder.ts';
import { BUILDS, CURRENT_BUILD } from '#server/plugins/pages/build-folder.ts';

/** A running server may still read files of previous builds. */
const KEPT_BUILDS = 3;
/** Aborted builds, and folders of earlier versions of this script. */
const LEFT_BEHIND = /^(?:next-|client$|render$|manual$)/;
/** Younger folders may be builds in progress. */
const UNFINISHED_MS = 24 * 3_600_000;

/** Renames the finished folder to the hash of its contents, and makes it the current build. */
export function switchTo(finished: string, sources: string): void {
  const folder = hashOf(finished);
  const target = join(BUILDS, folder);
  // The same sources produce the same files, which a server may be using.
  if (existsSync(target)) rmSync(finished, { recursive: true });
  else renameSync(finished, target);
  const beside = `${CURRENT_BUILD}.${process.pid}`;
  writeFileSync(beside, `${JSON.stringify({ folder, sources } satisfies CurrentBuild)}\n`);
  renameSync(beside, CURRENT_BUILD);
  removeOldBuilds(folder);
}

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted())
    hash.update(`${name.slice(folder.length)}\n`).update(readFileSync(name));
  return hash.digest('hex').slice(0, 16);
}

function removeOldBuilds(current: string): void {
  const isBuild = (name: string) => /^[0-9a-f]{16}$/.test(name);
  const ageOf = (name: string) => Date.now() - statSync(join(BUILDS, name)).mtimeMs;
  const others = readdirSync(BUILDS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== current)
    .map(({ name }) => name);
  const builds = others.filter(isBuild).toSorted((a, b) => ageOf(a) - ageOf(b));
  const leftBehind = others.filter((name) => LEFT_BEHIND.test(name) && ageOf(name) > UNFINISHED_MS);
  for (const name of [...builds.slice(KEPT_BUILDS - 1), ...leftBehind])
    rmSync(join(BUILDS, name), { recursive: true, force: true });
}
