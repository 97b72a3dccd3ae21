import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Storage } from '#server/storage/storage.ts';
import { BackupError } from './backup-folder.ts';
import { restoreBackup } from './restore-backup.ts';

/** Of the scratch place, for whoever has to remove one that a killed process left. */
export const CHECK_PREFIX = '.check-';

/**
 * Restores a backup into a scratch place beside it, which is gone afterwards. Its files are read and compared, and not
 * kept a second time. In a thread of its own: filling a whole database keeps one busy, and the portal does it every day.
 * @throws BackupError when it cannot be restored.
 */
export async function checkBackup(folder: string): Promise<void> {
  const scratch = await mkdtemp(join(dirname(folder), CHECK_PREFIX));
  try {
    const worker = new Worker(new URL('check-backup.worker.ts', import.meta.url), { workerData: { scratch, folder } });
    await new Promise<void>((resolve, reject) => {
      worker.once('message', (reason: string) => reject(new BackupError(reason)));
      worker.once('error', reject);
      worker.once('exit', () => resolve());
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** For the thread. */
export async function restoreInto(scratch: string, folder: string): Promise<void> {
  await restoreBackup({ dataDir: scratch, databaseUrl: null }, readAndForget, folder);
}

const readAndForget: Storage = {
  async write(_key, source) {
    const hash = createHash('sha256');
    let sizeBytes = 0;
    for await (const chunk of source as AsyncIterable<Buffer>) {
      hash.update(chunk);
      sizeBytes += chunk.length;
    }
    return { sizeBytes, sha256: hash.digest('hex') };
  },
  read: () => Promise.reject(new Error('Nothing is kept')),
  remove: async () => undefined,
  dropUnfinished: async () => undefined,
};
