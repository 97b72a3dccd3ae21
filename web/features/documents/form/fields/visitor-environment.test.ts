import { expect, it } from 'vitest';
import { environmentOf } from './visitor-environment.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
    '15.0.0',
    'Windows 11',
    'Chrome 142',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    '10.0.0',
    'Windows 10',
    'Edge 142',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/138.0 Whale/4.33 Safari/537.36`,
    '',
    'Windows',
    'Whale 4',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0', '', 'Windows', 'Firefox 144'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    '',
    'macOS',
    'Safari 26',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    '',
    'iOS 18',
    'Safari 18',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S928N) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    '',
    'Android 15',
    'Samsung Internet 28',
  ],
  ['curl/8.5.0', '', '', ''],
])('%s', (userAgent, platformVersion, os, browser) => {
  expect(environmentOf(userAgent, platformVersion)).toEqual({ os, browser });
});
