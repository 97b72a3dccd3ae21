import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CurrentBuild } from '#server/plugins/pages/build-folder.ts';
import { BUILDS, CURRENT_BUILD } from '#server/plugins/pages/build-folder.ts';

/** A server that still runs on one of the builds before reads files of it when they are asked for. */
const KEPT_BUILDS = 3;
/** Builds that were broken off, and folders of the time when there was one build alone. */
const LEFT_BEHIND = /^(?:next-|client$|render$|manual$)/;
/** What is younger may be a build that is being made. */
const UNFINISHED_MS = 24 * 3_600_000;

/** Gives the finished folder the name of what it holds, and lets the next start take it. */
export function switchTo(finished: string, sources: string): void {
  const folder = hashOf(finished);
  const target = join(BUILDS, folder);
  // The same sources make the same files: a server may be reading them.
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
