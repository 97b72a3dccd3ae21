import type { Config } from '#server/config.ts';
import type { PageRequest } from '#server/plugins/direct/direct-request.ts';

const LONGEST = 200;
/** Query strings of list links. Searches and unknown parameters are not cached. */
const KNOWN_QUERY = /^(?:(?:page=\d{1,4}|category=[\w%.~+-]{1,90}|sort=[a-z]{1,10})(?:&|$))*$/;

/**
 * Cache key of a public page; null if the page is specific to this visitor. Any cookie that contains the word `token`
 * counts as a login.
 */
export function cacheKey(request: PageRequest, { isPublicUrlGiven }: Pick<Config, 'isPublicUrlGiven'>): string | null {
  const { url, method, headers } = request.raw;
  if (url === undefined || url.length > LONGEST || (method !== 'GET' && method !== 'HEAD')) return null;
  if (headers.authorization !== undefined || headers.token !== undefined) return null;
  if (headers.cookie?.includes('token')) return null;
  const query = url.indexOf('?');
  if (query >= 0 && !KNOWN_QUERY.test(url.slice(query + 1))) return null;
  // Without a configured public URL, links contain the requested host.
  return isPublicUrlGiven ? url : `${request.protocol}://${headers.host}${url}`;
}

/** Whether the visitor's cached copy is current (If-None-Match). */
export function isNotModified(request: PageRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && (known.trim() === '*' || known.includes(etag.slice(2)));
}
