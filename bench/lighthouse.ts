import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import type { Browser } from 'playwright';
import { chromium } from 'playwright';
import { findTestBrowser } from '#scripts/support/chromium.ts';
import { blockingCpuMs } from './support/blocking-cpu.ts';
import { startPortal } from './support/start-portal.ts';

const DEBUG_PORT = 4322;
const RUNS = Number(process.env.RUNS ?? 5);
const LISTS = ['/notice', '/reference', '/faq', '/market'];
/** These must be 100; performance depends on the machine, so it has lower limits. */
const PERFECT = ['accessibility', 'best-practices', 'seo', 'agentic-browsing'];
const LEAST = { landing: 95, other: 98 };
const MOST_MS = { landingPaint: 1500, blocking: 100 };
const MAX_SHIFT = 0.01;
/** Steps of the page that shows whether a slower page is seen: 50 ms of CPU and more on any machine, on the simulated phone four times. */
const BUSY_STEPS = 100_000_000;
const LEAST_SEEN_MS = 100;
const REST_CHECK_MS = 500;
/** CPU of the browser's processes between two checks that counts as rest. */
const AT_REST_MS = 25;
const LONGEST_START_MS = 30_000;

type Result = Awaited<ReturnType<typeof measure>>;

/**
 * Lighthouse results of the most visited pages on a simulated phone: the median of several runs, because other load slows
 * single ones. The browser cache is empty, the server's caches are filled.
 *
 * Lighthouse multiplies what tasks took by the clock, so it counts their waiting for a core as work. Hence a browser
 * without windows, once its own start is over, and beside the blocking time that of the same tasks by CPU.
 */
const executablePath = findTestBrowser();
if (executablePath === null) {
  print('\nLighthouse: Chromium이 없어 재지 못했습니다. 설치한 뒤 CHROMIUM_PATH로 알려주세요.');
} else {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const portal = await startPortal(dataDir, { LOG_LEVEL: 'error' });
  try {
    await checkInstrument(executablePath);
    await measurePages(executablePath, portal.url);
  } finally {
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measurePages(chromiumPath: string, url: string): Promise<void> {
  const notices = await (await fetch(`${url}/notice`)).text();
  const notice = /href="(\/noticeDetail\/[^"]+)"/.exec(notices)?.[1] ?? '/notice';
  print(
    '\n| Lighthouse (휴대전화) | 성능 | 접근성 | 권장사항 | 검색 | 에이전트 | FCP | LCP | TBT | CPU로 센 TBT | CLS | |',
  );
  print('|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|');
  for (const path of process.env.PATHS?.split(',') ?? ['/', ...LISTS, notice]) {
    process.stderr.write(`재는 중: ${path}\n`);
    // Fills the server's caches: pictures are resized for the first visitor.
    await measure(chromiumPath, url + path);
    const runs: Result[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(chromiumPath, url + path));
    runs.sort((a, b) => a.score('performance') - b.score('performance'));
    const middle = runs[Math.floor(RUNS / 2)];
    if (middle) printRow(path, middle);
  }
}

async function measure(chromiumPath: string, url: string) {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${DEBUG_PORT}`],
  });
  try {
    await untilAtRest(browser);
    const result = await lighthouse(url, { port: DEBUG_PORT, output: 'json', logLevel: 'error' });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no answer'}`);
    const { lhr, artifacts } = result;
    return {
      score: (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100),
      value: (audit: string) => lhr.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY,
      blockingCpu: blockingCpuMs(artifacts.Trace.traceEvents),
    };
  } finally {
    await browser.close();
  }
}

/** A visitor's browser runs already; a new one is busy with itself for seconds. */
async function untilAtRest(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  await page.setContent('<p>가</p>');
  const session = await browser.newBrowserCDPSession();
  const cpuMs = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  };
  const giveUpAt = performance.now() + LONGEST_START_MS;
  let before = await cpuMs();
  for (;;) {
    await sleep(REST_CHECK_MS);
    const now = await cpuMs();
    if (now - before < AT_REST_MS || performance.now() > giveUpAt) break;
    before = now;
  }
  await page.close();
}

/** @throws if a page that is busy for longer is not measured as such */
async function checkInstrument(chromiumPath: string): Promise<void> {
  const page = (steps: number) =>
    `<!doctype html><meta name="viewport" content="width=device-width"><title>가</title><h1>가</h1><script>
    const work = () => { let sum = 0; for (let step = 0; step < ${steps}; step += 1) sum += step % 7; return sum; };
    addEventListener('load', () => setTimeout(() => { document.title = work(); }, 500));
    </script>`;
  const server = createServer(({ url }, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(page(url === '/busy' ? BUSY_STEPS : 0));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const seen = async (path: string) => {
      const { value, blockingCpu } = await measure(chromiumPath, url + path);
      return { clock: Math.round(value('total-blocking-time')), cpu: Math.round(blockingCpu) };
    };
    const idle = await seen('/');
    const busy = await seen('/busy');
    print(
      `재는 도구의 확인: 한 번에 1억까지 세는 화면의 TBT ${busy.clock}ms(CPU로 ${busy.cpu}ms), 세지 않는 같은 화면은 ${idle.clock}ms(CPU로 ${idle.cpu}ms)`,
    );
    if (busy.cpu - idle.cpu < LEAST_SEEN_MS) throw new Error('A page that blocks longer is not seen');
  } finally {
    server.close();
  }
}

function printRow(path: string, { score, value, blockingCpu }: Result): void {
  const missed = [
    score('performance') < (path === '/' ? LEAST.landing : LEAST.other) && '성능',
    ...PERFECT.map((category) => score(category) < 100 && category),
    path === '/' && value('largest-contentful-paint') > MOST_MS.landingPaint && 'LCP',
    value('total-blocking-time') > MOST_MS.blocking && 'TBT',
    value('cumulative-layout-shift') > MAX_SHIFT && 'CLS',
  ].filter((name) => name !== false);
  const ms = (audit: string) => `${Math.round(value(audit))}ms`;
  const cells = [
    path.replace(/(Detail\/).+/, '$1…'),
    ...['performance', ...PERFECT].map(score),
    ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(ms),
    `${Math.round(blockingCpu)}ms`,
    value('cumulative-layout-shift').toFixed(3),
    missed.length === 0 ? '목표 달성' : `미달: ${missed.join(', ')}`,
  ];
  print(`| ${cells.join(' | ')} |`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
