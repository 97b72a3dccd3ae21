import type { Config } from '../config.ts';

const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * What stands in front of every path: the address from the settings, or else the host that was asked. Never a forwarded
 * host: caches that keep an answer tell answers apart by the host that was asked alone.
 */
export function baseAddressOf(
  { publicUrl, isPublicUrlGiven }: Pick<Config, 'publicUrl' | 'isPublicUrlGiven'>,
  { protocol, headers: { host = '' } }: { protocol: string; headers: { host?: string } },
): string {
  if (isPublicUrlGiven || !HOST.test(host)) return publicUrl;
  return `${protocol === 'https' ? 'https' : 'http'}://${host}`;
}
