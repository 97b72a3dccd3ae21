import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Time of a first start with demo content on a busy machine; hooks that wait for one allow twice as much. */
export const FIRST_START_MS = 90_000;

/** An empty data folder; the caller removes it. */
export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'portal-own-'));

/** Starts a portal besides the one that all tests share, for a test with settings of its own. The caller ends it. */
export function startPortal(port: number, dataDir: string, settings: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
      LOG_LEVEL: 'silent',
      SEED: 'demo',
      ...settings,
    },
  });
}

/** Waits until the portal on this port answers. */
export async function untilReady(port: number): Promise<void> {
  const status = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status;
  await expect.poll(status, { timeout: FIRST_START_MS }).toBe(200);
}

/** Exit code of a process that ends later, once all that it wrote has been read; null after a signal. */
export const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('close', resolve));

/** Ends a portal without asking, and waits: until its end it writes into its folder. */
export async function killPortal(portal: ChildProcess): Promise<void> {
  if (portal.exitCode !== null || portal.signalCode !== null) return;
  const end = exitOf(portal);
  portal.kill('SIGKILL');
  await end;
}
