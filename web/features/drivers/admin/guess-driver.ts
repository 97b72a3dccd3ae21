import type { DriverPlatform, DriverType } from '#shared/site/drivers.ts';
import { DRIVER_PLATFORMS } from '#shared/site/drivers.ts';

interface Guess {
  type?: DriverType;
  platform?: DriverPlatform;
  version?: string;
}

/** Edge's platform names that differ from those used here. */
const EDGE_NAMES: Record<string, DriverPlatform> = { arm64: 'win-arm64', mac64: 'mac-x64', mac64_m1: 'mac-arm64' };

/** Type, version and platform from the name of a zip: `chromedriver-win64.zip`, `edgedriver_mac64_m1.zip`. */
export function guessDriver(fileName: string): Guess {
  const name = fileName.toLowerCase();
  const type = /edgedriver/.test(name) ? 'edge' : /chromedriver/.test(name) ? 'chrome' : undefined;
  const version = /(?<!\d)\d+(?:\.\d+){3}(?!\d)/.exec(name)?.[0];
  const ending = /driver[-_](?:[\d.]+-)?([a-z0-9_-]+?)(?:[ _-]?\(\d+\))?\.zip$/.exec(name)?.[1] ?? '';
  const platform = EDGE_NAMES[ending] ?? DRIVER_PLATFORMS.find((known) => known === ending);
  return { type, version, platform };
}
