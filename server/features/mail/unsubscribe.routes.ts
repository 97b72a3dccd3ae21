import { paths } from '#shared/paths.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { mailContract } from '#shared/contract/admin/mail.contract.ts';
import { linkToken } from '#shared/contract/rule.ts';
import type { Context } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { refuseAdvertising } from './advertising.queries.ts';
import type { Consenter, RefusalScope } from './unsubscribe-token.ts';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

const ONE_CLICK = '/api/v1/unsubscribe/one-click';

type Services = Pick<Context, 'config' | 'keys'>;

/** For people: a page that asks for confirmation. */
export const unsubscribeUrl = ({ config, keys }: Services, consenter: Consenter, scope?: RefusalScope) =>
  `${config.publicUrl}/unsubscribe?token=${unsubscribeToken(keys, consenter, scope)}`;

/** For mail programs, which post to it (RFC 8058). */
export const oneClickUrl = ({ config, keys }: Services, consenter: Consenter) =>
  `${config.publicUrl}${ONE_CLICK}?token=${unsubscribeToken(keys, consenter)}`;

export async function unsubscribeRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const refuse = async (token: string, ip: string) => {
    const request = readUnsubscribeToken(context.keys, token) ?? fail('US02');
    await transaction(context.db, (tx) => refuseAdvertising(tx, context, request, ip, request.scope));
    return null;
  };

  route(app, mailContract.unsubscribeCheck, async ({ input }) => ({
    isValid: readUnsubscribeToken(context.keys, input.token) !== null,
  }));
  route(app, mailContract.unsubscribe, async ({ input, request }) => refuse(input.token, request.ip));

  await app.register(async (scope) => {
    // Mail programs post a fixed form; the person is in the URL.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, {}),
    );
    const query = z.object({ token: linkToken });
    scope.post(
      ONE_CLICK,
      { schema: { hide: true, querystring: query, response: { 200: z.string() } } },
      async (request, reply) => {
        await refuse((request.query as z.output<typeof query>).token, request.ip);
        return reply.type('text/plain').send('OK');
      },
    );
    // Opened in a browser: redirects to the confirmation page.
    scope.get(ONE_CLICK, { schema: { hide: true, querystring: query } }, async (request, reply) =>
      reply.redirect(
        `${paths.unsubscribe()}?token=${encodeURIComponent((request.query as z.output<typeof query>).token)}`,
      ),
    );
  });
}
