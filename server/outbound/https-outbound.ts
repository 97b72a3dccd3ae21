import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { lookup as systemLookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import ipaddr from 'ipaddr.js';
import type { Outbound } from './outbound.ts';
import { OutboundRefused } from './outbound.ts';

const MAX_REDIRECTS = 3;

interface Options {
  /** For tests: another resolver, port and certificate authority. */
  lookup?: (host: string) => Promise<LookupAddress[]>;
  isPublic?: (address: string) => boolean;
  port?: number;
  ca?: string;
}

export function openHttpsOutbound({
  lookup = (host) => systemLookup(host, { all: true }),
  isPublic = isPublicAddress,
  port = 443,
  ca,
}: Options = {}): Outbound {
  /**
   * Checks the resolved address that is then connected to, so that DNS rebinding has no effect. A host with any private
   * address is refused.
   */
  const checkedLookup: LookupFunction = (host, options, callback) => {
    lookup(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isPublic(address)))
          return callback(new OutboundRefused(`${host} leads to a private address`), '', 0);
        if ((options as LookupAllOptions).all) return callback(null, addresses);
        callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };

  const get = (url: URL, signal: AbortSignal) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const options = {
        lookup: checkedLookup,
        port,
        signal,
        ca,
        agent: false,
        headers: { 'user-agent': 'rpa-portal' },
      };
      request(url, options, resolve).on('error', reject).end();
    });

  return {
    async open(url, { hosts, signal }): Promise<Readable> {
      let target = checkedUrl(url, hosts);
      for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
        const response = await get(target, signal);
        const { statusCode = 0, headers } = response;
        if (statusCode === 200) return response;
        response.destroy();
        if (statusCode < 300 || statusCode >= 400 || !headers.location) throw new Error(`HTTP ${statusCode}`);
        target = checkedUrl(headers.location, hosts, target);
      }
      throw new Error('Too many redirects');
    },
  };
}

/** https, an allowed host name, default port, no credentials. */
function checkedUrl(address: string, hosts: readonly string[], base?: URL): URL {
  const url = URL.parse(address, base);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    throw new OutboundRefused('Not a plain https address');
  if (!hosts.includes(url.hostname)) throw new OutboundRefused(`${url.hostname} is not allowed`);
  // IP addresses are connected to without a lookup, so they would not be checked.
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) throw new OutboundRefused('An address must have a name');
  return url;
}

/** Not local, private or reserved. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
