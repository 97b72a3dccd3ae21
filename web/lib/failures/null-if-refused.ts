import { ApiError } from '#web/lib/api/api-error.ts';

/** For the `catch` of a call that a page can do without: null if the API refused it; other faults are thrown on. */
export function nullIfRefused(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}
