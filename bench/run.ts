import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { hashPassword, verifyPassword } from '../server/security/password.ts';
import { encryptWith } from './encrypt.ts';

const PORT = 4320;
const BASE = `http://127.0.0.1:${PORT}`;
const SECONDS = 5;
const ADMIN = { userId: 'aionadmin', password: 'Adm1n!bench' };

/**
 * Throughput of what visitors use most, each beside the fastest that this machine could do with the same
 * bytes, measured in the same run. Ratios are to be read, not absolute numbers.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const portal = spawn(process.execPath, ['server/main.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(PORT),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    BOT_CHECK: 'none',
    ADMIN_PASSWORD: ADMIN.password,
    DATABASE_URL: '',
  },
});
try {
  await untilReady();
  const rows = [await noticePage(), await listCall(), await logins()];
  process.stdout.write('\n| 항목 | 초당 | 한계 (같은 실행) | 비율 | p99 |\n|---|---:|---:|---:|---:|\n');
  for (const { name, perSecond, limit, p99Ms } of rows) {
    const ratio = (perSecond / limit).toFixed(3);
    process.stdout.write(`| ${name} | ${Math.round(perSecond)} | ${Math.round(limit)} | ${ratio} | ${p99Ms}ms |\n`);
  }
} finally {
  portal.kill('SIGTERM');
  await new Promise((resolve) => portal.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

/** /notice against Fastify sending the same bytes, compressed beforehand, from memory. */
async function noticePage() {
  const headers = { 'accept-encoding': 'br' };
  const html = await (await fetch(`${BASE}/notice`)).text();
  const page = await measure({ url: `${BASE}/notice`, headers });
  const limit = await measureFromMemory(brotliCompressSync(html), 'text/html; charset=utf-8', 'br');
  return { name: '공지 목록 화면 (서버 렌더링)', ...page, limit };
}

/** The list call against a Fastify route that answers the same bytes. */
async function listCall() {
  const request = {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ boardType: 'notice' }),
  };
  const answer = await (await fetch(`${BASE}/api/v1/board/list`, request)).text();
  const call = await measure({ url: `${BASE}/api/v1/board/list`, ...request });
  return { name: '목록 API', ...call, limit: await measureFromMemory(Buffer.from(answer), 'application/json') };
}

/** Logins one after the other against bare password checks: argon2id is slow on purpose and nothing else should be. */
async function logins() {
  const { data } = (await (await fetch(`${BASE}/api/v1/user/public-key`)).json()) as {
    data: { keyId: string; publicKey: string };
  };
  const password = encryptWith(data.publicKey, ADMIN.password);
  const hash = await hashPassword(ADMIN.password);
  const bare = await timed(20, () => verifyPassword(hash, ADMIN.password));
  // Under the limit of one address and minute.
  const login = await timed(20, () =>
    fetch(`${BASE}/api/v1/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ keyId: data.keyId, userId: ADMIN.userId, password }),
    }),
  );
  return { name: '로그인', perSecond: login.perSecond, limit: bare.perSecond, p99Ms: login.worstMs };
}

async function timed(times: number, work: () => Promise<unknown>) {
  const took: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const started = performance.now();
    await work();
    took.push(performance.now() - started);
  }
  const total = took.reduce((sum, ms) => sum + ms, 0);
  return { perSecond: (times * 1000) / total, worstMs: Math.round(Math.max(...took)) };
}

async function measure(options: autocannon.Options) {
  process.stderr.write(`재는 중: ${options.url}\n`);
  const result = await autocannon({ connections: 16, duration: SECONDS, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${options.url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

async function measureFromMemory(bytes: Buffer, type: string, encoding?: string): Promise<number> {
  const app = Fastify();
  app.all('/', (_request, reply) => {
    void reply.type(type);
    if (encoding) void reply.header('content-encoding', encoding);
    return reply.send(bytes);
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { perSecond } = await measure({ url });
  await app.close();
  return perSecond;
}

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(`${BASE}/readyz`).catch(() => null);
    if (response?.ok) return;
    await sleep(100);
  }
  throw new Error('The portal did not start');
}
