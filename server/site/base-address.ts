import type { Config } from '../config.ts';

const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Base of absolute URLs: the configured public URL, or the requested host. Never a forwarded host, because caches
 * distinguish responses only by the requested host.
 */
export function baseAddressOf(
  { publicUrl, isPublicUrlGiven }: Pick<Config, 'publicUrl' | 'isPublicUrlGiven'>,
  { protocol, headers: { host = '' } }: { protocol: string; headers: { host?: string } },
): string {
  if (isPublicUrlGiven || !HOST.test(host)) return publicUrl;
  return `${protocol === 'https' ? 'https' : 'http'}://${host}`;
}
