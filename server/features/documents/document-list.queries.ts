import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import { boardOf } from '../../../shared/boards.ts';
import type { ListInput } from '../../../shared/contract/board.contract.ts';
import type { Actor } from '../../../shared/permissions.ts';
import { can } from '../../../shared/permissions.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.ts';
import { SHOWN_CHARS } from './author-name.ts';
import { readableTo, visibleTo } from './document.read-policy.ts';

/** One page of a board, as this visitor may see it. */
export async function listDocuments(db: Db, actor: Actor, input: ListInput, now: string) {
  let query = filtered(db, actor, input, now).selectAll('document');
  if (input.category !== '') query = query.where('category', '=', input.category);
  const size = sizeOf(input);
  return ordered(query, input)
    .limit(size)
    .offset((input.page - 1) * size)
    .execute();
}

export const sizeOf = ({ boardType, size }: Pick<ListInput, 'boardType' | 'size'>) =>
  size ?? boardOf(boardType).pageSize;

/** How many there are in each category, for the tabs; the same rows that `listDocuments` pages through. */
export function countByCategory(db: Db, actor: Actor, input: ListInput, now: string) {
  return filtered(db, actor, input, now)
    .select((eb) => ['category as name', eb.fn.countAll<number>().as('count')])
    .groupBy('category')
    .execute();
}

function filtered(db: Db, actor: Actor, input: ListInput, now: string) {
  let query = db.selectFrom('document').where('board_type', '=', input.boardType).where(visibleTo(actor, now));
  if (input.myOnly) query = query.where('author_id', '=', actor?.id ?? '');
  for (const { name, isFilter } of boardOf(input.boardType).fields) {
    const value = input.filters[name];
    if (isFilter && value) query = query.where((eb) => eb('document.id', 'in', documentsWith(eb, name, value)));
  }
  const words = wordsOf(input.keyword);
  if (words.length > 0) query = query.where(readableTo(actor, now));
  for (const word of words)
    query = query.where((eb) => eb.or(columnsOf(input, actor).map((column) => contains(eb, column, word))));
  return query;
}

const documentsWith = (eb: ExpressionBuilder<Tables, 'document'>, name: string, value: string) =>
  eb.selectFrom('document_facet').select('document_id').where('name', '=', name).where('value', '=', value);

export const wordsOf = (keyword: string) =>
  keyword.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);

type Column = 'title' | 'body_text' | 'author_name' | 'masked_author';

function columnsOf({ searchType }: ListInput, actor: Actor): Column[] {
  // A search by the hidden part of a name would tell it letter by letter.
  const author: Column = can.seeAuthorNames(actor) ? 'author_name' : 'masked_author';
  const columns: Record<ListInput['searchType'], Column[]> = {
    all: ['title', 'body_text', author],
    title: ['title'],
    content: ['body_text'],
    author: [author],
  };
  return columns[searchType];
}

export function contains(eb: ExpressionBuilder<Tables, 'document'>, column: Column, word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  if (column !== 'masked_author')
    return sql<boolean>`lower(${sql.ref(`document.${column}`)}) like ${pattern} escape '\\'`;
  const shown = eb
    .case()
    .when('is_staff_author', '=', 1)
    .then(eb.ref('author_name'))
    .else(sql<string>`substr(author_name, 1, ${sql.lit(SHOWN_CHARS)})`)
    .end();
  return sql<boolean>`lower(${shown}) like ${pattern} escape '\\'`;
}

/** Ends with the id, so that no row appears on two pages. */
function ordered<O>(query: SelectQueryBuilder<Tables, 'document', O>, { boardType, sort }: ListInput) {
  if (sort === 'latest' && boardOf(boardType).hasOrder)
    return query.orderBy('position').orderBy('published_at', 'desc').orderBy('id', 'desc');
  const first = { latest: 'is_pinned', views: 'view_count', likes: 'like_count' } as const;
  return query.orderBy(first[sort], 'desc').orderBy('published_at', 'desc').orderBy('id', 'desc');
}
