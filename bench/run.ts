import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareCost, medianOf } from './support/compare-cost.ts';
import type { Cost, Round } from './support/compare-cost.ts';
import { answerTo, startFromMemory } from './support/start-from-memory.ts';
import { startPortal } from './support/start-portal.ts';
import type { RunningPortal } from './support/start-portal.ts';
import { watchMemory } from './support/watch-memory.ts';
import { CONNECTIONS, ensureWrk } from './support/wrk.ts';
import type { Ask } from './support/wrk.ts';

const ROUNDS = 5;
/** All 64 wait for the first drawing of a page after a rest, which alone would be the slowest 1% of a run of two seconds. */
const SECONDS = 5;
/** Rendering is slow, so the unfinished requests at the end would be a large share of a shorter run. */
const DRAWING_SECONDS = 6;
/** CPU time that the deliberately slowed server wastes per request. */
const WASTED_US = 100;
/** Headers of a browser, because visits of other programs are not counted. */
const BROWSER = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
};
const CALL = { ...BROWSER, 'content-type': 'application/json' };

interface Row {
  name: string;
  ask: Ask;
  goal: Goal;
}
/** Most CPU, as a multiple of the limit's or in milliseconds, and most of p99 as a multiple of p50. */
interface Goal {
  most: number;
  isInMs?: true;
  mostTail: number | null;
}
const PAGE: Goal = { most: 2, mostTail: 5 };
const CALLED: Goal = { most: 2.5, mostTail: 5 };
/** Those that wait for their turn wait for all others. */
const DRAWN: Goal = { most: 6, isInMs: true, mostTail: null };

/**
 * CPU time of the server per request, compared with a bare Fastify that sends the same bytes. All settings are those of
 * `npm start`, including the log, except for the rate limits, because all requests come from one address.
 */
