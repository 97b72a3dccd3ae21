import type { FailureData } from '#shared/contract/envelope.ts';

/** No answer came at all: offline, or the server is down. */
export const NETWORK_CODE = 'NETWORK';

/**
 * A call that failed. `status`, `statusText`, `internal` and `data` are the shape by which React Router
 * recognises a route error, so that a loader may simply let it pass: the page gets this HTTP status.
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
