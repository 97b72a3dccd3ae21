import type { Logger } from 'pino';
import { pino } from 'pino';
import { batchedLog } from './batched-log.ts';
import { createLog } from './create-log.ts';

/** The log of the process, on standard output. What waits is also written when an unhandled error ends the process. */
export function openLog(level: string): Logger {
  const output = pino.destination({ dest: 1, sync: true });
  const destination = batchedLog((lines) => void output.write(lines));
  process.on('exit', destination.flush);
  return createLog(level, destination);
}
