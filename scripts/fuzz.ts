import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { isBuildCurrent } from './build-steps/build-stamp.ts';
import { runSteps } from './support/steps.ts';

/**
 * Longer fuzzing than in `npm run test:deep`: all API operations, three kinds of users, both databases; and how long
 * other visitors of a running portal wait for costly inputs (`--only waiting` for these alone). The printed seed repeats
 * a run.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    database: { type: 'string', default: 'sqlite,postgres' },
    only: { type: 'string', default: 'requests,waiting' },
  },
});
const env = { FUZZ_RUNS: values.runs, FUZZ_SEED: values.seed };
process.stdout.write(`호출마다 요청 ${values.runs}건, 시드 ${values.seed}\n`);
const databases = values.database.split(',');
if (values.only.includes('requests'))
  await runSteps(
    databases.map((project) => ({
      name: `퍼징 (${project})`,
      command: 'vitest',
      args: ['run', '--project', project, 'fuzz', 'server/search/files/read-apart.test.ts'],
      env,
    })),
  );

if (values.only.includes('waiting')) {
  if (!isBuildCurrent()) await import('./build.ts');
  const { measureWaiting } = await import('#fuzz/waiting/measure-waiting.ts');
  const { startPostgres } = await import('#server/testing/database/start-postgres.ts');
  const head = ['보낸 것', '읽기 p99', '읽기 최대', '쓰기 p99', '쓰기 최대', '컴퓨터의 소음을 뺀 최대 ms'];
  process.stdout.write(
    `| ${[...head, '포털 MiB', '다른 프로세스 MiB', '부하'].join(' | ')} |\n|---${'|---:'.repeat(8)}|\n`,
  );
  for (const database of databases) {
    const postgres = database === 'postgres' ? await startPostgres() : null;
    if (await measureWaiting(database, postgres, Number(values.seed))) process.exitCode = 1;
    await postgres?.stop();
  }
}
