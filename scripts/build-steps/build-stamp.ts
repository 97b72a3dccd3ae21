import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = join('dist', '.stamp');

/** Of everything the pages are built from: names, sizes and times, so that it takes milliseconds. */
function sourcesNow(): string {
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

export const isBuildCurrent = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesNow();

export const stampBuild = (): void => writeFileSync(STAMP, sourcesNow());
