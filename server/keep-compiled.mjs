import { existsSync, mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';

// Enables Node.js's compile cache (type stripping and compilation): without it, a start spends most of its time on a
// thousand unchanged files. The cache is in the portal's data folder, which only the portal may write, because its
// contents are executed. Loaded first (`--import` in start/node-flags.json) and not in TypeScript: for an uncached
// TypeScript file Node.js loads a compiler that keeps 25 MB until the process ends.
try {
  // Like `start/dot-env.ts`, which cannot be loaded yet.
  if (existsSync('.env')) process.loadEnvFile('.env');
  const folder = resolve(process.env.DATA_DIR || './data');
  // A check by root must leave no folder that the portal's user cannot write, or that is not the installed one's.
  if (!process.argv.includes('--check')) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    enableCompileCache(join(folder, 'compiled'));
  }
} catch {
  // Without the cache, the start only takes longer. Errors of settings or folder are reported later.
}
