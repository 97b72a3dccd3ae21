/** Operating system and browser of the visitor, for support forms; empty if unknown. */
export interface VisitorEnvironment {
  os: string;
  browser: string;
}

const BROWSERS: readonly (readonly [name: string, version: RegExp])[] = [
  ['Whale', /Whale\/(\d+)/],
  ['Edge', /Edg\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]*(?: Mobile\S*)? Safari/],
];

/** `platformVersion` is the client hint, if available: every Windows is 10.0 in the user agent. */
export function environmentOf(userAgent: string, platformVersion = ''): VisitorEnvironment {
  for (const [name, version] of BROWSERS) {
    const found = version.exec(userAgent);
    if (found) return { os: osOf(userAgent, platformVersion), browser: `${name} ${found[1]}` };
  }
  return { os: osOf(userAgent, platformVersion), browser: '' };
}

function osOf(userAgent: string, platformVersion: string): string {
  if (userAgent.includes('Windows NT')) return windowsOf(Number.parseInt(platformVersion, 10));
  const android = /Android (\d+)/.exec(userAgent);
  if (android) return `Android ${android[1]}`;
  const ios = /(?:iPhone|CPU) OS (\d+)_/.exec(userAgent);
  if (ios) return `iOS ${ios[1]}`;
  if (userAgent.includes('Mac OS X')) return 'macOS';
  return userAgent.includes('Linux') ? 'Linux' : '';
}

/** Windows 11 reports 13 and above (learn.microsoft.com, "Detect Windows 11 using User-Agent Client Hints"). */
function windowsOf(platformMajor: number): string {
  if (Number.isNaN(platformMajor) || platformMajor === 0) return 'Windows';
  return platformMajor >= 13 ? 'Windows 11' : 'Windows 10';
}

/** Missing in the DOM types. Only in Chromium browsers and secure contexts. */
interface WithHints {
  userAgentData?: { getHighEntropyValues(hints: string[]): Promise<{ platformVersion?: string }> };
}

export async function visitorEnvironment(): Promise<VisitorEnvironment> {
  const hints = (navigator as WithHints).userAgentData?.getHighEntropyValues(['platformVersion']);
  const { platformVersion } = (await hints?.catch(() => ({ platformVersion: '' }))) ?? {};
  return environmentOf(navigator.userAgent, platformVersion);
}
