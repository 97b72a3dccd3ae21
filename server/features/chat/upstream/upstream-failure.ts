import { AppError } from '#server/errors.ts';

/** Maps the HTTP status of an upstream to an error. A rejected request needs an administrator. */
export const upstreamFailure = (status: number | null, cause: unknown): AppError =>
  new AppError(status !== null && status >= 400 && status < 500 ? 'CH04' : 'CH03', { cause });
