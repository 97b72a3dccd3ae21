import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runSteps } from './support/steps.ts';

/**
 * Longer fuzzing than in `npm run test:deep`: all API operations, three kinds of users, both databases. The printed
 * seed repeats a run.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    database: { type: 'string', default: 'sqlite,postgres' },
  },
});
const env = { FUZZ_RUNS: values.runs, FUZZ_SEED: values.seed };
process.stdout.write(`호출마다 요청 ${values.runs}건, 시드 ${values.seed}\n`);
await runSteps(
  values.database.split(',').map((project) => ({
    name: `퍼징 (${project})`,
    command: 'vitest',
    args: ['run', '--project', project, 'server/fuzz', 'server/search/files/read-apart.test.ts'],
    env,
  })),
);
