import type { Config } from '../config.ts';
import { ConfigError } from '../config.ts';
import { isUnavailable } from '../db/db-errors.ts';
import { NewerDatabaseError } from '../db/migrate.ts';
import { NAME_THE_AUTHORITY, isCertificateError } from '../outbound/certificate-error.ts';
import { StorageSettingError } from '../storage/open-storage.ts';

/** Errors of PostgreSQL for wrong credentials or database, and network errors. */
const DATABASE_CODES = /^(28P01|28000|3D000|ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN)$/;
const INSUFFICIENT_PRIVILEGE = '42501';
const SQLITE_CODES = /^SQLITE_(CANTOPEN|READONLY|NOTADB|FULL|IOERR)/;

/** A line that names the wrong setting, if the portal cannot start; null for other errors. */
export function startFailure(error: unknown, config: Config): string | null {
  if (!(error instanceof Error)) return null;
  if (isForAPerson(error) || error instanceof StorageSettingError) return error.message;
  const { code = '', syscall, path } = error as NodeJS.ErrnoException;
  if (syscall === 'listen') return listenFailure(code, config);
  if (config.databaseUrl !== null && DATABASE_CODES.test(code)) {
    return `설정 DATABASE_URL의 데이터베이스에 연결할 수 없습니다: ${code} ${error.message}`.trimEnd();
  }
  if (config.databaseUrl !== null && isCertificateError(code))
    return `설정 DATABASE_URL의 데이터베이스가 보낸 인증서를 확인할 수 없습니다(${code}). ${NAME_THE_AUTHORITY}`;
  if (config.databaseUrl !== null && code === INSUFFICIENT_PRIVILEGE)
    return `설정 DATABASE_URL의 계정에 권한이 없습니다(${error.message}). 그 계정을 데이터베이스와 표의 주인으로 만들어주세요.`;
  if (config.databaseUrl !== null && isUnavailable(error))
    return `설정 DATABASE_URL의 데이터베이스가 연결을 끊었습니다. PostgreSQL의 주소와 포트인지 확인해주세요: ${error.message}`;
  if (/does not support SSL/.test(error.message))
    return '설정 DATABASE_URL의 sslmode가 TLS를 요구하지만 데이터베이스가 TLS로 답하지 않습니다. 데이터베이스의 ssl을 켜거나 sslmode를 지워주세요.';
  if (path !== undefined && config.databaseUrl?.includes(path))
    return `설정 DATABASE_URL에 적은 인증서 파일을 읽을 수 없습니다: ${path} (${code})`;
  if (path?.startsWith(config.dataDir) || SQLITE_CODES.test(code)) {
    return `설정 DATA_DIR 폴더에 쓸 수 없습니다: ${config.dataDir} (${code})`;
  }
  return null;
}

/** sysexits.h: a restart does not help. deploy/portal.service does not restart then. */
export const EX_CONFIG = 78;

export const exitCodeOf = (error: unknown): number => (isForAPerson(error) ? EX_CONFIG : 1);

function isForAPerson(error: unknown): boolean {
  return error instanceof ConfigError || error instanceof NewerDatabaseError;
}

function listenFailure(code: string, { host, port }: Config): string {
  if (code === 'EADDRINUSE')
    return `설정 PORT의 ${port}번을 다른 프로그램이 쓰고 있습니다. 그 프로그램을 끝내거나 PORT를 바꿔주세요.`;
  if (code === 'EACCES') return `설정 PORT의 ${port}번을 열 권한이 없습니다. 1024번 이상으로 바꿔주세요.`;
  return `설정 HOST의 주소에서 열 수 없습니다: ${host} (${code})`;
}
