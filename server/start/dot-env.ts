import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Loads `.env` from the working directory, if it exists; existing environment variables win. */
export function loadDotEnv(file = resolve('.env')): void {
  if (existsSync(file)) process.loadEnvFile(file);
}
