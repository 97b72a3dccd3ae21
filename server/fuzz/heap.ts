import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** MiB that are still in use after everything else was given back. */
export function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return Math.round(process.memoryUsage().heapUsed / 1024 ** 2);
}
