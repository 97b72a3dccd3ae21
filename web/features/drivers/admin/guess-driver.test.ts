import { expect, it } from 'vitest';
import { guessDriver } from './guess-driver.ts';

it.each([
  ['chromedriver-win64.zip', { type: 'chrome', platform: 'win64' }],
  ['chromedriver-mac-arm64.zip', { type: 'chrome', platform: 'mac-arm64' }],
  ['chromedriver-linux64 (1).zip', { type: 'chrome', platform: 'linux64' }],
  ['edgedriver_win64.zip', { type: 'edge', platform: 'win64' }],
  ['edgedriver_arm64.zip', { type: 'edge', platform: 'win-arm64' }],
  ['edgedriver_mac64_m1.zip', { type: 'edge', platform: 'mac-arm64' }],
  ['chromedriver-142.0.7444.175-win64.zip', { type: 'chrome', platform: 'win64', version: '142.0.7444.175' }],
  ['edgedriver-142.0.3595.94-mac-x64.zip', { type: 'edge', platform: 'mac-x64', version: '142.0.3595.94' }],
  ['드라이버.zip', {}],
])('reads %s', (name, guess) => {
  expect(JSON.parse(JSON.stringify(guessDriver(name)))).toEqual(guess);
});
