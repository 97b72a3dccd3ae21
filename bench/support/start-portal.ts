import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/testing/free-port.ts';

export interface RunningPortal {
  url: string;
  pid: number;
  /** Its standard output, which is the log as in production. */
  logFile: string;
  stop(): Promise<void>;
}

/** Starts a portal in its own process with default settings on SQLite, except those in `changed`. */
export async function startPortal(dataDir: string, changed: Record<string, string>): Promise<RunningPortal> {
  const port = await freePort();
  const logFile = join(dataDir, 'portal.log');
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', log, 'inherit'],
    // No other settings of this environment.
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, ...changed },
  });
  closeSync(log);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  return { url, pid: child.pid ?? 0, logFile, stop: () => stopProcess(child) };
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 3_000; attempt += 1) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    if (child.exitCode !== null) break;
    await sleep(20);
  }
  throw new Error('The portal did not start');
}
