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
import { searchWordsOf, waysOf, writtenBy } from './keyword.ts';
import type { Order, PagePlace } from './page-and-counts.ts';
import { BY_TIME, columnsOf, findPageAndCounts, inOrder } from './page-and-counts.ts';

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
export function isWhole({ myOnly, keyword, startDt, endDt, status, filters }: ListInput): boolean {
  const isNarrowed = [startDt, endDt, status, ...Object.values(filters)].some(Boolean);
  return !myOnly && !isNarrowed && searchWordsOf(keyword).length === 0;
}

export const sizeOf = ({ boardType, size }: Pick<ListInput, 'boardType' | 'size'>) =>
  size ?? boardOf(boardType).pageSize;

/** Up to the number that is counted, of each way; the newest of them if there are several. */
async function findFiltered(db: Db, actor: Actor, input: ListInput, place: PagePlace, now: string) {
  const passes = filtersOf(actor, input, now);
  const ways = await waysOf(db, input.searchType, searchWordsOf(input.keyword), actor);
  return findPageAndCounts(async (category, most) => {
    const found = await Promise.all(
      ways.map(({ words, writers }) => {
        const isFound: Where = (eb) =>
          eb.and([
            passes(eb),
            ...(category === '' ? [] : [eb('document.category', '=', category)]),
            ...(writers === null ? [] : [writtenBy(writers)(eb)]),
          ]);
        const { searchType } = input;
        return words.length === 0 || searchType === 'author'
          ? newestQuery(db, isFound, place.order, most).execute()
          : findWords(db, { words, searchType, passes: isFound, order: place.order }, most);
      }),
    );
    if (found.length === 1) return found.flat();
    const unique = new Map(found.flat().map((row) => [row.id, row]));
    return [...unique.values()].toSorted(inOrder(BY_TIME));
  }, place);
}

/** From an index that has all columns of the filters, so that no text is passed on the way. */
export const newestQuery = (db: Db, isFound: Where, order: Order, most: number) =>
  db
    .selectFrom('document')
    .where(isFound)
    .select(columnsOf(order))
    .orderBy('document.published_at', 'desc')
    .orderBy('document.id', 'desc')
    .limit(most);

/** All but the words. */
export const filtersOf =
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
  if (sort === 'latest' && boardOf(boardType).hasOrder) return [['position', 'asc'], ...BY_TIME];
  const first = { latest: 'is_pinned', views: 'view_count', likes: 'like_count' } as const;
  return [[first[sort], 'desc'], ...BY_TIME];
}
