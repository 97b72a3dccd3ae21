import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser for tests: the one named, an installed one, or Playwright's own; null when there is none. */
export function findChromium(): string | null {
  const candidates = [process.env.CHROMIUM_PATH ?? '', ...INSTALLED, chromium.executablePath()];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

/** As `findChromium`, and installs one when there is none: Playwright's download first, then the system's packages. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  process.stderr.write('테스트에 쓸 Chromium을 설치하고 있습니다.\n');
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', timeout: 300_000 });
  if (!findChromium() && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
  const installed = findChromium();
  if (!installed) throw new Error('Chromium을 찾지 못했습니다. 설치한 뒤 CHROMIUM_PATH로 알려주세요.');
  return installed;
}
