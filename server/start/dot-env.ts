import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Loads `.env` from the working directory, if it exists; existing environment variables win. */
export function loadDotEnv(file = resolve('.env')): void {
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Where docs/operations.md puts the settings of an installation, and what `deploy/portal.service` sets beside them. */
const INSTALLED = '/etc/portal.env';
const INSTALLED_DATA = '/var/lib/portal';

/** For commands: the settings of the checkout's `.env`, else those of the installed service. Answers which file it was. */
export function loadInstalledSettings(installed = INSTALLED): string | null {
  const own = resolve('.env');
  const file = [own, installed].find((each) => existsSync(each)) ?? null;
  if (file !== null) process.loadEnvFile(file);
  if (file === installed) process.env.DATA_DIR ??= INSTALLED_DATA;
  return file;
}
