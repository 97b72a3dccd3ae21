import type { DriverPlatform, DriverType } from '#shared/site/drivers.ts';

/** The visitor's browser, as far as it can be detected. */
export interface VisitorBrowser {
  type: DriverType;
  /** `142.0.0.0` if the browser hides the rest. */
  version: string;
  platform: DriverPlatform;
}

/** Missing in the DOM types. Only in Chromium browsers and secure contexts. */
interface Hints {
  brands: readonly Brand[];
  fullVersionList?: readonly Brand[];
  platform: string;
  mobile: boolean;
  architecture?: string;
  bitness?: string;
}
interface Brand {
  brand: string;
  version: string;
}
interface WithHints {
  userAgentData?: { getHighEntropyValues(names: string[]): Promise<Hints> };
}

/** Other Chromium browsers have drivers of their own. */
const BRANDS: Record<string, DriverType> = {
  'Microsoft Edge': 'edge',
  'Google Chrome': 'chrome',
  HeadlessChrome: 'chrome',
};
const ENGINE = 'Chromium';

export async function visitorBrowser(): Promise<VisitorBrowser | null> {
  const names = ['fullVersionList', 'architecture', 'bitness'];
  const hints = await (navigator as WithHints).userAgentData?.getHighEntropyValues(names).catch(() => undefined);
  return hints ? browserOfHints(hints) : browserOfUserAgent(navigator.userAgent);
}

export function browserOfHints(hints: Hints): VisitorBrowser | null {
  if (hints.mobile) return null;
  const all = hints.fullVersionList ?? hints.brands;
  // One brand is an intentional fake ("Not A;Brand"). Plain Chromium lists only itself.
  const real = all.filter(({ brand }) => !/not.*brand/i.test(brand));
  const named = real.find(({ brand }) => brand in BRANDS);
  const isPlain = real.every(({ brand }) => brand === ENGINE);
  const found = named ?? (isPlain ? real[0] : undefined);
  const platform = platformOfHints(hints);
  if (!found || platform === null) return null;
  const type = BRANDS[found.brand] ?? 'chrome';
  return { type, version: found.version, platform: offered(type, platform) };
}

function platformOfHints({ platform, architecture, bitness }: Hints): DriverPlatform | null {
  const isArm = architecture === 'arm';
  if (platform === 'Windows') return isArm ? 'win-arm64' : bitness === '32' ? 'win32' : 'win64';
  if (platform === 'macOS') return architecture === 'x86' ? 'mac-x64' : 'mac-arm64';
  return platform === 'Linux' && !isArm ? 'linux64' : null;
}

/** Pages on plain http get no client hints; the user agent has the major version and the system. */
export function browserOfUserAgent(userAgent: string): VisitorBrowser | null {
  if (/Mobile|Android|OPR\/|Whale\/|SamsungBrowser\/|Vivaldi\/|YaBrowser\//.test(userAgent)) return null;
  const edge = /Edg\/([\d.]+)/.exec(userAgent)?.[1];
  const version = edge ?? /(?:Headless)?Chrome\/([\d.]+)/.exec(userAgent)?.[1];
  const platform = platformOfUserAgent(userAgent);
  if (version === undefined || platform === null) return null;
  return { type: edge === undefined ? 'chrome' : 'edge', version, platform };
}

function platformOfUserAgent(userAgent: string): DriverPlatform | null {
  if (userAgent.includes('Windows NT')) return /Win64|WOW64|x64/.test(userAgent) ? 'win64' : 'win32';
  // Every Mac reports Intel in the user agent; Macs sold since 2020 are ARM.
  if (userAgent.includes('Mac OS X')) return 'mac-arm64';
  return /Linux x86_64/.test(userAgent) ? 'linux64' : null;
}

/** There is no Chrome driver for Windows on ARM; the 64-bit driver runs there. */
const offered = (type: DriverType, platform: DriverPlatform): DriverPlatform =>
  type === 'chrome' && platform === 'win-arm64' ? 'win64' : platform;
