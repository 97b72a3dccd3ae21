import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '#server/testing/free-port.ts';
import { PORT as PORTAL_PORT } from '../support/portal.ts';

const PORT = await freePort();
const URL_OF_IT = `http://127.0.0.1:${PORT}`;

/** The demo content is loaded on the first start. */
const FIRST_START_MS = 60_000;

const started: ChildProcess[] = [];

function start(dataDir: string, settings: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
      LOG_LEVEL: 'silent',
      SEED: 'demo',
      ...settings,
    },
  });
  started.push(child);
  return child;
}

test.afterEach(() => {
  // After a failed test its server still uses the port.
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

const exitOf = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));
const isReady = async () => (await fetch(`${URL_OF_IT}/readyz`).catch(() => null))?.status === 200;

async function noticeCount(): Promise<number> {
  const response = await fetch(`${URL_OF_IT}/api/v1/board/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ boardType: 'notice' }),
  });
  const { data } = (await response.json()) as { data: { totalCount: number } };
  return data.totalCount;
}

test('opens on an empty folder, stops in order, and finds everything again', { tag: '@short' }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-process-'));
  try {
    const first = start(dataDir);
    let told = '';
    first.stderr?.on('data', (chunk: Buffer) => (told += chunk.toString()));
    await expect.poll(isReady, { timeout: FIRST_START_MS }).toBe(true);
    expect(told).toMatch(/첫 관리자: aionadmin \/ \S+/);
    const count = await noticeCount();
    expect(count).toBeGreaterThanOrEqual(30);
    const firstExit = exitOf(first);
    first.kill('SIGTERM');
    expect(await firstExit).toBe(0);

    const database = (await readdir(dataDir)).find((name) => name.endsWith('.sqlite'));
    expect((await stat(join(dataDir, database ?? ''))).mode & 0o077, 'nobody else may read it').toBe(0);

    const second = start(dataDir);
    const secondExit = exitOf(second);
    await expect.poll(isReady, { timeout: FIRST_START_MS }).toBe(true);
    expect(await noticeCount()).toBe(count);
    second.kill('SIGINT');
    expect(await secondExit).toBe(0);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('says in one line that the port is taken', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-process-'));
  try {
    const second = start(dataDir, { PORT: String(PORTAL_PORT), SEED: 'none' });
    let told = '';
    second.stderr?.on('data', (chunk: Buffer) => (told += chunk.toString()));
    expect(await exitOf(second)).toBe(1);
    expect(told.trimEnd().split('\n').at(-1)).toMatch(/^설정 PORT의 \d+번을 다른 프로그램이 쓰고 있습니다/);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
