import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { openContext } from '../server/open-context.ts';
import { startPostgres } from '../server/testing/start-postgres.ts';
import { RARE_WORD, fillBoard, idOf } from './boards/fill-board.ts';

const NOW = '2026-11-21T03:00:00.000Z';
const SIZES = [1_000, Number(process.env.DOCUMENTS ?? 100_000)] as const;
const CALLS = 200;
const WARM_UP = 30;
const PAGE_SIZE = 10;

type Took = Record<string, { p50: number; p99: number }>;

/** How long a board's calls take among few and among many documents, through the door, one call after the other. */
print(`\n| 게시판 호출, ${SIZES.map((size) => size.toLocaleString('ko-KR')).join('건 / ')}건 | p50 | p99 | p50 비율 |`);
print('|---|---:|---:|---:|');
await compare('SQLite', () => Promise.resolve(''));
const server = process.env.DATABASE_URL ? null : await startPostgres();
const adminUrl = process.env.DATABASE_URL ?? server?.url ?? '';
await compare('PostgreSQL', (size) => createDatabase(adminUrl, `boards_${size}`));
await server?.stop();

async function compare(name: string, urlFor: (size: number) => Promise<string>): Promise<void> {
  const results: Took[] = [];
  for (const size of SIZES) {
    process.stderr.write(`${name}: ${size.toLocaleString('ko-KR')}건 채우고 재는 중\n`);
    results.push(await measureBoard(size, await urlFor(size)));
  }
  const [few = {}, many = {}] = results;
  for (const [what, { p50, p99 }] of Object.entries(few)) {
    const other = many[what] ?? { p50: 0, p99: 0 };
    const pair = (a: number, b: number) => `${a.toFixed(2)} / ${b.toFixed(2)}ms`;
    print(`| ${name} ${what} | ${pair(p50, other.p50)} | ${pair(p99, other.p99)} | ${(other.p50 / p50).toFixed(2)} |`);
  }
}

async function measureBoard(documents: number, databaseUrl: string): Promise<Took> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const config = {
    ...readConfig({ DATA_DIR: folder, BOT_CHECK: 'none', SEED: 'none', LOG_LEVEL: 'silent' }),
    databaseUrl: databaseUrl || null,
  };
  const clock = { now: () => new Date(NOW) };
  const { context, close } = await openContext(config, pino({ level: 'silent' }), clock);
  await fillBoard(context.db, documents, NOW);
  // PostgreSQL does both by itself some time after many rows have come.
  await sql.raw(databaseUrl ? 'vacuum analyze' : 'analyze').execute(context.db);
  const app = await buildApp(context);

  const call = async (path: string, payload: object) => {
    const response = await app.inject({ method: 'POST', url: `/api/v1/board/${path}`, payload });
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
    return response.json<{ data: { totalCount: number } }>().data;
  };
  const list = (input: object) => call('list', { boardType: 'notice', ...input });
  const { totalCount } = await list({});
  const last = Math.ceil(totalCount / PAGE_SIZE);
  // Of the published: every fiftieth after the seventh is hidden, after the ninth deleted.
  const opened = (i: number) => idOf((i % Math.floor(documents / 50 - 1)) * 50 + 11);
  const calls: Record<string, (i: number) => Promise<unknown>> = {
    '첫 쪽': () => list({}),
    '가운데 쪽': () => list({ page: Math.ceil(last / 2) }),
    '마지막 쪽': () => list({ page: last }),
    '분류 첫 쪽': () => list({ category: '점검' }),
    조회순: () => list({ sort: 'views' }),
    검색: () => list({ keyword: RARE_WORD }),
    상세: (i) => call('detail-free', { documentId: opened(i) }),
  };
  const took: Took = {};
  for (const [what, work] of Object.entries(calls)) took[what] = await timed(work);
  await app.close();
  await close();
  rmSync(folder, { recursive: true, force: true });
  return took;
}

async function timed(work: (i: number) => Promise<unknown>): Promise<{ p50: number; p99: number }> {
  const took: number[] = [];
  for (let i = 0; i < WARM_UP + CALLS; i += 1) {
    const started = performance.now();
    await work(i);
    if (i >= WARM_UP) took.push(performance.now() - started);
  }
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
