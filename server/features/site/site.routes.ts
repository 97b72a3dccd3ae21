import type { FastifyInstance } from 'fastify';
import { siteContract } from '../../../shared/contract/site.contract.ts';
import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { route } from '../../plugins/route.ts';
import { baseAddressOf } from '../feeds/base-address.ts';
import { COMPANY } from './company.ts';
import { readTerm } from './terms.ts';

export function siteRoutes(app: FastifyInstance, { config }: Context): void {
  route(app, siteContract.settings, async ({ request }) => ({
    productName: config.productName,
    company: COMPANY,
    publicUrl: baseAddressOf(config, request),
  }));

  route(app, siteContract.term, async ({ input }) => {
    const term = await readTerm(input.kind, { product: config.productName, company: COMPANY.name });
    return term ?? fail('CM04');
  });
}
