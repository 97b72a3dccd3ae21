import { AppError } from '#server/errors.ts';

/** Of the HTTP status that an upstream answered with, if it did: what it refuses, an administrator has to mend. */
export const upstreamFailure = (status: number | null, cause: unknown): AppError =>
  new AppError(status !== null && status >= 400 && status < 500 ? 'CH04' : 'CH03', { cause });
