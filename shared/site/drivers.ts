export const DRIVER_TYPES = ['chrome', 'edge'] as const;
export type DriverType = (typeof DRIVER_TYPES)[number];

/** As Chrome for Testing names them, the most asked-for first. Edge's own names are translated on import. */
export const DRIVER_PLATFORMS = ['win64', 'win32', 'win-arm64', 'linux64', 'mac-arm64', 'mac-x64'] as const;
export type DriverPlatform = (typeof DRIVER_PLATFORMS)[number];

/** MAJOR.MINOR.BUILD.PATCH. */
export const DRIVER_VERSION = /^\d{1,6}(?:\.\d{1,6}){3}$/;

/** What a browser says of itself may be shorter. */
export const BROWSER_VERSION = /^\d{1,6}(?:\.\d{1,6}){0,3}$/;

const partsOf = (version: string) => version.split('.').map(Number);

/** Sorts the newest first: 142.0.10.0 comes before 142.0.9.0. */
export function newestFirst(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  for (let i = 0; i < 4; i += 1) {
    const difference = (right[i] ?? 0) - (left[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Where none fits: the version whose major is nearest, the newest of it; of two as near the older one, as a driver
 * knows what was before it.
 */
export function nearestVersion(wanted: string, versions: readonly string[]): string | null {
  const major = (version: string) => partsOf(version)[0] ?? 0;
  const distance = (version: string) => Math.abs(major(version) - major(wanted));
  const sorted = versions.toSorted((a, b) => distance(a) - distance(b) || major(a) - major(b) || newestFirst(a, b));
  return sorted[0] ?? null;
}

/**
 * The driver for a browser of version `wanted`: the newest patch of the same MAJOR.MINOR.BUILD (product decisions,
 * Web drivers). A browser that hides all but its major version (`142.0.0.0`) gets the newest of that.
 * Edge is served best by its very own version, and by any of its major version when there is nothing nearer.
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
