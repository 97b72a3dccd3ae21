import { spawn } from 'node:child_process';

export interface Step {
  /** What the person at the terminal reads. */
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}

/**
 * Runs the steps one after the other, their output as it comes, and stops at the first that fails.
 * Resolves to what they printed, for counting.
 */
export async function runSteps(steps: readonly Step[]): Promise<string> {
  let printed = '';
  for (const [index, step] of steps.entries()) {
    const started = Date.now();
    process.stderr.write(`\n[${index + 1}/${steps.length}] ${step.name}\n`);
    const { code, output } = await run(step);
    printed += output;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    if (code !== 0) {
      process.stderr.write(`\n실패: ${step.name} (${seconds}초)\n`);
      process.exit(1);
    }
    process.stderr.write(`완료: ${step.name} (${seconds}초)\n`);
  }
  return printed;
}

function run({ command, args, env }: Step): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

export const STEPS = {
  types: { name: '타입', command: 'tsc', args: ['--noEmit', '-p', '.'] },
  lint: { name: '린트', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  format: { name: '서식', command: 'oxfmt', args: ['--check'] },
  unused: { name: '쓰지 않는 코드', command: 'knip', args: [] },
  fastTests: {
    name: '단위·API 테스트 (SQLite)',
    command: 'vitest',
    args: ['run', '--project', 'unit', '--project', 'sqlite'],
  },
  postgresTests: { name: 'API 테스트 (PostgreSQL)', command: 'vitest', args: ['run', '--project', 'postgres'] },
  buildClient: { name: '빌드: 브라우저', command: 'vite', args: ['build', '--logLevel', 'warn'] },
  compressAssets: { name: '빌드: 압축', command: 'node', args: ['scripts/build-steps/compress-assets.ts'] },
  buildRender: { name: '빌드: 서버 렌더링', command: 'vite', args: ['build', '--ssr', '--logLevel', 'warn'] },
  buildManual: { name: '빌드: 매뉴얼', command: 'node', args: ['scripts/build-steps/build-manual.ts'] },
  endToEnd: { name: '브라우저 테스트', command: 'playwright', args: ['test'] },
} satisfies Record<string, Step>;
