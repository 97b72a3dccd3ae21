import type { Readable } from 'node:stream';

/** The way out of the house: the only place from which the portal reads addresses that a person typed. */
export interface Outbound {
  /**
   * The bytes at an https address of one of `hosts`, redirects among them included.
   * @throws OutboundRefused for an address that may not be read; any other error when it did not answer as it should.
   */
  open(url: string, options: { hosts: readonly string[]; signal: AbortSignal }): Promise<Readable>;
}

export class OutboundRefused extends Error {}
