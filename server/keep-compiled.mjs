import { existsSync, mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';

// Keeps what Node.js makes of each module on reading it: types taken out, compiled. Without that a start spends most of
// its time on a thousand files that are as they were the last time. In the portal's own folder, which nobody else
// writes to: whoever could change what is kept there would have their own code run.
// Read before anything else (`--import` in start/node-flags.json), and not in TypeScript: for the first file of it
// that is not kept yet, Node.js loads a compiler that holds 25 MB for as long as the process lives.
try {
  // Like `start/dot-env.ts`, which cannot be loaded yet.
  if (existsSync('.env')) process.loadEnvFile('.env');
  const folder = resolve(process.env.DATA_DIR || './data');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  enableCompileCache(join(folder, 'compiled'));
} catch {
  // Without the cache, the start only takes longer. Errors of settings or folder are reported later.
}
