import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteContract } from '#shared/contract/site/site.contract.ts';
import type { Context } from '#server/context.ts';
import { openSiteSettings } from '#server/site/site-settings.ts';
import { CALL_LIMITS } from '../limits/call-limits.ts';
import type { CountCall } from '../limits/limit-calls.ts';
import { refusal } from '../limits/limit-calls.ts';

const { method, path } = siteContract.settings;

/**
 * Reads the settings for a visitor's page, counted as the call that it saves: with all hooks, that takes a tenth of the
 * time of drawing a page. Null for a member, whose page asks with their token.
 * @throws AppError CM05 if the visitor's address has asked for too many
 */
export function openPageSettings(context: Context, countCall: CountCall) {
  const read = openSiteSettings(context);
  return (request: FastifyRequest, reply: FastifyReply): ReturnType<typeof read> | null => {
    if (request.cookies.token !== undefined) return null;
    const wait = countCall({ account: null, route: path, method, ip: request.ip, headers: {} }, CALL_LIMITS[path]);
    if (wait !== null) throw refusal(reply, wait);
    return read(request);
  };
}
