import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every build lies in a folder of its own below this one, so that building changes nothing that a server reads. */
export const BUILDS = 'dist';

/** Names the build that a server takes when it starts; replaced at once, when the next build is whole. */
export const CURRENT_BUILD = join(BUILDS, 'current.json');

/** The manual of `npm run dev`. */
export const DEVELOPED_MANUAL = join(BUILDS, 'dev/manual');

export interface CurrentBuild {
  /** The folder's name: a hash of what it holds. */
  folder: string;
  /** What it was built from: scripts/build-steps/build-stamp.ts. */
  sources: string;
}

/** Null when nothing is built. `root` is the project's folder. */
export function readCurrentBuild(root: string): CurrentBuild | null {
  try {
    return JSON.parse(readFileSync(join(root, CURRENT_BUILD), 'utf8')) as CurrentBuild;
  } catch {
    return null;
  }
}

/** The folder with `client`, `render` and `manual` of the current build, or null. */
export function currentBuildFolder(root: string): string | null {
  const build = readCurrentBuild(root);
  return build && join(root, BUILDS, build.folder);
}
