import { LIMITS } from '#shared/limits.ts';
import type { VisitPlace } from '#shared/site/visit-places.ts';
import { VISIT_PLACES } from '#shared/site/visit-places.ts';
import type { Db } from '#server/db/open-database.ts';
import { ANYWHERE } from '#server/visits/visit-counter.ts';
import { lastDays } from './last-days.ts';

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
