/** Browsers by their token in the User-Agent. Browsers that include another's token come before it. */
const BROWSERS: readonly [RegExp, string][] = [
  [/KAKAOTALK/i, '카카오톡'],
  [/NAVER\(inapp/i, '네이버 앱'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bWhale\//, '웨일'],
  [/\bSamsungBrowser\//, '삼성 인터넷'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** `Chrome, Windows`: browser and system of a User-Agent; empty if unknown. */
export function parseUserAgent(userAgent: string | undefined): string {
  const said = (userAgent ?? '').slice(0, 400);
  return [BROWSERS, SYSTEMS].flatMap((kinds) => kinds.find(([sign]) => sign.test(said))?.[1] ?? []).join(', ');
}
