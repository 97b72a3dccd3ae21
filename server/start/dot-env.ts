import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Reads `.env` in the working folder when there is one; what the environment already says wins. */
export function loadDotEnv(file = resolve('.env')): void {
  if (existsSync(file)) process.loadEnvFile(file);
}
