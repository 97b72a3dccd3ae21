import { SaxesParser } from 'saxes';
import { z } from 'zod';
import type { DriverPlatform, DriverType } from '#shared/site/drivers.ts';
import { DRIVER_PLATFORMS, DRIVER_VERSION } from '#shared/site/drivers.ts';
import { fail } from '#server/errors.ts';

export interface ListedDriver {
  version: string;
  platform: DriverPlatform;
  url: string;
}

/**
 * Drivers of a vendor's list: Chrome for Testing's JSON (any with downloads), or the XML of Edge's storage. Other files
 * and unknown platforms are skipped.
 * @throws DR06 if it is no such list.
 */
export function parseListing(type: DriverType, text: string): ListedDriver[] {
  const listed = type === 'chrome' ? parseChrome(text) : parseEdge(text);
  // The last one wins: vendors list a version again after repackaging.
  const unique = new Map(listed.map((driver) => [`${driver.version} ${driver.platform}`, driver]));
  return [...unique.values()];
}

const build = z.object({
  version: z.string().regex(DRIVER_VERSION),
  downloads: z.object({
    chromedriver: z.array(z.object({ platform: z.string(), url: z.string().max(500) })).default([]),
  }),
});
const builds = z.record(z.string(), build).transform((named) => Object.values(named));

/** known-good-versions, last-known-good-versions, latest-patch-versions-per-build and latest-versions-per-milestone. */
const chromeList = z.union([
  z.object({ versions: z.array(build) }).transform((list) => list.versions),
  z.object({ channels: builds }).transform((list) => list.channels),
  z.object({ builds }).transform((list) => list.builds),
  z.object({ milestones: builds }).transform((list) => list.milestones),
]);

function parseChrome(text: string): ListedDriver[] {
  const list = chromeList.safeParse(parseJson(text));
  if (!list.success) return fail('DR06', { cause: list.error });
  return list.data.flatMap(({ version, downloads }) =>
    downloads.chromedriver.flatMap(({ platform, url }) => (isPlatform(platform) ? [{ version, platform, url }] : [])),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    return fail('DR06', { cause });
  }
}

const isPlatform = (name: string): name is DriverPlatform => (DRIVER_PLATFORMS as readonly string[]).includes(name);

const EDGE_PLATFORMS: Record<string, DriverPlatform> = {
  win64: 'win64',
  win32: 'win32',
  arm64: 'win-arm64',
  linux64: 'linux64',
  mac64: 'mac-x64',
  mac64_m1: 'mac-arm64',
};
const EDGE_HOST = 'https://msedgedriver.microsoft.com/';

/** Azure blobs: `<Blob><Name>142.0.3595.94/edgedriver_win64.zip</Name><Url>…</Url></Blob>`; Url may be missing. */
function parseEdge(text: string): ListedDriver[] {
  const listed: ListedDriver[] = [];
  let blob: Record<string, string> = {};
  const path: string[] = [];
  const parser = new SaxesParser();
  // The parser stops at unknown entities; nothing is expanded or fetched.
  parser.on('error', (cause) => fail('DR06', { cause }));
  parser.on('opentag', ({ name }) => {
    path.push(name);
    if (name === 'Blob') blob = {};
  });
  parser.on('text', (value) => {
    const name = path.at(-1) ?? '';
    blob[name] = (blob[name] ?? '') + value;
  });
  parser.on('closetag', ({ name }) => {
    path.pop();
    if (name === 'Blob') listed.push(...edgeDriver(blob.Name ?? '', blob.Url ?? ''));
  });
  parser.write(text.replace(/^\uFEFF/, '')).close();
  if (!/<EnumerationResults[\s>]/.test(text)) fail('DR06');
  return listed;
}

function edgeDriver(name: string, url: string): ListedDriver[] {
  const [, version = '', file = ''] = /^([\d.]+)\/edgedriver_(\w+)\.zip$/.exec(name) ?? [];
  const platform = EDGE_PLATFORMS[file];
  if (!platform || !DRIVER_VERSION.test(version)) return [];
  return [{ version, platform, url: url === '' ? EDGE_HOST + name : url }];
}
