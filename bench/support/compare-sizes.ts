import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { openContext } from '#server/open-context.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';

/** Fixed time of the benchmarks. */
export const NOW = '2026-11-21T03:00:00.000Z';
const CALLS = 200;
const WARM_UP = 30;

type Took = Record<string, { p50: number; p99: number }>;

interface Measured {
  took: Took;
  figures: Record<string, number>;
}

interface Comparison {
  title: string;
  /** Numbers of rows, ascending. */
  sizes: readonly number[];
  fill(context: Context, size: number): Promise<void>;
  /** Calls to measure, by their names in the table; `i` counts the calls. */
  calls(app: FastifyInstance, context: Context, size: number): Promise<Record<string, (i: number) => Promise<unknown>>>;
  /** Values measured once after the calls, by name and unit. */
  figures?(app: FastifyInstance): Promise<Record<string, number>>;
}

/**
 * Times the same API calls with few and with many rows, sequentially, on both databases. Prints a table with the ratio of
 * the largest to the smallest size.
 */
export async function compareSizes(comparison: Comparison): Promise<void> {
  const sizes = comparison.sizes.map((size) => `${size.toLocaleString('ko-KR')}건`).join(' / ');
  print(`\n| ${comparison.title}, ${sizes} | p50 | p99 | p50 비율 |\n|---|---:|---:|---:|`);
  await onBothSizes(comparison, 'SQLite', () => Promise.resolve(null));
  const server = process.env.DATABASE_URL ? null : await startPostgres();
  const adminUrl = process.env.DATABASE_URL ?? server?.url ?? '';
  await onBothSizes(comparison, 'PostgreSQL', (size) => createDatabase(adminUrl, `bench_${size}`));
  await server?.stop();
}

async function onBothSizes(comparison: Comparison, name: string, urlFor: (size: number) => Promise<string | null>) {
  const results: Measured[] = [];
  for (const size of comparison.sizes) {
    process.stderr.write(`${name}: ${size.toLocaleString('ko-KR')}건 채우고 재는 중\n`);
    results.push(await measure(comparison, size, await urlFor(size)));
  }
  const all = (figures: number[], digits: number) => figures.map((figure) => figure.toFixed(digits)).join(' / ');
  const ratio = (figures: number[]) => ((figures.at(-1) ?? 0) / (figures[0] ?? 0)).toFixed(2);
  for (const what of Object.keys(results[0]?.took ?? {})) {
    const p50 = results.map(({ took }) => took[what]?.p50 ?? 0);
    const p99 = results.map(({ took }) => took[what]?.p99 ?? 0);
    print(`| ${name} ${what} | ${all(p50, 2)}ms | ${all(p99, 2)}ms | ${ratio(p50)} |`);
  }
  for (const what of Object.keys(results[0]?.figures ?? {})) {
    const found = results.map(({ figures }) => figures[what] ?? 0);
    print(`| ${name} ${what} | ${all(found, 1)} | | ${ratio(found)} |`);
  }
}

async function measure(
  { fill, calls, figures }: Comparison,
  size: number,
  databaseUrl: string | null,
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const settings = readConfig({ DATA_DIR: folder, BOT_CHECK: 'none', SEED: 'none', LOG_LEVEL: 'silent' });
  const clock = { now: () => new Date(NOW) };
  const { context, close } = await openContext({ ...settings, databaseUrl }, pino({ level: 'silent' }), clock);
  await fill(context, size);
  // PostgreSQL does both automatically, but later.
  await sql.raw(databaseUrl ? 'vacuum analyze' : 'analyze').execute(context.db);
  const app = await buildApp(context);
  const took: Took = {};
  for (const [what, work] of Object.entries(await calls(app, context, size))) took[what] = await timed(work);
  const once = (await figures?.(app)) ?? {};
  await app.close();
  await close();
  rmSync(folder, { recursive: true, force: true });
  return { took, figures: once };
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
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** Calls the API. @throws if the call fails */
export async function post<T>(app: FastifyInstance, path: string, payload: object, token?: string): Promise<T> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const response = await app.inject({ method: 'POST', url: path, payload, headers });
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
  return response.headers['content-type']?.toString().includes('json')
    ? response.json<{ data: T }>().data
    : (response.body as T);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
