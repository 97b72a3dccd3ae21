import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { koreanDay } from '#shared/text/days.ts';
import type { Context } from '#server/context.ts';
import { deleteInParts } from '#server/db/delete-in-parts.ts';
import type { Db } from '#server/db/open-database.ts';
import type { ManualRatingTable } from '#server/db/tables/search.tables.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { maskInText } from '#server/personal-data/mask-in-text.ts';

const MOST_SHOWN = 50;

/** One per page and visitor: a second replaces the first. */
export async function storeRating(db: Db, rating: Insertable<ManualRatingTable>): Promise<void> {
  const { is_helpful, comment, day } = rating;
  await db
    .insertInto('manual_rating')
    .values(rating)
    .onConflict((conflict) => conflict.columns(['path', 'visitor_key']).doUpdateSet({ is_helpful, comment, day }))
    .execute();
}

/** `titles`: of the pages of the manual, by their path. */
export async function findRatings(db: Db, titles: ReadonlyMap<string, string>) {
  const [pages, comments] = await Promise.all([
    db
      .selectFrom('manual_rating')
      .select((eb) => ['path', eb.fn.sum<number>('is_helpful').as('helpful'), eb.fn.countAll<number>().as('all')])
      .groupBy('path')
      .execute(),
    db
      .selectFrom('manual_rating')
      .select(['path', 'comment', 'is_helpful', 'day'])
      .where('comment', '<>', '')
      .orderBy('day', 'desc')
      .orderBy('path')
      .orderBy('visitor_key')
      .limit(MOST_SHOWN)
      .execute(),
  ]);
  const named = (path: string) => ({ path, title: titles.get(path) ?? path });
  return {
    pages: pages
      .map(({ path, helpful, all }) => ({ ...named(path), helpful, unhelpful: all - helpful }))
      .toSorted((a, b) => b.unhelpful - a.unhelpful || b.helpful - a.helpful)
      .slice(0, MOST_SHOWN),
    comments: comments.map(({ path, comment, is_helpful, day }) => ({
      ...named(path),
      comment: maskInText(comment),
      isHelpful: is_helpful === 1,
      day,
    })),
  };
}

/** Deletes ratings older than half a year. */
export async function sweepRatings({ db, clock }: Pick<Context, 'db' | 'clock'>, signal?: AbortSignal): Promise<void> {
  const before = koreanDay(new Date(clock.now().getTime() - SERVER_LIMITS.manualRatingKeptDays * 86_400_000));
  await deleteInParts(db, 'manual_rating', sql`day < ${before}`, signal);
}
