import { createHmac } from 'node:crypto';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { InputOf } from '#shared/contract/calls.ts';
import type { ManualComment } from '#shared/contract/site/manual.contract.ts';
import { koreanDay } from '#shared/text/days.ts';
import type { Context } from '#server/context.ts';
import { deleteInParts } from '#server/db/delete-in-parts.ts';
import type { Db } from '#server/db/open-database.ts';
import type { ManualRatingTable } from '#server/db/tables/search.tables.ts';
import { fail } from '#server/errors.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { maskInText } from '#server/personal-data/mask-in-text.ts';

const MOST_SHOWN = 50;

/** One per page and visitor: a second replaces the first. A handled comment stays so until its words change. */
export async function storeRating(db: Db, rating: Insertable<ManualRatingTable>): Promise<void> {
  const { is_helpful, comment, day } = rating;
  await db
    .insertInto('manual_rating')
    .values(rating)
    .onConflict((conflict) =>
      conflict.columns(['path', 'visitor_key']).doUpdateSet((eb) => ({
        is_helpful,
        comment,
        day,
        is_handled: eb
          .case()
          .when('manual_rating.comment', '=', comment)
          .then(eb.ref('manual_rating.is_handled'))
          .else(0)
          .end(),
      })),
    )
    .execute();
}

type Written = Pick<ManualRatingTable, 'path' | 'visitor_key' | 'comment'>;

/** Tells a comment from all others, but neither who wrote it nor what it says unmasked. */
const commentIdOf = ({ signingSecret }: Context['keys'], { path, visitor_key, comment }: Written) =>
  createHmac('sha256', signingSecret)
    .update(JSON.stringify(['manual', path, visitor_key, comment]))
    .digest('base64url');

const commentsIn = (db: Db) => db.selectFrom('manual_rating').where('comment', '<>', '');

/** Comments that wait, and those set aside. */
export async function countComments(db: Db) {
  const { handled, all } = await commentsIn(db)
    .select((eb) => [eb.fn.sum<number | null>('is_handled').as('handled'), eb.fn.countAll<number>().as('all')])
    .executeTakeFirstOrThrow();
  return { open: all - (handled ?? 0), handled: handled ?? 0 };
}

/** `titles`: of the pages of the manual, by their path. */
export async function findRatings({ db, keys }: Pick<Context, 'db' | 'keys'>, titles: ReadonlyMap<string, string>) {
  const commentsOf = (isHandled: 0 | 1) =>
    commentsIn(db)
      .select(['path', 'visitor_key', 'comment', 'is_helpful', 'day'])
      .where('is_handled', '=', isHandled)
      .orderBy('day', 'desc')
      .orderBy('path')
      .orderBy('visitor_key')
      .limit(MOST_SHOWN)
      .execute();
  const [pages, open, handled] = await Promise.all([
    db
      .selectFrom('manual_rating')
      .select((eb) => ['path', eb.fn.sum<number>('is_helpful').as('helpful'), eb.fn.countAll<number>().as('all')])
      .groupBy('path')
      .execute(),
    commentsOf(0),
    commentsOf(1),
  ]);
  const named = (path: string) => ({ path, title: titles.get(path) ?? path });
  const shown = (rows: typeof open): ManualComment[] =>
    rows.map((row) => ({
      ...named(row.path),
      commentId: commentIdOf(keys, row),
      comment: maskInText(row.comment),
      isHelpful: row.is_helpful === 1,
      day: row.day,
    }));
  return {
    pages: pages
      .map(({ path, helpful, all }) => ({ ...named(path), helpful, unhelpful: all - helpful }))
      .toSorted((a, b) => b.unhelpful - a.unhelpful || b.helpful - a.helpful)
      .slice(0, MOST_SHOWN),
    comments: { open: shown(open), handled: shown(handled) },
  };
}

/** Sets a comment aside, or takes it back. False if it was so already. @throws CM04 if it is not there any more. */
export async function handleComment(
  { db, keys }: Pick<Context, 'db' | 'keys'>,
  { path, day, commentId, isHandled }: InputOf<'/api/v1/manual/comment-handle'>,
): Promise<boolean> {
  const rows = await commentsIn(db)
    .select(['path', 'visitor_key', 'comment'])
    .where('path', '=', path)
    .where('day', '=', day)
    .execute();
  const found = rows.find((row) => commentIdOf(keys, row) === commentId) ?? fail('CM04');
  const { numUpdatedRows } = await db
    .updateTable('manual_rating')
    .set({ is_handled: isHandled ? 1 : 0 })
    .where('path', '=', path)
    .where('visitor_key', '=', found.visitor_key)
    .where('comment', '=', found.comment)
    .where('is_handled', '=', isHandled ? 0 : 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes ratings older than half a year. */
export async function sweepRatings({ db, clock }: Pick<Context, 'db' | 'clock'>, signal?: AbortSignal): Promise<void> {
  const before = koreanDay(new Date(clock.now().getTime() - SERVER_LIMITS.manualRatingKeptDays * 86_400_000));
  await deleteInParts(db, 'manual_rating', sql`day < ${before}`, signal);
}
