import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { InputOf, OutputOf, PostPath } from '#shared/contract/calls.ts';
import { encryptWith } from '#bench/encrypt.ts';

export const ADMIN = { userId: 'aionadmin', password: 'Adm1n!kx7mv2' };

interface Reply<P extends PostPath> {
  status: number;
  code: string;
  message: string;
  data: OutputOf<P>;
}

/** Generous, for a machine that is busy with much else: usually it is less than two seconds. */
const START_LIMIT_MS = 180_000;

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A portal in its own process, which can be killed and restarted with the same data. */
export function portalOn(port: number, settings: Record<string, string>) {
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let printed = '';

  const isReady = async () => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200;

  /** `folder`: working directory of another version. */
  async function start(extra: Record<string, string> = {}, folder?: string): Promise<void> {
    if (await isReady()) throw new Error(`${url} is already in use`);
    printed = '';
    const started = spawn(process.execPath, ['server/main.ts'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        PORT: String(port),
        DATABASE_URL: '',
        SMTP_URL: '',
        LOG_LEVEL: 'silent',
        SEED: 'none',
        BOT_CHECK: 'none',
        // Each simulated visitor sends another address.
        TRUST_PROXY: '127.0.0.1',
        ADMIN_ID: ADMIN.userId,
        ADMIN_PASSWORD: ADMIN.password,
        ...settings,
        ...extra,
      },
    });
    started.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child = started;
    running.add(started);
    started.once('exit', () => running.delete(started));
    const until = Date.now() + START_LIMIT_MS;
    while (!(await isReady())) {
      if (started.exitCode !== null || started.signalCode !== null)
        throw new Error(`The portal did not start: ${printed}`);
      if (Date.now() > until) throw new Error('The portal was not ready in time');
      await sleep(50);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child;
    child = null;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = new Promise<void>((resolve) => ending.once('exit', () => resolve()));
    ending.kill(signal);
    await exited;
  }

  const send = (path: string, init: RequestInit, token?: string) =>
    fetch(`${url}${path}`, {
      ...init,
      signal: AbortSignal.timeout(60_000),
      headers: {
        ...(init.headers as Record<string, string>),
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });

  /** @throws if the response is incomplete, so nothing was acknowledged */
  async function post<P extends PostPath>(path: P, input: InputOf<P>, token?: string): Promise<Reply<P>> {
    const headers = { 'content-type': 'application/json' };
    const response = await send(path, { method: 'POST', headers, body: JSON.stringify(input ?? {}) }, token);
    const body = (await response.json()) as { responseCode: string; message: string; data: OutputOf<P> };
    return { status: response.status, code: body.responseCode, message: body.message, data: body.data };
  }

  async function logIn(): Promise<string> {
    const key = (await (await send('/api/v1/user/public-key', {})).json()) as {
      data: { keyId: string; publicKey: string };
    };
    const { keyId, publicKey } = key.data;
    const password = encryptWith(publicKey, ADMIN.password);
    const { data, message } = await post('/api/v1/user/login', { keyId, userId: ADMIN.userId, password });
    if (!('token' in data)) throw new Error(`No login: ${message}`);
    return data.token;
  }

  return {
    url,
    pid: () => child?.pid ?? 0,
    hasPrinted: (text: string) => printed.includes(text),
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    send,
    post,
    logIn,
    isReady,
  };
}

export type Portal = ReturnType<typeof portalOn>;