ensureWrk();
const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const script = join(dataDir, 'ask.lua');
// Creates the demo content; the second start is measured.
await (await start()).stop();
const starting = performance.now();
const portal = await start();
const startedInMs = performance.now() - starting;
const memory = watchMemory(portal.pid);
try {
  write(
    `연결 ${CONNECTIONS}개, 기본 설정(CALL_LIMIT_FACTOR=1000만 다름), 기록은 파일로. 부하는 wrk가 만듭니다. Fastify는 같은 바이트를 메모리에서 보내며, 그 초당 건수가 컴퓨터의 잣대입니다.`,
  );
  await checkInstrument(portal);
  await measureRows(portal);
  const lines = await linesOf(portal.logFile);
  write(`그동안 포털이 적은 기록: ${lines.toLocaleString('en')}줄`);
  const { own, together } = memory.most();
  write(
    `두 번째 시작: ${Math.round(startedInMs)}ms, 부하 뒤 메모리: ${own}MB (다른 프로세스까지: ${together}MB), 끝날 때의 부하 ${loadNow()}`,
  );
} finally {
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function start(): Promise<RunningPortal> {
  return startPortal(dataDir, { CALL_LIMIT_FACTOR: '1000' });
}

/** Checks the measurement: a server that wastes a known CPU time must be measured as slower by that time. */
async function checkInstrument({ url }: RunningPortal): Promise<void> {
  const ask: Ask = { url: `${url}/`, headers: BROWSER };
  const answer = await answerTo(ask);
  const slowed = await startFromMemory(ask, answer, WASTED_US);
  const limit = await startFromMemory(ask, answer);
  const rounds = await compareCost(slowed.target, limit.target, { rounds: 3, seconds: SECONDS, script });
  await Promise.all([slowed.stop(), limit.stop()]);
  const [slowedUs, limitUs] = [median(rounds, (round) => round.portal.serverUs), limitOf(rounds)];
  const found = slowedUs - limitUs;
  write(
    `재는 도구의 확인: 요청마다 CPU ${WASTED_US}µs를 버리는 서버는 ${slowedUs.toFixed(0)}µs, 버리지 않는 같은 서버는 ${limitUs.toFixed(0)}µs (${(slowedUs / limitUs).toFixed(1)}배, 차이 ${found.toFixed(0)}µs)`,
  );
  // Reading the clock costs some time, too.
  if (found < WASTED_US * 0.8 || found > WASTED_US * 1.6)
    throw new Error(`A waste of ${WASTED_US}us was measured as ${found}us`);
}

async function measureRows({ url }: RunningPortal): Promise<void> {
  const list = { url: `${url}/api/v1/board/list`, headers: CALL, body: JSON.stringify({ boardType: 'notice' }) };
  const documentId = await newestNotice(list);
  const detail = { url: `${url}/api/v1/board/detail-free`, headers: CALL, body: JSON.stringify({ documentId }) };
  const rows: Row[] = [
    { name: '첫 화면', ask: { url: `${url}/`, headers: BROWSER }, goal: PAGE },
    { name: '공지 목록 화면', ask: { url: `${url}/notice`, headers: BROWSER }, goal: PAGE },
    { name: '공지 상세 화면', ask: { url: `${url}/noticeDetail/${documentId}`, headers: BROWSER }, goal: PAGE },
    { name: '목록 API', ask: list, goal: CALLED },
    { name: '상세 API', ask: detail, goal: CALLED },
    // Every request has another start date before the first notice, so no page comes from the cache.
    {
      name: '새로 그린 공지 목록 화면',
      ask: { url: `${url}/notice?startDt=`, headers: BROWSER, endsWithDay: true },
      goal: DRAWN,
    },
  ];
  const measured: [Row, Round[]][] = [];
  for (const row of rows) {
    process.stderr.write(`재는 중: ${row.name}\n`);
    measured.push([row, await measureRow(row.ask)]);
  }
  write(
    '\n| 항목 | CPU/요청 | Fastify | 배 | 목표 | 생성기 CPU | 초당 | Fastify 초당 | p50 | p99 | p99/p50 | 목표 | Fastify p50 | Fastify p99 | |\n|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|',
  );
  for (const [row, rounds] of measured) write(lineOf(row, rounds));
  write('');
  for (const [{ name }, rounds] of measured)
    write(
      `${name}, 회차마다 CPU µs(부하): ${rounds.map(({ load, portal: cost }) => `${cost.serverUs.toFixed(0)}(${load.toFixed(1)})`).join(', ')}`,
    );
}

async function measureRow(ask: Ask): Promise<Round[]> {
  const limit = await startFromMemory(ask, await answerTo(ask));
  const { leastBytes } = limit.target;
  const seconds = ask.endsWithDay ? DRAWING_SECONDS : SECONDS;
  // Rendered pages contain the date of the request, so their compressed size varies.
  const page = { pid: portal.pid, ask, leastBytes: ask.endsWithDay ? leastBytes * 0.9 : leastBytes };
  const rounds = await compareCost(page, limit.target, { rounds: ROUNDS, seconds, script });
  await limit.stop();
  return rounds;
}

function lineOf({ name, goal }: Row, rounds: Round[]): string {
  const ofPortal = (pick: (cost: Cost) => number) => median(rounds, (round) => pick(round.portal));
  const ofLimit = (pick: (cost: Cost) => number) => median(rounds, (round) => pick(round.limit));
  const times = median(rounds, (round) => round.portal.serverUs / round.limit.serverUs);
  const serverUs = ofPortal((cost) => cost.serverUs);
  const tail = ofPortal((cost) => cost.p99Ms / cost.p50Ms);
  const missed = [
    (goal.isInMs ? serverUs / 1_000 : times) > goal.most && 'CPU',
    goal.mostTail !== null && tail > goal.mostTail && 'p99',
  ].filter((what) => what !== false);
  return `| ${[
    name,
    `${serverUs.toFixed(0)}µs`,
    `${limitOf(rounds).toFixed(0)}µs`,
    times.toFixed(1),
    goal.isInMs ? `${goal.most}ms` : `${goal.most}배`,
    `${ofPortal((cost) => cost.generatorUs).toFixed(0)}µs`,
    ofPortal((cost) => cost.perSecond).toFixed(0),
    ofLimit((cost) => cost.perSecond).toFixed(0),
    `${ofPortal((cost) => cost.p50Ms).toFixed(1)}ms`,
    `${ofPortal((cost) => cost.p99Ms).toFixed(0)}ms`,
    tail.toFixed(1),
    goal.mostTail === null ? '' : `${goal.mostTail}`,
    `${ofLimit((cost) => cost.p50Ms).toFixed(1)}ms`,
    `${ofLimit((cost) => cost.p99Ms).toFixed(0)}ms`,
    missed.length === 0 ? '달성' : `**미달**: ${missed.join(', ')}`,
  ].join(' | ')} |`;
}

async function newestNotice({ url, headers, body }: { url: string; headers: typeof CALL; body: string }) {
  const answer = await fetch(url, { method: 'POST', headers, body });
  const { data } = (await answer.json()) as { data: { list: { documentId: string }[] } };
  return data.list[0]?.documentId ?? '';
}

function median(rounds: Round[], pick: (round: Round) => number): number {
  return medianOf(rounds.map(pick));
}

function limitOf(rounds: Round[]): number {
  return median(rounds, (round) => round.limit.serverUs);
}

async function linesOf(file: string): Promise<number> {
  let lines = 0;
  for await (const chunk of createReadStream(file, 'latin1')) lines += String(chunk).split('\n').length - 1;
  return lines;
}

function loadNow(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
