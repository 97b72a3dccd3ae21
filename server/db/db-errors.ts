/** True for a unique violation of either database. */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/**
 * Connection errors: refused, shutting down, starting up, or no free connection in time (PostgreSQL appendix A, classes
 * 08 and 57P).
 */
const UNAVAILABLE = /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EHOSTUNREACH|EPIPE|ETIMEDOUT|08\w{3}|57P0[1-5]|53300)$/;

/** Errors of the pool and the client that have a message only. */
const UNAVAILABLE_TEXT =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The database is temporarily not available. */
export function isUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return UNAVAILABLE.test(code) || UNAVAILABLE_TEXT.test(message);
}

/** The disk of the database or of the files is full, or its quota is used up. */
export function isOutOfSpace(error: unknown): boolean {
  return /^(?:ENOSPC|EDQUOT|SQLITE_FULL|53100)$/.test((error as { code?: string } | null)?.code ?? '');
}
