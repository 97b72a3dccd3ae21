import type { FailureData } from '#shared/contract/envelope.ts';

/** Error code when no response arrived: the browser is offline or the server is down. */
export const NETWORK_CODE = 'NETWORK';

/**
 * A failed API call. React Router treats an error with `status`, `statusText`, `internal` and `data` as a route error
 * response, so a loader can rethrow it and the page gets this HTTP status.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly statusText = '';
  readonly internal = false;
  readonly data = null;

  constructor(status: number, code: string, message: string, fields: FailureData['fields'] = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}
