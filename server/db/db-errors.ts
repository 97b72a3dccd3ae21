/** Whether a write was refused because a unique value is taken, in either database. */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/** Nobody there, going away, coming up, or no connection free in time (PostgreSQL appendix A, classes 08 and 57P). */
const UNAVAILABLE = /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EHOSTUNREACH|EPIPE|ETIMEDOUT|08\w{3}|57P0[1-5]|53300)$/;

/** What the pool and the client say in words alone. */
const UNAVAILABLE_TEXT =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The database cannot be asked now; later it can. */
export function isUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return UNAVAILABLE.test(code) || UNAVAILABLE_TEXT.test(message);
}

/** The disk of the database or of the files is full, or the quota is used up. */
export function isOutOfSpace(error: unknown): boolean {
  return /^(?:ENOSPC|EDQUOT|SQLITE_FULL|53100)$/.test((error as { code?: string } | null)?.code ?? '');
}
