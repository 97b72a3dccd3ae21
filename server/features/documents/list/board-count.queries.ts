import type { BoardType } from '#shared/boards.ts';
import type { Actor } from '#shared/permissions.ts';
import { isStaff } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';

export interface CategoryCount {
  name: string;
  count: number;
}

/**
 * Number of documents per category that this visitor sees: the stored counts, minus scheduled ones, plus the visitor's
 * own hidden ones. Must match `visibleTo`.
 */
export async function countBoard(db: Db, actor: Actor, boardType: BoardType, now: string): Promise<CategoryCount[]> {
  const column = isStaff(actor) ? 'kept' : 'shown';
  const kept = await db
    .selectFrom('document_count')
    .select(['category as name', `${column} as count`])
    .where('board_type', '=', boardType)
    .where('period', '=', '')
    .execute();
  if (isStaff(actor)) return kept;
  const counts = new Map(kept.map(({ name, count }) => [name, count]));
  const add = (rows: CategoryCount[], sign: 1 | -1) => {
    for (const { name, count } of rows) counts.set(name, (counts.get(name) ?? 0) + sign * count);
  };
  add(await stillToCome(db, boardType, now), -1);
  if (actor) add(await seenByAuthorAlone(db, actor.id, boardType, now), 1);
  return [...counts].map(([name, count]) => ({ name, count })).filter(({ count }) => count > 0);
}

/** Scheduled, and neither hidden nor deleted. */
function stillToCome(db: Db, boardType: BoardType, now: string): Promise<CategoryCount[]> {
  return db
    .selectFrom('document')
    .select((eb) => ['category as name', eb.fn.countAll<number>().as('count')])
    .where('board_type', '=', boardType)
    .where('published_at', '>', now)
    .where('deleted_at', 'is', null)
    .where('is_hidden', '=', 0)
    .groupBy('category')
    .execute();
}

/** Documents that only their author sees in the list: scheduled or hidden. */
export function seenByAuthorAlone(
  db: Db,
  authorId: string,
  boardType: BoardType,
  now: string,
): Promise<CategoryCount[]> {
  return db
    .selectFrom('document')
    .select((eb) => ['category as name', eb.fn.countAll<number>().as('count')])
    .where('author_id', '=', authorId)
    .where('board_type', '=', boardType)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('is_hidden', '=', 1), eb('published_at', '>', now)]))
    .groupBy('category')
    .execute();
}
