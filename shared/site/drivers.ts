export const DRIVER_TYPES = ['chrome', 'edge'] as const;
export type DriverType = (typeof DRIVER_TYPES)[number];

/** Names of Chrome for Testing, most used first. Edge's names are converted on import. */
export const DRIVER_PLATFORMS = ['win64', 'win32', 'win-arm64', 'linux64', 'mac-arm64', 'mac-x64'] as const;
export type DriverPlatform = (typeof DRIVER_PLATFORMS)[number];

/** MAJOR.MINOR.BUILD.PATCH. */
export const DRIVER_VERSION = /^\d{1,6}(?:\.\d{1,6}){3}$/;

/** A browser may report fewer parts. */
export const BROWSER_VERSION = /^\d{1,6}(?:\.\d{1,6}){0,3}$/;

const partsOf = (version: string) => version.split('.').map(Number);

/** Comparator, newest first: 142.0.10.0 before 142.0.9.0. */
export function newestFirst(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  for (let i = 0; i < 4; i += 1) {
    const difference = (right[i] ?? 0) - (left[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * For a version without a matching driver: the newest version of the nearest major version. With equal distance the
 * older one, because a driver supports earlier browsers.
 */
export function nearestVersion(wanted: string, versions: readonly string[]): string | null {
  const major = (version: string) => partsOf(version)[0] ?? 0;
  const distance = (version: string) => Math.abs(major(version) - major(wanted));
  const sorted = versions.toSorted((a, b) => distance(a) - distance(b) || major(a) - major(b) || newestFirst(a, b));
  return sorted[0] ?? null;
}

/**
 * Driver version for a browser of version `wanted`, or null: the newest patch of the same MAJOR.MINOR.BUILD (product
 * decisions, Web drivers). For `142.0.0.0` (only the major version is known) the newest of that major. Edge: exact
 * version first, then the same build, then any of the same major.
 */
export function fittingVersion(type: DriverType, wanted: string, versions: readonly string[]): string | null {
  const known = partsOf(wanted.replace(/(?:\.0)+$/, ''));
  const newestWith = (depth: number) =>
    versions
      .filter((version) => partsOf(version).every((part, i) => i >= depth || part === known[i]))
      .toSorted(newestFirst)[0] ?? null;
  if (type === 'edge' && versions.includes(wanted)) return wanted;
  const nearest = newestWith(Math.min(known.length, 3));
  return nearest ?? (type === 'edge' ? newestWith(1) : null);
}
