import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { isBuildCurrent } from './build-steps/build-stamp.ts';

/** In the order of the record. The last two take longest: ten minutes each, and more on a slow machine. */
const ALL = ['costs', 'run', 'login', 'lighthouse', 'assistant', 'search', 'memory', 'growth'];
const RECORD = 'bench/last-run.md';
const HEAD = `# 마지막 측정

\`npm run bench\`가 부분마다 적습니다(\`npm run bench -- --store run login\`은 그 둘만 새로 적고, \`--store\`가 없으면 보여주기만 합니다). 목표와 까닭은 docs/benchmarks.md에 있습니다. 부분마다 잰 때, 커밋, 컴퓨터, 시작할 때와 끝날 때의 부하가 있습니다. 프로세서의 이름은 /proc/cpuinfo의 것이고 같은 이름이라도 빠르기가 다르므로, bench/run.ts의 Fastify가 초당 보낸 건수를 컴퓨터의 잣대로 봅니다. 부하를 만드는 wrk, Chromium, PostgreSQL은 같은 컴퓨터에서 돕니다.

이 명령이 재지 않는 것: 스크립트와 HTML의 크기는 \`playwright test e2e/site/page-budgets.spec.ts\`, 글꼴이 늦거나 없을 때의 CLS는 \`playwright test e2e/site/layout-shift.spec.ts\`, 한 시간의 메모리는 \`node bench/memory.ts --minutes 60 --rest 3\`이 잽니다.
`;

/** Runs all benchmarks and stores them, or runs those named: `npm run bench -- growth search`, stored with `--store`. */
const { values, positionals } = parseArgs({ options: { store: { type: 'boolean' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !ALL.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`모르는 벤치마크입니다: ${unknown.join(', ')}. 있는 것: ${ALL.join(', ')}\n`);
  process.exit(1);
}
if (!isBuildCurrent()) await import('./build.ts');

const isStored = values.store === true || positionals.length === 0;
for (const name of positionals.length > 0 ? positionals : ALL) {
  const [began, load] = [new Date(), loadNow()];
  const output = await outputOf(name);
  const when = `${began.toISOString().slice(0, 16).replace('T', ' ')}~${new Date().toISOString().slice(11, 16)} UTC`;
  // Stored after each benchmark, so that results survive an interruption.
  if (isStored) store(name, `${when}, ${commit()}, ${machine()}, 부하 ${load}~${loadNow()}\n${asMarkdown(output)}`);
}

/** Replaces the benchmark's part of the record, and leaves the others. */
function store(name: string, part: string): void {
  const [, ...parts] = readFileSync(RECORD, 'utf8').split(/^## /m);
  const byName = new Map(parts.map((text) => [/\w+(?=\.ts\n)/.exec(text)?.[0], text.trimEnd()]));
  byName.set(name, `bench/${name}.ts\n\n${part}`.trimEnd());
  const sorted = ALL.map((each) => byName.get(each)).filter((text) => text !== undefined);
  writeFileSync(RECORD, [HEAD, ...sorted.map((text) => `## ${text}\n`)].join('\n'));
}

function commit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', `:!${RECORD}`);
  return `커밋 ${git('rev-parse', '--short=8', 'HEAD')}${changed === '' ? '' : '에서 고친 것'}`;
}

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus()[0]?.model.trim()} 코어 ${cpus().length}개, 메모리 ${memory}GB, ${process.platform}, Node.js ${process.versions.node}, ${generator()}`;
}

/** What asks in `bench/run.ts`, with its version. */
function generator(): string {
  const { stdout, stderr } = spawnSync('wrk', ['-v'], { encoding: 'utf8' });
  return /wrk \S+/.exec(`${stdout}${stderr}`)?.[0] ?? 'wrk';
}

function loadNow(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

/** Prints the output while it runs, and returns it. */
async function outputOf(name: string): Promise<string> {
  const child = spawn(process.execPath, [`bench/${name}.ts`], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    output += text;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`bench/${name}.ts ended with ${String(code)}`);
  return output;
}

/** Converts the output to Markdown: an empty line before tables; other lines become a list. */
function asMarkdown(output: string): string {
  let wasTable: boolean | null = null;
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines
    .map((line) => {
      const isTable = line.startsWith('|');
      const gap = isTable === wasTable ? '' : '\n';
      wasTable = isTable;
      return `${gap}${isTable ? line : `- ${line.trim()}`}\n`;
    })
    .join('');
}
