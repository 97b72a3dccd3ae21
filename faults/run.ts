import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fullDisk } from './full-disk.ts';
import { killWhileMailing } from './kill-while-mailing.ts';
import { killWhileMigrating, killWhileSeeding } from './kill-while-starting.ts';
import { killWhileWriting } from './kill-while-writing.ts';
import { rollingUpdate } from './rolling-update.ts';
import { databaseGone, mailServerGone, storageGone } from './services-gone.ts';
import { freePort } from '#server/testing/free-port.ts';
import type { Finding } from './support/finding.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    port: { type: 'string' },
    only: { type: 'string' },
    from: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const port = values.port ? Number(values.port) : await freePort();

const SCENARIOS: Record<string, (folder: string) => Promise<Finding | string>> = {
  writing: (folder) => killWhileWriting(port, folder, rounds),
  mailing: (folder) => killWhileMailing(port, folder, rounds),
  migrating: (folder) => killWhileMigrating(port, folder, rounds),
  seeding: (folder) => killWhileSeeding(port, folder, rounds),
  database: (folder) => databaseGone(port, folder, rounds),
  mailServer: (folder) => mailServerGone(port, folder, 10),
  storage: (folder) => storageGone(port, folder, rounds),
  rolling: (folder) => rollingUpdate(folder, values.from),
  disk: async (folder) => (await fullDisk(port, folder)) ?? '이 컴퓨터에서는 권한이 없어 하지 못했습니다',
};

// npm run faults [-- --rounds 10 --only writing], or -- --only rolling --from REVISION
process.stdout.write('| 고장 | 횟수 | 받았다고 답한 것 | 찾은 것 | 잃은 것 | 비고 |\n|---|---|---|---|---|---|\n');
for (const [name, scenario] of Object.entries(SCENARIOS)) {
  if (values.only && values.only !== name) continue;
  const folder = mkdtempSync(join(tmpdir(), `portal-fault-${name}-`));
  try {
    const finding = await scenario(join(folder, 'data'));
    process.stdout.write(typeof finding === 'string' ? `| ${name} | 0 | | | | ${finding} |\n` : rowOf(finding));
    if (typeof finding !== 'string' && finding.lost > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowOf({ scenario, rounds: times, acknowledged, found, lost, notes }: Finding): string {
  return `| ${scenario} | ${times} | ${acknowledged} | ${found} | ${lost} | ${notes.join('; ')} |\n`;
}
