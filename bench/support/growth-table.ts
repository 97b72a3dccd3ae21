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
import { startPostgres } from '#server/testing/database/start-postgres.ts';
import { cpuSecondsOfAll } from './cpu-time.ts';
import { medianOf } from './compare-cost.ts';
import { statusOf } from './watch-memory.ts';
import { withoutIndexes } from './without-indexes.ts';

/** Time of the newest rows. */
export const NOW = '2026-11-21T03:00:00.000Z';
/** Longer than responses are cached. */
const STEP_MS = 3_000;
const WEEK_MS = 7 * 86_400_000;
const [FEWEST_CALLS, MOST_CALLS] = [5, 200];
const [MEASURED_MS, PATIENCE_MS] = [1_500, 10_000];
const WARM_UP = 5;
/** What is called flat: at most twice as much as among the fewest rows; shorter times than this are noise. */
const SIGNIFICANT_MS = 0.5;
const FLAT = 2;

/** One line of the table. */
export interface Call {
  name: string;
  call: (i: number) => Promise<unknown>;
  /** For calls that read all rows: prints the cost per thousand of this many rows. */
  perThousandOf?: number;
  /** Why it may cost more among many rows. */
  why?: string;
}

interface Growth {
  /** By database; an empty list skips it. */
  sizes: Record<'SQLite' | 'PostgreSQL', readonly number[]>;
  fill(context: Context, size: number): Promise<void>;
  calls(app: FastifyInstance, context: Context, size: number): Promise<Call[]>;
}

/** CPU time of the portal and of the database's processes. */
interface Cost {
  portalMs: number;
  databaseMs: number;
}

/**
 * CPU time of the same API calls with few and with many rows, sequentially, on both databases. Prints a line per call, with
 * the reason if the cost grows. SQLite runs within the portal's process.
 * @returns the number of calls whose cost grows without a reason
 */
export async function printGrowth({ sizes, fill, calls }: Growth): Promise<number> {
  let grown = await ofDatabase('SQLite', () => Promise.resolve(null));
  if (sizes.PostgreSQL.length === 0) return grown;
  const given = process.env.DATABASE_URL;
  const server = given ? null : await startPostgres();
  const adminUrl = given ?? server?.url ?? '';
  grown += await ofDatabase('PostgreSQL', (size) => createDatabase(adminUrl, `bench_${size}`));
  await server?.stop();
  return grown;

  async function ofDatabase(name: keyof typeof sizes, urlFor: (size: number) => Promise<string | null>) {
    const lines = new Map<string, { costs: Cost[]; why: string | undefined }>();
    for (const size of sizes[name]) {
      process.stderr.write(`${name}: ${size.toLocaleString('ko-KR')}건 채우는 중\n`);
      for (const [line, cost, why] of await measure(size, await urlFor(size)))
        lines.set(line, { costs: [...(lines.get(line)?.costs ?? []), cost], why });
    }
    if (lines.size === 0) return 0;
    print(`\n| ${name}, CPU | 행 ${sizes[name].map((size) => size.toLocaleString('ko-KR')).join(' / ')}: ms | 배 | |`);
    print('|---|---:|---:|---|');
    return [...lines].filter(([line, { costs, why }]) => printLine(line, costs, why)).length;
  }

  async function measure(size: number, databaseUrl: string | null) {
    const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
    const settings = readConfig({ DATA_DIR: folder, BOT_CHECK: 'none', SEED: 'none', LOG_LEVEL: 'silent' });
    let now = Date.parse(NOW);
    const clock = { now: () => new Date(now) };
    // The clock runs ahead of the calls.
    const session = { idleMs: WEEK_MS, staffIdleMs: WEEK_MS };
    const config = { ...settings, databaseUrl, callLimitFactor: 1_000, session };
    const { context, close } = await openContext(config, pino({ level: 'silent' }), clock);
    const began = performance.now();
    const filling = () => fill(context, size);
    await (databaseUrl === null ? filling() : withoutIndexes(context.db, filling));
    // PostgreSQL does both automatically, but later.
    await sql.raw(databaseUrl ? 'vacuum analyze' : 'analyze').execute(context.db);
    process.stderr.write(`  ${Math.round((performance.now() - began) / 1_000)}초 걸려 채움, 재는 중\n`);
    const app = await buildApp(context, { pages: { mode: 'production', root: process.cwd() } });
    const server = databaseUrl === null ? null : await serverOf(context);
    const measured: [string, Cost, string | undefined][] = [];
    for (const { name, call, perThousandOf, why } of await calls(app, context, size)) {
      const cost = await costOf(async (i) => {
        now += STEP_MS;
        await call(i);
      }, server);
      const share = perThousandOf === undefined ? 1 : 1_000 / perThousandOf;
      measured.push([name, { portalMs: cost.portalMs * share, databaseMs: cost.databaseMs * share }, why]);
    }
    await app.close();
    await close();
    rmSync(folder, { recursive: true, force: true });
    return measured;
  }
}

/** Process id of PostgreSQL's postmaster. */
async function serverOf({ db }: Context): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return statusOf(rows[0]?.pid ?? 0, 'PPid');
}

async function costOf(work: (i: number) => Promise<unknown>, server: number | null): Promise<Cost> {
  const began = performance.now();
  for (let i = 0; i < WARM_UP && performance.now() - began < MEASURED_MS; i += 1) await work(i);
  const database = () => (server === null ? 0 : cpuSecondsOfAll(server) * 1_000);
  const [before, started] = [database(), performance.now()];
  const each: number[] = [];
  const isEnough = (ms: number) => (each.length < FEWEST_CALLS ? ms > PATIENCE_MS : ms > MEASURED_MS);
  while (each.length === 0 || (each.length < MOST_CALLS && !isEnough(performance.now() - started))) {
    const own = process.cpuUsage();
    await work(WARM_UP + each.length);
    const { user, system } = process.cpuUsage(own);
    each.push((user + system) / 1_000);
  }
  return { portalMs: medianOf(each), databaseMs: (database() - before) / each.length };
}

/** Whether it grows without a reason. */
function printLine(name: string, costs: readonly Cost[], why = ''): boolean {
  const all = costs.map(({ portalMs, databaseMs }) => portalMs + databaseMs);
  const [few, many] = [all[0] ?? 0, all.at(-1) ?? 0];
  const isFlat = many <= FLAT * Math.max(few, SIGNIFICANT_MS);
  const verdict = isFlat ? '그대로' : why || '**늘어남**';
  print(`| ${name} | ${all.map((ms) => ms.toFixed(2)).join(' / ')} | ${(many / few).toFixed(1)} | ${verdict} |`);
  return !isFlat && why === '';
}

async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
