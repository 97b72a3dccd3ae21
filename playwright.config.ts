import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ADMIN, BASE_URL, DATA_DIR_VARIABLE, PORT, PRODUCT_ORIGIN } from './e2e/support/portal.ts';
import { findTestBrowser } from './scripts/support/chromium.ts';
import type { BrowserFonts } from './scripts/support/browser-fonts.ts';
import { fontEnvironment } from './scripts/support/browser-fonts.ts';
import { browserTestsFor } from './scripts/support/test-selection.ts';

// The workers read it, too: mails lie there.
const dataDir = (process.env[DATA_DIR_VARIABLE] ??= newDataDir());

/** Goes with the process that made it, the runner, which ends after the portal. */
function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const tests = browserTestsFor(process.env.GATE);

const launchWith = (fonts: BrowserFonts) => ({
  executablePath: findTestBrowser() ?? undefined,
  // Without a UTF-8 locale, as under cron, Chromium names a download with a Korean name "download".
  env: { ...process.env, LC_ALL: 'C.UTF-8', ...fontEnvironment(fonts) } as Record<string, string>,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Widths of letters as in a browser with windows; without one, Chromium rounds them.
    '--font-render-hinting=none',
    '--disable-background-networking',
    '--disable-component-update',
    // A plain-http address that is not localhost, where browsers offer no WebCrypto.
    '--host-resolver-rules=MAP intranet.test 127.0.0.1',
  ],
});

/** The production build with demo content in a folder of its own, seen by Chromium. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Generous, for a busy machine: what is wrong fails all the same, only later.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // Three of four gates failed for one race among 500 tests. What passes only the second time is listed as flaky.
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: BASE_URL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1440, height: 900 },
    // Recording every step took a fifth of the processor. `playwright test --trace on FILE` shows a failure.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'korean', ...tests.korean, use: { launchOptions: launchWith('korean') } },
    // Once more for visitors without a Korean font: what they see must not move, either.
    { name: 'no-korean', ...tests['no-korean'], use: { launchOptions: launchWith('no-korean') } },
  ],
  webServer: {
    command: `${JSON.stringify(process.execPath)} server/main.ts`,
    url: `${BASE_URL}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    env: {
      PORT: String(PORT),
      PUBLIC_URL: BASE_URL,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
      SEED: 'demo',
      BOT_CHECK: 'pow',
      ADMIN_ID: ADMIN.userId,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'warn',
      // Every test logs in from the same address, as many colleagues behind one proxy would.
      TRUST_PROXY: '127.0.0.1',
      CHAT_EMBED_ORIGINS: PRODUCT_ORIGIN,
      // The few people of the tests act without a pause for minutes; the limits have tests of their own (limit-calls.test.ts).
      CALL_LIMIT_FACTOR: '20',
    },
  },
});
