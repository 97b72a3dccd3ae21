import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '#server/testing/free-port.ts';
import { FIRST_START_MS, exitOf, newDataDir, startPortal, untilReady } from '../support/servers/own-portal.ts';
import { PORT as PORTAL_PORT } from '../support/portal.ts';

const PORT = await freePort();
const URL_OF_IT = `http://127.0.0.1:${PORT}`;

const started: ChildProcess[] = [];

function start(dataDir: string, settings: Record<string, string> = {}): ChildProcess {
  const child = startPortal(PORT, dataDir, settings);
  started.push(child);
  return child;
}

test.afterEach(() => {
  // After a failed test its server still uses the port.
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

async function noticeCount(): Promise<number> {
  const response = await fetch(`${URL_OF_IT}/api/v1/board/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ boardType: 'notice' }),
  });
  const { data } = (await response.json()) as { data: { totalCount: number } };
  return data.totalCount;
}

test('opens on an empty folder, stops in order, and finds everything again', async () => {
  test.setTimeout(3 * FIRST_START_MS);
  const dataDir = newDataDir();
  try {
    const first = start(dataDir);
    let told = '';
    first.stderr?.on('data', (chunk: Buffer) => (told += chunk.toString()));
    await untilReady(PORT);
    expect(told, 'a password in no log').not.toMatch(/첫 관리자:/);
    expect(await readFile(join(dataDir, 'first-passwords.txt'), 'utf8')).toMatch(/첫 관리자: aionadmin \/ \S+/);
    const count = await noticeCount();
    expect(count).toBeGreaterThanOrEqual(30);
    const firstExit = exitOf(first);
    first.kill('SIGTERM');
    expect(await firstExit).toBe(0);

    const database = (await readdir(dataDir)).find((name) => name.endsWith('.sqlite'));
    expect((await stat(join(dataDir, database ?? ''))).mode & 0o077, 'nobody else may read it').toBe(0);

    const second = start(dataDir);
    const secondExit = exitOf(second);
    await untilReady(PORT);
    expect(await noticeCount()).toBe(count);
    second.kill('SIGINT');
    expect(await secondExit).toBe(0);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('says in one line that the port is taken', async () => {
  const dataDir = newDataDir();
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
