import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Each build has its own folder below this one, so that a new build does not change files that a server uses. */
export const BUILDS = 'dist';

/** Names the build that a server loads at start. Replaced atomically when a build is complete. */
export const CURRENT_BUILD = join(BUILDS, 'current.json');

/** Manual built by `npm run dev`. */
export const DEVELOPED_MANUAL = join(BUILDS, 'dev/manual');

export interface CurrentBuild {
  /** Folder name: a hash of the contents. */
  folder: string;
  /** Hash of the sources: scripts/build-steps/build-stamp.ts. */
  sources: string;
}

/** Null if nothing is built. `root` is the project folder. */
export function readCurrentBuild(root: string): CurrentBuild | null {
  try {
    return JSON.parse(readFileSync(join(root, CURRENT_BUILD), 'utf8')) as CurrentBuild;
  } catch {
    return null;
  }
}

/** Folder with `client`, `render` and `manual` of the current build, or null. */
export function currentBuildFolder(root: string): string | null {
  const build = readCurrentBuild(root);
  return build && join(root, BUILDS, build.folder);
}
