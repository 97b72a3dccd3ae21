import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

const LONGEST = 200;
/** Pages of lists, as links lead to them. Searches and what others hang on to an address are drawn anew each time. */
const KNOWN_QUERY = /^(?:(?:page=\d{1,4}|category=[\w%.~+-]{1,90}|sort=[a-z]{1,10})(?:&|$))*$/;

/**
 * Under which name a page for everybody is kept; null when the answer is for this visitor alone. A cookie whose name
 * or value has the word in it anywhere is taken for a login.
 */
export function cacheKey(
  request: FastifyRequest,
  { isPublicUrlGiven }: Pick<Config, 'isPublicUrlGiven'>,
): string | null {
  const { url, method, headers } = request.raw;
  if (url === undefined || url.length > LONGEST || (method !== 'GET' && method !== 'HEAD')) return null;
  if (headers.authorization !== undefined || headers.token !== undefined) return null;
  if (headers.cookie?.includes('token')) return null;
  const query = url.indexOf('?');
  if (query >= 0 && !KNOWN_QUERY.test(url.slice(query + 1))) return null;
  // Without an address in the settings, links name the host that was asked.
  return isPublicUrlGiven ? url : `${request.protocol}://${request.host}${url}`;
}

/** Whether the visitor has it already. */
export function isNotModified(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && (known.trim() === '*' || known.includes(etag.slice(2)));
}
