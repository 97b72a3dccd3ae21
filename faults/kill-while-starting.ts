import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { fillOldDatabase, rowsOf } from './support/old-database.ts';
import type { Finding } from './support/finding.ts';
import { portalOn } from './support/portal.ts';

/** Kills migrations of an old database at random moments; the next start must finish them. */
export async function killWhileMigrating(port: number, folder: string, rounds: number): Promise<Finding> {
  let acknowledged = 0;
  let found = 0;
  let interrupted = 0;
  for (let round = 0; round < rounds; round += 1) {
    const dataDir = join(folder, `round-${round}`);
    mkdirSync(dataDir, { recursive: true });
    const titles = await fillOldDatabase(join(dataDir, 'portal.sqlite'));
    const child = spawn(process.execPath, ['server/main.ts'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        SEED: 'none',
        LOG_LEVEL: 'silent',
      },
    });
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    // Node.js needs most of a second before the migration starts.
    await sleep(500 + Math.random() * 1_500);
    if (!(await isUpdated(port))) interrupted += 1;
    child.kill('SIGKILL');
    await exited;
    const portal = portalOn(port, { DATA_DIR: dataDir });
    await portal.start();
    const { data } = await portal.post('/api/v1/board/list', { boardType: 'notice' });
    await portal.stop();
    acknowledged += titles;
    // Both the rows and the counts that the migration made.
    found += Math.min(await rowsOf(join(dataDir, 'portal.sqlite')), data.totalCount);
  }
  return {
    scenario: '업데이트(마이그레이션) 중에 kill -9',
    rounds,
    acknowledged,
    found,
    lost: acknowledged - found,
    notes: [`${interrupted}번은 열리기 전에 끊었습니다`],
  };
}

const isUpdated = async (port: number) =>
  (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok === true;

/** Message at the start of seeding. */
const SEEDING = '체험용 자료를 넣고';

/** Kills the first start repeatedly during seeding; finally all demo content must exist exactly once. */
export async function killWhileSeeding(port: number, dataDir: string, rounds: number): Promise<Finding> {
  const portal = portalOn(port, { DATA_DIR: dataDir, SEED: 'demo' });
  let interrupted = 0;
  for (let round = 0; round < rounds; round += 1) {
    const starting = portal.start().then(
      () => true,
      () => false,
    );
    // Waits until seeding has started, however slow the machine is.
    for (const until = Date.now() + 60_000; !portal.hasPrinted(SEEDING) && Date.now() < until;) await sleep(10);
    await sleep(Math.random() * 1_000);
    await portal.kill();
    if (!(await starting)) interrupted += 1;
  }
  const began = Date.now();
  await portal.start();
  const readyAfterMs = Date.now() - began;
  const counts = await countsOf(portal);
  await portal.stop();
  const untouched = portalOn(port, { DATA_DIR: `${dataDir}-whole`, SEED: 'demo' });
  const beganUntouched = Date.now();
  await untouched.start();
  const usualMs = Date.now() - beganUntouched;
  const expected = await countsOf(untouched);
  await untouched.stop();
  const sum = (all: number[]) => all.reduce((a, b) => a + b, 0);
  const lost = expected.filter((count, i) => count !== counts[i]).length;
  return {
    scenario: '첫 시작(데모 자료) 중에 kill -9',
    rounds,
    acknowledged: sum(expected),
    found: sum(counts),
    lost,
    notes: [
      `${interrupted}번은 열리기 전에 끊었습니다`,
      `그다음 시작은 끊지 않은 첫 시작의 ${(readyAfterMs / usualMs).toFixed(1)}배 걸렸습니다`,
    ],
  };
}

const BOARDS = ['notice', 'qna', 'faq', 'library', 'reference', 'market', 'videoTutorial'] as const;

async function countsOf(portal: ReturnType<typeof portalOn>): Promise<number[]> {
  const counts: number[] = [];
  for (const boardType of BOARDS) {
    const { data } = await portal.post('/api/v1/board/list', { boardType });
    counts.push(data.totalCount);
  }
  return counts;
}
