import { createHash } from 'node:crypto';
import { existsSync, globSync, statSync } from 'node:fs';
import { currentBuildFolder, readCurrentBuild } from '#server/plugins/pages/build-folder.ts';

/** Hash of names, sizes and times of all sources of the pages; takes milliseconds. */
export function sourcesNow(): string {
  const hash = createHash('sha256');
  const files = globSync([
    'web/**/*',
    'shared/**/*',
    'content/manual/**/*',
    'scripts/manual/**/*',
    'vite.config.ts',
    'package-lock.json',
  ]);
  for (const file of files.toSorted()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

export function isBuildCurrent(): boolean {
  const folder = currentBuildFolder('.');
  return folder !== null && existsSync(folder) && readCurrentBuild('.')?.sources === sourcesNow();
}
