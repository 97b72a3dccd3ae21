import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Memory } from './memory/process-memory.ts';
import { largestMappings, memoryOf } from './memory/process-memory.ts';
import { ADMIN, MixedUse } from './memory/mixed-use.ts';
import { startPortal } from './support/start-portal.ts';

/**
 * Memory of a portal in its own process (Linux) under mixed use: pages, lists, search, questions to the assistant,
 * writing, uploads of photographs and documents.
 * `--hurry 6` sends six times as many requests per minute, without rate limits.
 * `--database postgres://…` measures on PostgreSQL. `--rest 1` measures for another minute without requests.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    hurry: { type: 'string', default: '1' },
    database: { type: 'string' },
    rest: { type: 'string', default: '0' },
    mappings: { type: 'boolean', default: false },
  },
});
const hurry = Number(values.hurry);
const METRICS_TOKEN = 'bench-metrics-token-2026';
const EVERY_MS = 15_000;
const MEAN_OF_MINUTES = 5;
/** Caches and compiled code fill up until then. */
const WARM_MINUTES = 15;

const folder = await mkdtemp(join(tmpdir(), 'portal-memory-'));
const portal = await startPortal(folder, {
  ...ADMIN,
  BOT_CHECK: 'none',
  METRICS_TOKEN,
  // Visitors come from many addresses.
  TRUST_PROXY: '127.0.0.1',
  ...(hurry > 1 && { CALL_LIMIT_FACTOR: '1000' }),
  ...(values.database && { DATABASE_URL: values.database }),
});
const use = new MixedUse(portal.url);
process.once('SIGINT', () => process.kill(portal.pid, 'SIGTERM'));

try {
  write(
    '| 지난 시간 | 상주 | 그중 파일 | V8 사용 | V8 확보 | V8 밖 | 띄운 프로세스 |\n|---:|---:|---:|---:|---:|---:|---:|',
  );
  const started = Date.now();
  const samples: (Memory & { minute: number })[] = [];
  const sample = async () => {
    const minute = (Date.now() - started) / 60_000;
    const memory = await memoryOf(portal, METRICS_TOKEN);
    samples.push({ minute, ...memory });
    write(lineOf(minute * 60, memory));
  };
  await sample();
  await use.logIn();
  const until = started + Number(values.minutes) * 60_000;
  const repeat = async (work: () => Promise<void>, pauseMs: number) => {
    while (Date.now() < until) {
      await work();
      await wait(pauseMs);
    }
  };
  await Promise.all([
    repeat(() => use.read(), 200 / hurry),
    repeat(() => use.read(), 300 / hurry),
    repeat(() => use.ask(), 4_000 / hurry),
    // Within the rate limits of one account and address.
    repeat(() => use.write(), 21_000 / hurry),
    repeat(sample, EVERY_MS),
  ]);
  const used = [...samples];
  write('| 그 뒤로는 아무것도 묻지 않음 |');
  for (const restedUntil = Date.now() + Number(values.rest) * 60_000; Date.now() < restedUntil; await wait(EVERY_MS))
    await sample();
  await sample();
  const rss = samples.map((memory) => memory.rss);
  write(
    `\n상주 메모리: 시작 ${mib(rss[0])}, 끝 ${mib(rss.at(-1))}, 가장 많을 때 ${mib(Math.max(...rss))}; 띄운 프로세스까지 가장 많을 때 ${mib(Math.max(...samples.map((memory) => memory.rss + memory.children)))} (${values.minutes}분, ${hurry}배 빠르게)`,
  );
  const means = [...Map.groupBy(used, ({ minute }) => Math.floor(minute / MEAN_OF_MINUTES)).values()].map(meanOf);
  write(`${MEAN_OF_MINUTES}분마다의 평균: ${means.map((mean) => mean.toFixed(0)).join(', ')}MiB`);
  const warm = used.filter(({ minute }) => minute >= WARM_MINUTES);
  if (warm.length > 2) write(`${WARM_MINUTES}분 뒤의 기울기: 한 시간에 ${mib(slopeOf(warm) * 60)}`);
  if (values.mappings) for (const line of largestMappings(portal.pid, 25)) write(line);
  for (const [name, count] of [...use.statuses].toSorted(([a], [b]) => a.localeCompare(b))) write(`${count} × ${name}`);
} finally {
  await portal.stop();
  await rm(folder, { recursive: true, force: true });
}

function lineOf(seconds: number, { rss, file, heapUsed, heapTotal, external, children, childCount }: Memory): string {
  const started = `${mib(children)} (${childCount}개)`;
  return `| ${[`${seconds.toFixed(0)}초`, ...[rss, file, heapUsed, heapTotal, external].map(mib), started].join(' | ')} |`;
}

function meanOf(measured: readonly Memory[]): number {
  return measured.reduce((sum, { rss }) => sum + rss, 0) / measured.length;
}

/** MiB per minute, by least squares. */
function slopeOf(measured: readonly (Memory & { minute: number })[]): number {
  const middle = measured.reduce((sum, { minute }) => sum + minute, 0) / measured.length;
  const mean = meanOf(measured);
  const off = (pick: (minute: number, rss: number) => number) =>
    measured.reduce((sum, { minute, rss }) => sum + pick(minute - middle, rss - mean), 0);
  return off((minute, rss) => minute * rss) / off((minute) => minute * minute);
}

function mib(value = Number.NaN): string {
  return `${value.toFixed(0)}MiB`;
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
