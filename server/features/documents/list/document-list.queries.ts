import type { ExpressionBuilder } from 'kysely';
import { boardOf } from '#shared/boards.ts';
import { startOfKoreanDay } from '#shared/text/days.ts';
import type { ListInput } from '#shared/contract/boards/board.contract.ts';
import type { Actor } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Tables } from '#server/db/tables.ts';
import { SUMMARY_COLUMNS } from '../document.presenter.ts';
import type { Where } from '#server/documents/document.read-policy.ts';
import { readableTo, visibleTo } from '#server/documents/document.read-policy.ts';
import { countBoard } from './board-count.queries.ts';
import { findDeepPage } from './deep-page.ts';
import { findWords } from './find-words.ts';
import type { Order, PagePlace } from './page-and-counts.queries.ts';
import { findPageAndCounts } from './page-and-counts.queries.ts';
import { findWriters, loadWordCondition, searchWordsOf } from './keyword.ts';

/**
 * One page of a board for this visitor, and the number of documents per category. Ids first, from the index alone: a
 * deep page skips thousands of rows, and only its own rows are read completely.
 */
export async function listDocuments(db: Db, actor: Actor, input: ListInput, now: string) {
  const size = sizeOf(input);
  const place = { ...input, order: orderOf(input), offset: (input.page - 1) * size, limit: size };
  if (!isWhole(input)) {
    const { ids, counts, isCapped } = await findFiltered(db, actor, input, place, now);
    return { rows: await readInOrder(db, ids), counts, isCapped };
  }
  const isByTime = input.sort === 'latest' && !boardOf(input.boardType).hasOrder;
  const page = async () =>
    (isByTime ? await findDeepPage(db, actor, place, now) : null) ?? findPage(db, actor, place, now);
  const [rows, counts] = await Promise.all([
    page().then((ids) => readInOrder(db, ids)),
    countBoard(db, actor, input.boardType, now),
  ]);
  return { rows, counts, isCapped: false };
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

async function findFiltered(db: Db, actor: Actor, input: ListInput, place: PagePlace, now: string) {
  const words = searchWordsOf(input.keyword);
  const passes = filtersOf(actor, input, now);
  const names = await Promise.all(words.map((word) => findWriters(db, input.searchType, word, actor)));
  const { searchType } = input;
  if (words.length > 0 && searchType !== 'author' && names.every(({ length }) => length === 0)) {
    const found = await findWords(db, { words, searchType, passes, ...place });
    if (found !== null) return found;
  }
  let query = db.selectFrom('document').where(passes);
  for (const [i, word] of words.entries())
    query = query.where(await loadWordCondition(db, searchType, word, names[i] ?? []));
  return { ...(await findPageAndCounts(db, query, place)), isCapped: false };
}

/** All but the words. */
const filtersOf =
  (actor: Actor, input: ListInput, now: string): Where =>
  (eb) => {
    const { boardType, myOnly, startDt, endDt, status, filters, keyword } = input;
    const conditions = [eb('document.board_type', '=', boardType), visibleTo(actor, now)(eb)];
    if (myOnly) conditions.push(eb('document.author_id', '=', actor?.id ?? ''));
    for (const { name, isFilter } of boardOf(boardType).fields) {
      const value = filters[name];
      if (isFilter && value) conditions.push(eb('document.id', 'in', documentsWith(eb, name, value)));
    }
    if (startDt) conditions.push(eb('document.published_at', '>=', startOfKoreanDay(startDt)));
    if (endDt) conditions.push(eb('document.published_at', '<', startOfKoreanDay(endDt, 1)));
    if (status && boardOf(boardType).hasAnswers) conditions.push(eb('document.answer_state', '=', status));
    if (searchWordsOf(keyword).length > 0) conditions.push(readableTo(actor, now)(eb));
    return eb.and(conditions);
  };

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
