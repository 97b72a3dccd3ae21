import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { boardOf } from '../../../shared/boards.ts';
import { startOfKoreanDay } from '../../../shared/contracts.ts';
import type { ListInput } from '../../../shared/contract/board.contract.ts';
import type { Actor } from '../../../shared/permissions.ts';
import { can } from '../../../shared/permissions.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.ts';
import type { FindWord } from '../../search/query/word-finder.ts';
import { loadWordFinder } from '../../search/query/word-finder.ts';
import { SHOWN_CHARS } from './author-name.ts';
import { readableTo, visibleTo } from './document.read-policy.ts';

/**
 * One page of a board, as this visitor may see it. Its ids first, which the index alone answers: a deep page passes
 * over thousands of rows, and only those of the page are read whole.
 */
export async function listDocuments(db: Db, actor: Actor, input: ListInput, now: string) {
  let query = (await filtered(db, actor, input, now)).query.select('document.id');
  if (input.category !== '') query = query.where('category', '=', input.category);
  const size = sizeOf(input);
  const page = await ordered(query, input)
    .limit(size)
    .offset((input.page - 1) * size)
    .execute();
  if (page.length === 0) return [];
  const ids = page.map(({ id }) => id);
  const rows = await db.selectFrom('document').selectAll().where('id', 'in', ids).execute();
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

export const sizeOf = ({ boardType, size }: Pick<ListInput, 'boardType' | 'size'>) =>
  size ?? boardOf(boardType).pageSize;

/** How many there are in each category, for the tabs; the same rows that `listDocuments` pages through. */
export async function countByCategory(db: Db, actor: Actor, input: ListInput, now: string) {
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
  const findWord = await loadWordFinder(db);
  for (const word of words)
    query = query.where((eb) => eb.or(placesOf(input).map((place) => hasWord(eb, findWord, place, word, actor))));
  return { query };
}

const documentsWith = (eb: ExpressionBuilder<Tables, 'document'>, name: string, value: string) =>
  eb.selectFrom('document_facet').select('document_id').where('name', '=', name).where('value', '=', value);

export const wordsOf = (keyword: string) =>
  keyword.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);

type Place = 'title' | 'body' | 'entry' | 'author';

function placesOf({ searchType }: ListInput): Place[] {
  const places: Record<ListInput['searchType'], Place[]> = {
    all: ['entry', 'author'],
    title: ['title'],
    content: ['body'],
    author: ['author'],
  };
  return places[searchType];
}

type Builder = ExpressionBuilder<Tables, 'document'>;

/** Titles and texts by the index, so that words are found in every form; signs that it does not know as they stand. */
function hasWord(eb: Builder, findWord: FindWord, place: Place, word: string, actor: Actor): Expression<SqlBool> {
  // A search by the hidden part of a name would tell it letter by letter.
  if (place === 'author') return contains(can.seeAuthorNames(actor) ? eb.ref('author_name') : shownAuthor(eb), word);
  return findWord(eb, place, word) ?? contains(eb.ref(place === 'body' ? 'body_text' : 'title'), word);
}

const shownAuthor = (eb: Builder) =>
  eb
    .case()
    .when('is_staff_author', '=', 1)
    .then(eb.ref('author_name'))
    .else(sql<string>`substr(author_name, 1, ${sql.lit(SHOWN_CHARS)})`)
    .end();

function contains(text: Expression<string>, word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`lower(${text}) like ${pattern} escape '\\'`;
}

/** Ends with the id, so that no row appears on two pages. */
function ordered<O>(query: SelectQueryBuilder<Tables, 'document', O>, { boardType, sort }: ListInput) {
  if (sort === 'latest' && boardOf(boardType).hasOrder)
    return query.orderBy('position').orderBy('published_at', 'desc').orderBy('id', 'desc');
  const first = { latest: 'is_pinned', views: 'view_count', likes: 'like_count' } as const;
  return query.orderBy(first[sort], 'desc').orderBy('published_at', 'desc').orderBy('id', 'desc');
}
