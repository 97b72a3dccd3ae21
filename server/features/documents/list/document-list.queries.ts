import type { ExpressionBuilder } from 'kysely';
import { boardOf } from '#shared/boards.ts';
import { startOfKoreanDay } from '#shared/text/days.ts';
import type { ListInput } from '#shared/contract/boards/board.contract.ts';
import type { Actor } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Tables } from '#server/db/tables.ts';
import { SUMMARY_COLUMNS } from '../document.presenter.ts';
import { readableTo, visibleTo } from '#server/documents/document.read-policy.ts';
import { countBoard } from './board-count.queries.ts';
import { findDeepPage } from './deep-page.ts';
import type { Order } from './page-and-counts.queries.ts';
import { findPageAndCounts } from './page-and-counts.queries.ts';
import { loadWordCondition, searchWordsOf } from './keyword.ts';

/**
 * One page of a board for this visitor, and the number of documents per category. Ids first, from the index alone: a
 * deep page skips thousands of rows, and only its own rows are read completely.
 */
export async function listDocuments(db: Db, actor: Actor, input: ListInput, now: string) {
  const size = sizeOf(input);
  const place = { ...input, order: orderOf(input), offset: (input.page - 1) * size, limit: size };
  if (!isWhole(input)) {
    const { query } = await filtered(db, actor, input, now);
    const { ids, counts } = await findPageAndCounts(db, query, place);
    return { rows: await readInOrder(db, ids), counts };
  }
  const isByTime = input.sort === 'latest' && !boardOf(input.boardType).hasOrder;
  const page = async () =>
    (isByTime ? await findDeepPage(db, actor, place, now) : null) ?? findPage(db, actor, place, now);
  const [rows, counts] = await Promise.all([
    page().then((ids) => readInOrder(db, ids)),
    countBoard(db, actor, input.boardType, now),
  ]);
  return { rows, counts };
}

async function readInOrder(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('document').select(SUMMARY_COLUMNS).where('id', 'in', ids).execute();
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

async function findPage(
  db: Db,
  actor: Actor,
  {
    boardType,
    category,
    order,
    limit,
    offset,
  }: Pick<ListInput, 'boardType' | 'category'> & { order: Order; limit: number; offset: number },
  now: string,
) {
  let query = db.selectFrom('document').select('id').where('board_type', '=', boardType).where(visibleTo(actor, now));
  if (category !== '') query = query.where('category', '=', category);
  for (const [column, direction] of order) query = query.orderBy(column, direction);
  const rows = await query.limit(limit).offset(offset).execute();
  return rows.map(({ id }) => id);
}

/** True if the list has no filter except the category, so that the stored counts apply. */
function isWhole({ myOnly, keyword, startDt, endDt, status, filters }: ListInput): boolean {
  const isNarrowed = [startDt, endDt, status, ...Object.values(filters)].some(Boolean);
  return !myOnly && !isNarrowed && searchWordsOf(keyword).length === 0;
}

export const sizeOf = ({ boardType, size }: Pick<ListInput, 'boardType' | 'size'>) =>
  size ?? boardOf(boardType).pageSize;

/** Returned in an object, because awaiting a query would run it. */
async function filtered(db: Db, actor: Actor, input: ListInput, now: string) {
  let query = db.selectFrom('document').where('board_type', '=', input.boardType).where(visibleTo(actor, now));
  if (input.myOnly) query = query.where('author_id', '=', actor?.id ?? '');
  for (const { name, isFilter } of boardOf(input.boardType).fields) {
    const value = input.filters[name];
    if (isFilter && value) query = query.where((eb) => eb('document.id', 'in', documentsWith(eb, name, value)));
  }
  if (input.startDt) query = query.where('published_at', '>=', startOfKoreanDay(input.startDt));
  if (input.endDt) query = query.where('published_at', '<', startOfKoreanDay(input.endDt, 1));
  if (input.status && boardOf(input.boardType).hasAnswers) query = query.where('answer_state', '=', input.status);
  const words = searchWordsOf(input.keyword);
  if (words.length > 0) query = query.where(readableTo(actor, now));
  for (const word of words) query = query.where(await loadWordCondition(db, input.searchType, word, actor));
  return { query };
}

const documentsWith = (eb: ExpressionBuilder<Tables, 'document'>, name: string, value: string) =>
  eb.selectFrom('document_facet').select('document_id').where('name', '=', name).where('value', '=', value);

/** Ends with the id, so that no row appears on two pages. */
function orderOf({ boardType, sort }: ListInput): Order {
  const byTime = [
    ['published_at', 'desc'],
    ['id', 'desc'],
  ] as const;
  if (sort === 'latest' && boardOf(boardType).hasOrder) return [['position', 'asc'], ...byTime];
  const first = { latest: 'is_pinned', views: 'view_count', likes: 'like_count' } as const;
  return [[first[sort], 'desc'], ...byTime];
}
