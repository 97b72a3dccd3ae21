import type { Config } from '../../config.ts';

const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** What stands in front of every path: the address from the settings, or else the host that was asked. */
export function baseAddressOf(
  { publicUrl, isPublicUrlGiven }: Pick<Config, 'publicUrl' | 'isPublicUrlGiven'>,
  { protocol, host }: { protocol: string; host: string },
): string {
  if (isPublicUrlGiven || !HOST.test(host)) return publicUrl;
  // A proxy may pass on whatever a visitor claims.
  return `${protocol === 'https' ? 'https' : 'http'}://${host}`;
}
