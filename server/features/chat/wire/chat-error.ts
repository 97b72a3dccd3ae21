import type { AppError } from '#server/errors.ts';

/** A failure as clients of Dify read it. */
export interface ChatError {
  code: string;
  message: string;
  status: number;
}

const CODES: Record<number, string> = {
  400: 'invalid_param',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  413: 'invalid_param',
  429: 'too_many_requests',
};

/** Their names for what they know; ours for what went wrong behind. */
export function chatErrorOf(failure: AppError): ChatError {
  const [[field, message] = []] = Object.entries(failure.fields);
  return {
    code: CODES[failure.status] ?? failure.code,
    message: field && message ? `${field}: ${message}` : failure.message,
    status: failure.status,
  };
}
