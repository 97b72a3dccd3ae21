import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ADMIN, BASE_URL, DATA_DIR_VARIABLE, PORT, PRODUCT_ORIGIN } from './e2e/support/portal.ts';
import { findChromium } from './scripts/chromium.ts';

// The workers read it, too: mails lie there.
const dataDir = (process.env[DATA_DIR_VARIABLE] ??= mkdtempSync(join(tmpdir(), 'portal-e2e-')));

/** The production build with demo content in a folder of its own, seen by Chromium. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Generous, for a busy machine: what is wrong fails all the same, only later. One more try tells the two apart.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: BASE_URL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // A plain-http address that is not localhost, where browsers offer no WebCrypto.
        '--host-resolver-rules=MAP intranet.test 127.0.0.1',
      ],
    },
  },
  webServer: {
    command: `${JSON.stringify(process.execPath)} server/main.ts`,
    url: `${BASE_URL}/readyz`,
    timeout: 60_000,
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
    },
  },
});
