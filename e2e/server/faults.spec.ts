import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { killWhileMigrating, killWhileSeeding } from '#faults/kill-while-starting.ts';
import { killWhileWriting } from '#faults/kill-while-writing.ts';
import { databaseGone, mailServerGone, storageGone } from '#faults/services-gone.ts';
import { freePort } from '#server/testing/free-port.ts';
import type { Finding } from '#faults/support/finding.ts';

// A short version of `npm run faults`; in parallel, so each scenario has its own port.

const SCENARIOS: [string, (port: number, folder: string) => Promise<Finding>][] = [
  [
    'kill -9 while people write loses nothing that was acknowledged',
    (port, folder) => killWhileWriting(port, folder, 2),
  ],
  [
    'a database that goes and comes back loses nothing that was acknowledged',
    (port, folder) => databaseGone(port, folder, 1),
  ],
  [
    'a storage that goes and comes back loses nothing that was acknowledged',
    (port, folder) => storageGone(port, folder, 1),
  ],
  [
    'an update that is killed midway is finished by the next start',
    (port, folder) => killWhileMigrating(port, folder, 2),
  ],
  [
    'a first start that is killed midway is finished by the next, each document once',
    (port, folder) => killWhileSeeding(port, folder, 1),
  ],
  ['a mail server that goes and comes back gets every mail once', (port, folder) => mailServerGone(port, folder, 3)],
];

for (const [name, scenario] of SCENARIOS) {
  test(name, async () => {
    test.slow();
    const folder = mkdtempSync(join(tmpdir(), 'portal-fault-'));
    try {
      const { acknowledged, lost, notes } = await scenario(await freePort(), join(folder, 'data'));
      expect(lost, notes.join('; ')).toBe(0);
      expect(acknowledged).toBeGreaterThan(0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
