import { mkdirSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { loadDotEnv } from './dot-env.ts';

/**
 * Keeps what Node.js makes of each module on reading it: types taken out, compiled. Without that a start spends most
 * of its time on a thousand files that are as they were the last time. In the portal's own folder, which nobody else
 * writes to: whoever could change what is kept there would have their own code run.
 * Returns what writes it down, as a process that is killed would not get to it.
 */
export function keepCompiled(): () => void {
  try {
    loadDotEnv();
    const folder = resolve(process.env.DATA_DIR || './data');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    enableCompileCache(join(folder, 'compiled'));
  } catch {
    // A start without it only takes longer; what is wrong with the settings or the folder is told further on.
  }
  return () => flushCompileCache();
}
