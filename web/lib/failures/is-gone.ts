import type { ErrorCode } from '#shared/error-codes.ts';
import { ApiError } from '../api/api-error.ts';

const GONE: ErrorCode = 'CM04';

/** Whether what the call was about is not there, such as after a colleague has deleted it. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === GONE;
