import type { FastifyInstance } from 'fastify';
import { siteContract } from '#shared/contract/site/site.contract.ts';
import { untilContentChanges } from '#server/cache/until-content-changes.ts';
import type { Context } from '#server/context.ts';
import { fail } from '#server/errors.ts';
import { requestProtocol } from '#server/plugins/request-protocol.ts';
import { route } from '#server/plugins/route.ts';
import { baseAddressOf } from '#server/site/base-address.ts';
import { readBrand } from '#server/site/brand.ts';
import { presentCompany, readCompany } from '#server/site/company.ts';
import { readTerm } from '#server/site/terms.ts';

export function siteRoutes(app: FastifyInstance, context: Context): void {
  const { config, db } = context;

  const brandAndCompany = untilContentChanges(context, async () => ({
    ...(await readBrand(context)),
    company: presentCompany((await readCompany(db)).company),
  }));

  route(app, siteContract.settings, async ({ request }) => ({
    ...(await brandAndCompany()),
    passwordPolicy: config.passwordPolicy,
    publicUrl: baseAddressOf(config, {
      headers: request.headers,
      protocol: requestProtocol.getStore() ?? request.protocol,
    }),
  }));

  route(
    app,
    siteContract.term,
    async ({ input }) => (await readTerm(context, input.kind, input.version)) ?? fail('CM04'),
  );
}
