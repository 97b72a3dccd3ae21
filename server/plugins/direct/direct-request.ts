import { all, compile } from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

/** What serving a cached page needs to know of a request. */
export type PageRequest = Pick<FastifyRequest, 'raw' | 'headers' | 'url' | 'method' | 'ip' | 'protocol'>;

/** Whether an address is that of a proxy whose headers are trusted; null if none is. */
type IsProxy = ReturnType<typeof compile> | null;

/** Returns a function that reads a request before Fastify does, with the address and protocol that it finds. */
export function directRequests({ trustProxy }: Pick<Config, 'trustProxy'>): (raw: IncomingMessage) => PageRequest {
  const isProxy = trustProxy === false ? null : compile(trustProxy);
  return (raw) => new DirectRequest(raw, isProxy);
}

class DirectRequest implements PageRequest {
  readonly raw: IncomingMessage;
  /** Asked for several times, and with proxies costly. */
  readonly ip: string;
  readonly #isProxy: IsProxy;

  constructor(raw: IncomingMessage, isProxy: IsProxy) {
    this.raw = raw;
    this.#isProxy = isProxy;
    this.ip = (isProxy === null ? raw.socket.remoteAddress : all(raw, isProxy).at(-1)) ?? '';
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

  get protocol(): 'http' | 'https' {
    // As Fastify types it; any other word makes a name in the cache that nothing else has.
    return (this.#passedOn() ?? 'http') as 'http' | 'https';
  }

  /** As the nearest proxy wrote it: the last value. */
  #passedOn(): string | undefined {
    const value = this.raw.headers['x-forwarded-proto'];
    if (this.#isProxy === null || !value || !this.#isProxy(this.raw.socket.remoteAddress ?? '', 0)) return undefined;
    const text = String(value);
    return text.slice(text.lastIndexOf(',') + 1).trim();
  }
}
