import type { FastifyInstance } from 'fastify';
import { readKpi } from '#shared/boards/fields/field.rules.ts';
import { formatKpi } from '#shared/boards/fields/kpi.rules.ts';
import { summariseTimeSaved } from '#shared/boards/fields/reference-figures.rules.ts';
import { timeSavedInWords } from '#shared/messages/site/time-saved.ko.ts';
import { keepCounts } from '#shared/text/keep-counts.ts';
import { referenceContract } from '#shared/contract/boards/reference.contract.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { route } from '#server/plugins/route.ts';
import { findCovers } from '../files/file.queries.ts';
import { listHomeReferences, listReferenceFigures } from './public-references.queries.ts';

export function referenceRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, referenceContract.home, async () => {
    const references = await listHomeReferences(db, nowIso(context));
    const covers = await findCovers(
      db,
      references.map(({ id }) => id),
    );
    return references.map(({ id, title, fields }) => ({
      name: fields.customerName ?? title,
      value: id,
      referenceExtraList: [
        { key: 'title', value: keepCounts(title) },
        { key: 'texts', value: keepCounts(fields.summary ?? '') },
        ...extras({ cover: covers.get(id), ...firstFigure(fields.kpi1 ?? '') }),
      ],
    }));
  });

  route(app, referenceContract.figures, async () => {
    const list = await listReferenceFigures(db, nowIso(context));
    const customers = [...new Set(list.map(({ customerName }) => customerName))];
    const timeSaved = summariseTimeSaved(list);
    return { customers, timeSaved: timeSaved && { ...timeSaved, ...timeSavedInWords(timeSaved) }, list };
  });
}

/** In words already, so that the landing page needs no script for it. */
function firstFigure(value: string) {
  const kpi = readKpi(value);
  if (kpi === null) return {};
  const { name, before, after, change } = formatKpi(kpi);
  return { figure: name, before, after, change };
}

const extras = (values: Record<string, string | null | undefined>) =>
  Object.entries(values).flatMap(([key, value]) => (value ? [{ key, value }] : []));
