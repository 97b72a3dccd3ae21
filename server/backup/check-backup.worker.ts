import { parentPort, workerData } from 'node:worker_threads';
import { BackupError } from './backup-folder.ts';
import { restoreInto } from './check-backup.ts';

const { scratch, folder } = workerData as { scratch: string; folder: string };
try {
  await restoreInto(scratch, folder);
} catch (error) {
  // Of other errors the thread ends, which tells the one that waits.
  if (!(error instanceof BackupError)) throw error;
  parentPort?.postMessage(error.message);
}
