import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { killWhileWriting } from '#faults/kill-while-writing.ts';
import { databaseGone, storageGone } from '#faults/services-gone.ts';
import type { Finding } from '#faults/support/finding.ts';
import { PORT as PORTAL_PORT } from '../support/portal.ts';

// A round or two of what `npm run faults` does in loops; side by side, so each at a port of its own.
const PORT = PORTAL_PORT + 8;

const SCENARIOS: [string, (folder: string) => Promise<Finding>][] = [
  ['kill -9 while people write loses nothing that was acknowledged', (folder) => killWhileWriting(PORT, folder, 2)],
  [
    'a database that goes and comes back loses nothing that was acknowledged',
    (folder) => databaseGone(PORT + 1, folder, 1),
  ],
  [
    'a storage that goes and comes back loses nothing that was acknowledged',
    (folder) => storageGone(PORT + 2, folder, 1),
  ],
];

for (const [name, scenario] of SCENARIOS) {
  test(name, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-fault-'));
    try {
      const { acknowledged, lost, notes } = await scenario(join(folder, 'data'));
      expect(lost, notes.join('; ')).toBe(0);
      expect(acknowledged).toBeGreaterThan(0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
