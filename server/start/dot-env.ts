import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { ConfigError } from '../config.ts';

/**
 * Loads `.env` from the working directory, if it exists; existing environment variables win.
 * @throws ConfigError if this user may not read it.
 */
export function loadDotEnv(file = resolve('.env')): void {
  if (!existsSync(file)) return;
  if (!isReadable(file)) throw new ConfigError(`설정 파일을 읽을 권한이 없습니다: ${file} sudo로 실행해주세요.`);
  process.loadEnvFile(file);
  trustNamedAuthority();
}

/**
 * Node.js reads NODE_EXTRA_CA_CERTS only when it starts, where a service manager gives it, and not from a file.
 * @throws ConfigError if its file cannot be read or has no certificate.
 */
function trustNamedAuthority(): void {
  const path = process.env.NODE_EXTRA_CA_CERTS;
  if (!path || getCACertificates('extra').length > 0) return;
  if (!existsSync(path) || !isReadable(path))
    throw new ConfigError(`설정 NODE_EXTRA_CA_CERTS의 파일을 읽을 수 없습니다: ${path}`);
  const certificates = readFileSync(path, 'utf8');
  if (!certificates.includes('-----BEGIN CERTIFICATE-----'))
    throw new ConfigError(`설정 NODE_EXTRA_CA_CERTS의 파일에 PEM 인증서가 없습니다: ${path}`);
  setDefaultCACertificates([...getCACertificates('default'), certificates]);
}

/** Where docs/operations.md puts the settings of an installation, and what `deploy/portal.service` sets beside them. */
export const INSTALLED = '/etc/portal.env';
const INSTALLED_DATA = '/var/lib/portal';
const INSTALLED_BACKUPS = '/var/backups/portal';

/**
 * For commands: the settings of the checkout's `.env`, else those of the installed service. Answers which file it was.
 * @throws ConfigError if this user may not read it.
 */
export function loadInstalledSettings(installed = INSTALLED): string | null {
  const own = resolve('.env');
  const file = [own, installed].find((each) => existsSync(each)) ?? null;
  // Only root reads the file: systemd did, and gave its values to the unit's user.
  if (file === null || (file === installed && isUnitStarted() && !isReadable(file))) return null;
  loadDotEnv(file);
  if (file === installed) process.env.DATA_DIR ??= INSTALLED_DATA;
  return file;
}

/**
 * Names in the settings of an installation whose value systemd reads otherwise than commands do: `#` begins a comment
 * only here, and a backslash is dropped only there.
 */
export const ambiguousNames = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^[ \t]*(\w+)=[ \t]*(?:(?:[^'"\s#]|'[^'\n]*'|"[^"\n]*")[^\n]*[#\\]|[#\\]|"[^"\n]*\\)/gm,
    ),
  ].map(([, name = '']) => name);

/** Where the command puts backups without BACKUP_DIR: not below an installed version, which is removed one day. */
export const backupsOf = (settings: string | null, installed = INSTALLED): string =>
  settings === installed ? INSTALLED_BACKUPS : 'backups';

/** As by `deploy/portal-backup.service`, which names the data folder. */
const isUnitStarted = () => process.env.INVOCATION_ID !== undefined && process.env.DATA_DIR !== undefined;

/** `existsSync` and `loadEnvFile` do not tell a file that may not be read from one that does not exist. */
function isReadable(file: string): boolean {
  try {
    closeSync(openSync(file, 'r'));
    return true;
  } catch {
    return false;
  }
}
