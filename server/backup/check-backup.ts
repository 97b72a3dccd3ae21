import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from '#server/storage/storage.ts';
import { restoreBackup } from './restore-backup.ts';

/** Of the scratch place, for whoever has to remove one that a killed process left. */
export const CHECK_PREFIX = '.check-';

/**
 * Restores a backup into a scratch place beside it, which is gone afterwards. Its files are read and compared, and not
 * kept a second time.
 * @throws BackupError when it cannot be restored.
 */
export async function checkBackup(folder: string): Promise<void> {
  const scratch = await mkdtemp(join(dirname(folder), CHECK_PREFIX));
  try {
    await restoreBackup({ dataDir: scratch, databaseUrl: null }, readAndForget, folder);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
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
