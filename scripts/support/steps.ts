import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { newBuildTarget } from './build-target.ts';

export interface Step {
  /** Shown in the terminal. */
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}

/**
 * Runs steps in sequence and stops at the first failure. Steps in a nested list run in parallel; the output of each is
 * printed when it ends. Resolves with the complete output, for counting tests.
 */
export async function runSteps(steps: readonly (Step | Step[])[]): Promise<string> {
  let printed = '';
  for (const [index, step] of steps.entries()) {
    const group = Array.isArray(step) ? step : [step];
    process.stderr.write(`\n[${index + 1}/${steps.length}] ${group.map(({ name }) => name).join(', ')}\n`);
    printed += await runGroup(group);
  }
  return printed;
}

async function runGroup(steps: readonly Step[]): Promise<string> {
  const isAlone = steps.length === 1;
  const running: ChildProcess[] = [];
  const outputs = await Promise.all(
    steps.map(async (step) => {
      const started = Date.now();
      const { code, output } = await run(step, isAlone, running);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      if (!isAlone) process.stdout.write(output);
      if (code !== 0) {
        for (const child of running) child.kill();
        process.stderr.write(`\n실패: ${step.name} (${seconds}초)\n`);
        process.exit(1);
      }
      process.stderr.write(`완료: ${step.name} (${seconds}초)\n`);
      return output;
    }),
  );
  return outputs.join('');
}

function run(
  { command, args, env }: Step,
  isShown: boolean,
  running: ChildProcess[],
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const stderr = isShown ? 'inherit' : 'pipe';
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', stderr], env: { ...process.env, ...env } });
    running.push(child);
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (isShown) process.stdout.write(chunk);
    });
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    // Not `exit`: output may arrive after it.
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Test selection: scripts/support/test-selection.ts, playwright.config.ts. */
const SHORT = { GATE: 'short' };
const DEEP = { GATE: 'deep' };

export const STEPS = {
  types: { name: '타입', command: 'tsc', args: ['--noEmit', '-p', '.'] },
  lint: { name: '린트', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  format: { name: '서식', command: 'oxfmt', args: ['--check'] },
  unused: { name: '쓰지 않는 코드', command: 'knip', args: [] },
  fastTests: {
    name: '단위·API 테스트 (SQLite)',
    command: 'vitest',
    args: ['run', '--project', 'unit', '--project', 'sqlite'],
    env: SHORT,
  },
  shortTests: { name: '단위·API 테스트 (SQLite, PostgreSQL)', command: 'vitest', args: ['run'], env: SHORT },
  deepTests: { name: '나머지 API 테스트, 정확도, 퍼징, 정규식', command: 'vitest', args: ['run'], env: DEEP },
  buildClient: { name: '빌드: 브라우저', command: 'vite', args: ['build', '--logLevel', 'warn'] },
  finishBuild: { name: '빌드: 압축', command: 'node', args: ['scripts/build-steps/finish-build.ts'] },
  buildRender: { name: '빌드: 서버 렌더링', command: 'vite', args: ['build', '--ssr', '--logLevel', 'warn'] },
  buildManual: { name: '빌드: 매뉴얼', command: 'node', args: ['scripts/build-steps/build-manual.ts'] },
  rollingUpdate: {
    name: '두 대를 차례로 업데이트 (nginx)',
    command: 'node',
    args: ['scripts/faults.ts', '--only', 'rolling'],
  },
  endToEnd: { name: '브라우저 테스트', command: 'playwright', args: ['test'], env: SHORT },
  deepEndToEnd: { name: '나머지 브라우저 테스트', command: 'playwright', args: ['test'], env: DEEP },
} satisfies Record<string, Step>;

/** In parallel: none writes what another reads. */
export const STATIC_CHECKS: Step[] = [STEPS.types, STEPS.lint, STEPS.format, STEPS.unused];

/** The first steps run in parallel and write separate folders. The existing build is unchanged until the last step. */
export function buildSteps(): (Step | Step[])[] {
  const env = newBuildTarget();
  const into = (step: Step) => ({ ...step, env });
  return [[STEPS.buildClient, STEPS.buildRender, STEPS.buildManual].map(into), into(STEPS.finishBuild)];
}
