import { LIMITS } from '#shared/limits.ts';
import type { VisitPlace } from '#shared/site/visit-places.ts';
import { VISIT_PLACES } from '#shared/site/visit-places.ts';
import type { Db } from '#server/db/open-database.ts';
import { ANYWHERE } from '#server/visits/visit-counter.ts';
import { lastDays } from './last-days.ts';

const SHOWN = 10;

export async function readVisits(db: Db, today: string) {
  const days = lastDays(today, LIMITS.statisticsDays);
  const rows = await db
    .selectFrom('visit_day')
    .selectAll()
    .where('day', '>=', days[0] ?? today)
    .execute();
  const whole = new Map(rows.filter(({ place }) => place === ANYWHERE).map((row) => [row.day, row]));
  const views = new Map<VisitPlace, number>();
  for (const { place, views: seen } of rows) {
    if (isPlace(place)) views.set(place, (views.get(place) ?? 0) + seen);
  }
  return {
    days: days.map((day) => ({ day, views: whole.get(day)?.views ?? 0, visitors: whole.get(day)?.visitors ?? 0 })),
    places: [...views].map(([place, seen]) => ({ place, views: seen })).toSorted((a, b) => b.views - a.views),
  };
}

const isPlace = (place: string): place is VisitPlace => place in VISIT_PLACES;

/** Most frequent searches, and searches without results, since a day. */
export async function readSearches(db: Db, since: string) {
  const of = (column: 'count' | 'empty_count') =>
    db
      .selectFrom('search_day')
      .select((eb) => ['query', eb.fn.sum<number>(column).as('total')])
      .where('day', '>=', since)
      .where(column, '>', 0)
      .groupBy('query')
      .orderBy('total', 'desc')
      .orderBy('query')
      .limit(SHOWN)
      .execute()
      .then((rows) => rows.map(({ query, total }) => ({ query, count: total })));
  const [popular, missed] = await Promise.all([of('count'), of('empty_count')]);
  return { popular, missed };
}

/** Most downloaded files of existing documents. */
export async function readDownloads(db: Db) {
  const rows = await db
    .selectFrom('file')
    .innerJoin('document', 'document.id', 'file.document_id')
    .select(['file.name', 'file.board_type', 'file.download_count', 'document.id'])
    .where('document.deleted_at', 'is', null)
    .where('file.download_count', '>', 0)
    .where('file.purpose', '=', 'attachment')
    .orderBy('file.download_count', 'desc')
    .orderBy('file.name')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    name: row.name,
    boardType: row.board_type,
    documentId: row.id,
    count: row.download_count,
  }));
}
