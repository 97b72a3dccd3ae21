import type { FastifyInstance } from 'fastify';
import { siteContract } from '#shared/contract/site/site.contract.ts';
import type { Context } from '#server/context.ts';
import { fail } from '#server/errors.ts';
import { requestProtocol } from '#server/plugins/request-protocol.ts';
import { route } from '#server/plugins/route.ts';
import { openSiteSettings } from '#server/site/site-settings.ts';
import { readTerm } from '#server/site/terms.ts';

export function siteRoutes(app: FastifyInstance, context: Context): void {
  const settings = openSiteSettings(context);

  route(app, siteContract.settings, ({ request: { headers, protocol } }) =>
    settings({ headers, protocol: requestProtocol.getStore() ?? protocol }),
  );

  route(
    app,
    siteContract.term,
    async ({ input }) => (await readTerm(context, input.kind, input.version)) ?? fail('CM04'),
  );
}
