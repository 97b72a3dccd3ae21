import type { ErrorCode } from '#shared/error-codes.ts';
import { ApiError } from '../api/api-error.ts';

const CONFLICT: ErrorCode = 'CM08';

/** Whether a save was refused because somebody else has saved the same thing since it was read. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === CONFLICT;
