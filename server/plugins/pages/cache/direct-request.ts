import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** What serving a cached page needs to know of a request. */
export type PageRequest = Pick<FastifyRequest, 'raw' | 'headers' | 'url' | 'method' | 'ip' | 'host' | 'protocol'>;

/** A request that no proxy passed on, read as Fastify reads it without TRUST_PROXY. */
export class DirectRequest implements PageRequest {
  readonly raw: IncomingMessage;
  readonly protocol = 'http';

  constructor(raw: IncomingMessage) {
    this.raw = raw;
  }

  get headers() {
    return this.raw.headers;
  }

  get url(): string {
    return this.raw.url ?? '';
  }

  get method(): string {
    return this.raw.method ?? '';
  }

  get ip(): string {
    return this.raw.socket.remoteAddress ?? '';
  }

  get host(): string {
    return this.raw.headers.host ?? '';
  }
}
