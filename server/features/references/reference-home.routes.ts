import type { FastifyInstance } from 'fastify';
import { referenceContract } from '#shared/contract/boards/reference.contract.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { route } from '#server/plugins/route.ts';
import { listHomeReferences } from './reference-home.queries.ts';

export function referenceHomeRoutes(app: FastifyInstance, context: Context): void {
  route(app, referenceContract.home, async () => {
    const references = await listHomeReferences(context.db, nowIso(context));
    return references.map(({ id, title, fields }) => ({
      name: fields.customerName ?? title,
      value: id,
      referenceExtraList: [
        { key: 'title', value: title },
        { key: 'texts', value: fields.summary ?? '' },
      ],
    }));
  });
}
