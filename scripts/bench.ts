import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { isBuildCurrent } from './build-steps/build-stamp.ts';

/** Slowest last. */
const ALL = ['costs', 'run', 'login', 'lighthouse', 'assistant', 'search', 'growth'];
const KNOWN = [...ALL, 'memory'];
const RECORD = 'bench/last-run.md';

/** Runs all benchmarks but `memory`, or those named: `npm run bench -- growth search`. Only a complete run is stored. */
const [, , ...named] = process.argv;
const unknown = named.filter((name) => !KNOWN.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`모르는 벤치마크입니다: ${unknown.join(', ')}. 있는 것: ${KNOWN.join(', ')}\n`);
  process.exit(1);
}
if (!isBuildCurrent()) await import('./build.ts');

const written = [
  `# 마지막 측정\n\n\`npm run bench\`가 적었습니다. 무엇이 목표인지는 docs/benchmarks.md에 있습니다.\n\n${machine()}\n`,
];
for (const name of named.length > 0 ? named : ALL) {
  const load = loadavg()[0]?.toFixed(1);
  const output = await outputOf(name);
  written.push(`\n## bench/${name}.ts\n\n시작할 때의 부하 ${load}\n${asMarkdown(output)}`);
  // Written after each benchmark, so that results survive an interruption.
  if (named.length === 0) writeFileSync(RECORD, written.join(''));
}

function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, 부하는 ${generator()}가 만듭니다. ${first?.model.trim()} 코어 ${cpus().length}개, 메모리 ${memory}GB, ${process.platform}, Node.js ${process.versions.node}. Chromium과 PostgreSQL도 같은 컴퓨터에서 돕니다.`;
}

/** What asks in `bench/run.ts`, with its version. */
function generator(): string {
  const { stdout, stderr } = spawnSync('wrk', ['-v'], { encoding: 'utf8' });
  return /wrk \S+/.exec(`${stdout}${stderr}`)?.[0] ?? 'wrk';
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
  let wasTable = false;
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
