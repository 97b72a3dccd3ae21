import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import { boardOf } from '../../../shared/boards.ts';
import { startOfKoreanDay } from '../../../shared/contracts/contracts.ts';
import type { ListInput } from '../../../shared/contract/boards/board.contract.ts';
import type { Actor } from '../../../shared/permissions.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.ts';
import { readableTo, visibleTo } from './document.read-policy.ts';
import { countBoard } from './list/board-counts.ts';
import { findDeepPage } from './list/deep-page.ts';
import { loadWordCondition, wordsOf } from './list/keyword.ts';

/**
 * One page of a board, as this visitor may see it. Its ids first, which the index alone answers: a deep page passes
 * over thousands of rows, and only those of the page are read whole.
 */
export async function listDocuments(db: Db, actor: Actor, input: ListInput, now: string) {
  const size = sizeOf(input);
  const place = { ...input, offset: (input.page - 1) * size, limit: size };
  const isByTime = input.sort === 'latest' && !boardOf(input.boardType).hasOrder;
  const deep = isWhole(input) && isByTime ? await findDeepPage(db, actor, place, now) : null;
  const ids = deep ?? (await findPage(db, actor, input, place, now));
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('document').selectAll().where('id', 'in', ids).execute();
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

async function findPage(db: Db, actor: Actor, input: ListInput, place: { offset: number; limit: number }, now: string) {
  let query = (await filtered(db, actor, input, now)).query.select('document.id');
  if (input.category !== '') query = query.where('category', '=', input.category);
  const rows = await ordered(query, input).limit(place.limit).offset(place.offset).execute();
  return rows.map(({ id }) => id);
}

/** All that a visitor sees of the board, or of one category: what the kept counts speak of. */
function isWhole({ myOnly, keyword, startDt, endDt, status, filters }: ListInput): boolean {
  const isNarrowed = [startDt, endDt, status, ...Object.values(filters)].some(Boolean);
  return !myOnly && !isNarrowed && wordsOf(keyword).length === 0;
}

export const sizeOf = ({ boardType, size }: Pick<ListInput, 'boardType' | 'size'>) =>
  size ?? boardOf(boardType).pageSize;

/** How many there are in each category, for the tabs; the same rows that `listDocuments` pages through. */
export async function countByCategory(db: Db, actor: Actor, input: ListInput, now: string) {
  if (isWhole(input)) return countBoard(db, actor, input.boardType, now);
  const { query } = await filtered(db, actor, input, now);
  return query
    .select((eb) => ['category as name', eb.fn.countAll<number>().as('count')])
    .groupBy('category')
    .execute();
}

/** In an object: a query by itself would be run by whoever awaits this. */
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
  const words = wordsOf(input.keyword);
  if (words.length > 0) query = query.where(readableTo(actor, now));
  for (const word of words) query = query.where(await loadWordCondition(db, input.searchType, word, actor));
  return { query };
}

const documentsWith = (eb: ExpressionBuilder<Tables, 'document'>, name: string, value: string) =>
  eb.selectFrom('document_facet').select('document_id').where('name', '=', name).where('value', '=', value);

/** Ends with the id, so that no row appears on two pages. */
function ordered<O>(query: SelectQueryBuilder<Tables, 'document', O>, { boardType, sort }: ListInput) {
  if (sort === 'latest' && boardOf(boardType).hasOrder)
    return query.orderBy('position').orderBy('published_at', 'desc').orderBy('id', 'desc');
  const first = { latest: 'is_pinned', views: 'view_count', likes: 'like_count' } as const;
  return query.orderBy(first[sort], 'desc').orderBy('published_at', 'desc').orderBy('id', 'desc');
}
