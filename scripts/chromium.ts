import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const APT = '/usr/bin/apt-get';

/** Browser for tests: the configured one, an installed one, or Playwright's; null if there is none. */
export function findChromium(): string | null {
  const candidates = [process.env.CHROMIUM_PATH ?? '', ...INSTALLED, chromium.executablePath()];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Like `findChromium`, but installs one if needed: from system packages, or Playwright's without apt. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  process.stderr.write('테스트에 쓸 Chromium을 설치하고 있습니다.\n');
  if (existsSync(APT)) installWithApt();
  else execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  const installed = findChromium();
  if (!installed) throw new Error('Chromium을 찾지 못했습니다. 설치한 뒤 CHROMIUM_PATH로 알려주세요.');
  return installed;
}

function installWithApt(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync(APT, ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync(APT, ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}
