import { execFileSync, spawnSync } from 'node:child_process';
import type { StdioOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Debian's Chromium without windows and settings: the tests take a quarter less time in it. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const APT = '/usr/bin/apt-get';

/** The configured browser, an installed one, or Playwright's; null if there is none. */
export function findChromium(): string | null {
  const candidates = [process.env.CHROMIUM_PATH ?? '', ...INSTALLED, chromium.executablePath()];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Browser for tests: the configured one, the one without windows, or what `findChromium` finds. */
export function findTestBrowser(): string | null {
  return !process.env.CHROMIUM_PATH && existsSync(HEADLESS) ? HEADLESS : findChromium();
}

/** Installs what `findChromium` and `findTestBrowser` find, if needed: from system packages, or Playwright's without apt. */
export function ensureChromium(): void {
  const missing = findChromium() ? [] : ['chromium'];
  if (findTestBrowser() !== HEADLESS && !process.env.CHROMIUM_PATH) missing.push('chromium-headless-shell');
  const mayInstall = existsSync(APT) && process.getuid?.() === 0;
  if (missing.length > 0 && mayInstall) installWithApt(missing);
  if (findChromium()) return;
  execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  if (!findChromium()) throw new Error('Chromium을 찾지 못했습니다. 설치한 뒤 CHROMIUM_PATH로 알려주세요.');
}

/** Those that the distribution has. Where that fails, what is there has to do. */
function installWithApt(names: readonly string[]): void {
  process.stderr.write('테스트에 쓸 Chromium을 설치하고 있습니다.\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];
  spawnSync(APT, ['update', '-qq'], { stdio, env });
  const known = names.filter(
    (name) => spawnSync('/usr/bin/apt-cache', ['show', '-q', name], { stdio: 'ignore' }).status === 0,
  );
  spawnSync(APT, ['install', '-y', '-qq', '--no-install-recommends', ...known], { stdio, env });
}
