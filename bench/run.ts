import { once } from 'node:events';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { hashPassword, verifyPassword } from '../server/security/password.ts';
import { encryptWith } from './encrypt.ts';
import { watchMemory } from './support/watch-memory.ts';

const PORT = 4320;
const BASE = `http://127.0.0.1:${PORT}`;
/** As `npm start` runs it. */
const NODE_FLAGS = JSON.parse(readFileSync('scripts/node-flags.json', 'utf8')) as string[];
const NODE_ENV = JSON.parse(readFileSync('scripts/node-env.json', 'utf8')) as Record<string, string>;
const SECONDS = 5;
const ROUNDS = 5;
/** How many ask at the same time for what the limits of the API speak of. */
const AT_ONCE = 64;
/** What a browser says of itself counts: views and visits are counted by it. */
const BROWSER = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
};
const ADMIN = { userId: 'aionadmin', password: 'Adm1n!kx7mv2' };

/**
 * Throughput of what visitors use most, each beside the fastest that this machine could do with the same
 * bytes, measured in the same run. Ratios are to be read, not absolute numbers.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
// With demo content, as the next start finds it.
await stop(await start());
const starting = performance.now();
const portal = await start();
const startedInMs = performance.now() - starting;
const memory = watchMemory(portal.pid ?? 0);
try {
  const rows = [...(await keptPages()), ...(await apiCalls()), await logins()];
  process.stdout.write('\n| 항목 | 초당 | 한계 (같은 실행) | 비율 | p99 |\n|---|---:|---:|---:|---:|\n');
  for (const { name, perSecond, limit, p99Ms } of rows) {
    const ratio = (perSecond / limit).toFixed(3);
    process.stdout.write(`| ${name} | ${Math.round(perSecond)} | ${Math.round(limit)} | ${ratio} | ${p99Ms}ms |\n`);
  }
  const drawn = await timed(300, (i) => fetch(`${BASE}/notice?drawn=${i}`, { headers: BROWSER }).then((r) => r.text()));
  process.stdout.write(`\n공지 목록 화면을 새로 그리는 시간: p50 ${drawn.p50Ms.toFixed(1)}ms\n`);
  const { own, together } = memory.most();
  process.stdout.write(
    `두 번째 시작: ${Math.round(startedInMs)}ms, 부하 뒤 메모리: ${own}MB (파일의 글을 읽는 프로세스까지: ${together}MB)\n`,
  );
} finally {
  await stop(portal);
  rmSync(dataDir, { recursive: true, force: true });
}

/** The pages that everybody sees, against Fastify sending the same bytes, compressed beforehand, from memory. */
async function keptPages() {
  const list = await (await fetch(`${BASE}/notice`)).text();
  const detail = /\/noticeDetail\/[\w-]+/.exec(list)?.[0] ?? '';
  const pages = { '첫 화면': '/', '공지 목록 화면': '/notice', '공지 상세 화면': detail };
  const rows = [];
  for (const [name, path] of Object.entries(pages)) {
    const limit = await startFromMemory(await bytesOf(`${BASE}${path}`), 'text/html; charset=utf-8', 'br');
    const rounds = [];
    // By turns, so that whatever else the machine does hits both.
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await measure({ url: `${BASE}${path}`, headers: BROWSER, duration: 2 });
      const { perSecond } = await measure({ url: limit.url, headers: BROWSER, duration: 2 });
      rounds.push({ name, ...page, limit: perSecond });
    }
    await stop(limit.server);
    const byRatio = rounds.toSorted((x, y) => x.perSecond / x.limit - y.perSecond / y.limit);
    rows.push(...byRatio.slice(ROUNDS >> 1, (ROUNDS >> 1) + 1));
  }
  return rows;
}

/** As they come over the wire. */
async function bytesOf(url: string): Promise<Buffer> {
  const [answer] = (await once(get(url, { headers: BROWSER }), 'response')) as [AsyncIterable<Buffer>];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return Buffer.concat(parts);
}

/** The list and detail calls, of many at once, against a Fastify route that answers the same bytes. */
async function apiCalls() {
  const list = await apiCall('목록 API, 동시 64', 'list', { boardType: 'notice' });
  const { data } = JSON.parse(list.answer) as { data: { list: { documentId: string }[] } };
  const detail = await apiCall('상세 API, 동시 64', 'detail-free', { documentId: data.list[0]?.documentId });
  return [list, detail];
}

async function apiCall(name: string, path: string, input: object) {
  const url = `${BASE}/api/v1/board/${path}`;
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST' as const, headers, body: JSON.stringify(input) };
  const answer = await (await fetch(url, request)).text();
  const call = await measure({ url, ...request, connections: AT_ONCE });
  return { name, answer, ...call, limit: await measureFromMemory(Buffer.from(answer), 'application/json') };
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

async function timed(times: number, work: (i: number) => Promise<unknown>) {
  const took: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const started = performance.now();
    await work(i);
    took.push(performance.now() - started);
  }
  const total = took.reduce((sum, ms) => sum + ms, 0);
  return {
    perSecond: (times * 1000) / total,
    worstMs: Math.round(Math.max(...took)),
    p50Ms: took.toSorted((a, b) => a - b)[times >> 1] ?? 0,
  };
}

async function measure(options: autocannon.Options) {
  process.stderr.write(`재는 중: ${options.url}\n`);
  const result = await autocannon({ connections: 16, duration: SECONDS, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${options.url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

async function measureFromMemory(bytes: Buffer, type: string): Promise<number> {
  const { server, url } = await startFromMemory(bytes, type, null);
  const { perSecond } = await measure({ url, headers: BROWSER, connections: AT_ONCE });
  await stop(server);
  return perSecond;
}

async function startFromMemory(bytes: Buffer, type: string, encoding: string | null) {
  const file = fileURLToPath(new URL('support/serve-from-memory.ts', import.meta.url));
  const server = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
  server.stdin.end(JSON.stringify({ type, encoding, bytes: bytes.toString('base64') }));
  const [url] = (await once(server.stdout, 'data')) as [Buffer];
  return { server, url: url.toString() };
}

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...NODE_FLAGS, 'server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...NODE_ENV,
      PORT: String(PORT),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      BOT_CHECK: 'none',
      // Everything is asked from one address.
      CALL_LIMIT_FACTOR: '1000',
      ADMIN_PASSWORD: ADMIN.password,
      DATABASE_URL: '',
    },
  });
  await untilReady();
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const response = await fetch(`${BASE}/readyz`).catch(() => null);
    if (response?.ok) return;
    await sleep(20);
  }
  throw new Error('The portal did not start');
}
