import type { Readable } from 'node:stream';

/** Outgoing HTTP requests to URLs entered by users. All such requests must use it. */
export interface Outbound {
  /**
   * Response body of an https URL on one of `hosts`, following redirects among them.
   * @throws OutboundRefused for URLs that are not allowed; other errors if the request failed.
   */
  open(url: string, options: { hosts: readonly string[]; signal: AbortSignal }): Promise<Readable>;
}

export class OutboundRefused extends Error {}
