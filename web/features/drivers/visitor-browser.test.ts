import { describe, expect, it } from 'vitest';
import { browserOfHints, browserOfUserAgent } from './visitor-browser.ts';

const brands = (...named: string[]) =>
  ['Not;A=Brand/99.0.0.0', ...named].map((entry) => {
    const [brand = '', version = ''] = entry.split('/');
    return { brand, version };
  });
const hints = (platform: string, architecture: string, ...named: string[]) => ({
  brands: [],
  fullVersionList: brands(...named),
  platform,
  architecture,
  bitness: '64',
  mobile: false,
});

describe('from the hints of the browser', () => {
  it.each([
    [hints('Windows', 'x86', 'Google Chrome/142.0.7444.176', 'Chromium/142.0.7444.176'), 'chrome 142.0.7444.176 win64'],
    [hints('Windows', 'arm', 'Google Chrome/142.0.7444.176', 'Chromium/142.0.7444.176'), 'chrome 142.0.7444.176 win64'],
    [hints('Windows', 'arm', 'Microsoft Edge/142.0.3595.90', 'Chromium/142.0.7444.1'), 'edge 142.0.3595.90 win-arm64'],
    [
      hints('macOS', 'arm', 'Google Chrome/142.0.7444.176', 'Chromium/142.0.7444.176'),
      'chrome 142.0.7444.176 mac-arm64',
    ],
    [hints('macOS', 'x86', 'Google Chrome/142.0.7444.176', 'Chromium/142.0.7444.176'), 'chrome 142.0.7444.176 mac-x64'],
    [hints('Linux', 'x86', 'Chromium/142.0.7444.176'), 'chrome 142.0.7444.176 linux64'],
    [hints('Windows', 'x86', 'Whale/4.34.1.1', 'Chromium/142.0.7444.176'), null],
    [hints('Linux', 'arm', 'Chromium/142.0.7444.176'), null],
    [{ ...hints('Android', 'arm', 'Google Chrome/142.0.7444.176'), mobile: true }, null],
  ])('%j', (given, expected) => {
    const found = browserOfHints(given);
    expect(found && `${found.type} ${found.version} ${found.platform}`).toBe(expected);
  });
});

describe('from the user agent, on plain http', () => {
  const AGENT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${AGENT} Chrome/142.0.0.0 Safari/537.36`, 'chrome 142.0.0.0 win64'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${AGENT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      'edge 142.0.0.0 win64',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${AGENT} Chrome/142.0.0.0 Safari/537.36`,
      'chrome 142.0.0.0 mac-arm64',
    ],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${AGENT} Chrome/142.0.0.0 Whale/4.34.1.1 Safari/537.36`, null],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', null],
    [`Mozilla/5.0 (Linux; Android 10; K) ${AGENT} Chrome/142.0.0.0 Mobile Safari/537.36`, null],
    ['', null],
  ])('%s', (userAgent, expected) => {
    const found = browserOfUserAgent(userAgent);
    expect(found && `${found.type} ${found.version} ${found.platform}`).toBe(expected);
  });
});
