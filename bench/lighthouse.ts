import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findChromium } from '#scripts/chromium.ts';
import { startPortal } from './support/start-portal.ts';

const DEBUG_PORT = 4322;
const RUNS = Number(process.env.RUNS ?? 3);
const LISTS = ['/notice', '/reference', '/faq', '/market'];
/** These must be 100; performance depends on the machine, so it has lower limits. */
const PERFECT = ['accessibility', 'best-practices', 'seo', 'agentic-browsing'];
const LEAST = { landing: 95, other: 98 };
const MOST_MS = { landingPaint: 1500, blocking: 100 };
const MAX_SHIFT = 0.01;

type Result = Awaited<ReturnType<typeof measure>>;

/**
 * Lighthouse results of the most visited pages on a simulated phone: the median of several runs, because other load slows
 * single ones. The browser cache is empty, the server's caches are filled.
 */
const executablePath = findChromium();
if (executablePath === null) {
  print('\nLighthouse: Chromium이 없어 재지 못했습니다. 설치한 뒤 CHROMIUM_PATH로 알려주세요.');
} else {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const portal = await startPortal(dataDir, { LOG_LEVEL: 'error' });
  try {
    await measurePages(executablePath, portal.url);
  } finally {
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measurePages(chromiumPath: string, url: string): Promise<void> {
  const notices = await (await fetch(`${url}/notice`)).text();
  const notice = /href="(\/noticeDetail\/[^"]+)"/.exec(notices)?.[1] ?? '/notice';
  print('\n| Lighthouse (휴대전화) | 성능 | 접근성 | 권장사항 | 검색 | 에이전트 | FCP | LCP | TBT | CLS | |');
  print('|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|');
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
    const lhr = (await lighthouse(url, { port: DEBUG_PORT, output: 'json', logLevel: 'error' }))?.lhr;
    if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse: ${lhr?.runtimeError?.message ?? 'no answer'}`);
    return {
      score: (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100),
      value: (audit: string) => lhr.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY,
    };
  } finally {
    await browser.close();
  }
}

function printRow(path: string, { score, value }: Result): void {
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
    value('cumulative-layout-shift').toFixed(3),
    missed.length === 0 ? '목표 달성' : `미달: ${missed.join(', ')}`,
  ];
  print(`| ${cells.join(' | ')} |`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
