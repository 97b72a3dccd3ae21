import { sql } from 'kysely';
import type { ContentFilters, ContentRow } from '#shared/contract/admin/contents.contract.ts';
import type { ContentState } from '#shared/content-states.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Db } from '#server/db/open-database.ts';

const IN_REVIEW = ['심사요청', '심사중'];

/** State of a document; the first match counts. */
const stateColumn = (now: string) =>
  sql<ContentState>`case
    when document.deleted_at is not null then 'trash'
    when document.review_state in (${sql.join(IN_REVIEW)}) then 'review'
    when document.is_hidden = 1 then 'hidden'
    when document.published_at > ${now} then 'scheduled'
    else 'published'
  end`;

function filtered(db: Db, { boardType, state, author, keyword }: ContentFilters, now: string) {
  let query = db.selectFrom('document');
  if (boardType !== '') query = query.where('board_type', '=', boardType);
  if (state === '') query = query.where('deleted_at', 'is', null);
  else query = query.where(stateColumn(now), '=', state);
  if (author.trim() !== '') query = query.where(contains('author_name', author));
  if (keyword.trim() !== '') query = query.where(contains('title', keyword));
  return query;
}

function contains(column: 'author_name' | 'title', words: string) {
  const pattern = `%${words
    .trim()
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`lower(${sql.ref(`document.${column}`)}) like ${pattern} escape '\\'`;
}

/** Last changed first. */
export async function listContents(db: Db, filters: ContentFilters, page: number, now: string): Promise<ContentRow[]> {
  const rows = await filtered(db, filters, now)
    .select(['id', 'board_type', 'title', 'author_name', 'is_private', 'published_at', 'updated_at'])
    .select(stateColumn(now).as('state'))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(SERVER_LIMITS.adminPageSize)
    .offset((page - 1) * SERVER_LIMITS.adminPageSize)
    .execute();
  return rows.map((row) => ({
    documentId: row.id,
    boardType: row.board_type,
    title: row.title,
    authorName: row.author_name,
    state: row.state,
    isPrivate: row.is_private === 1,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
  }));
}

export async function countContents(db: Db, filters: ContentFilters, now: string): Promise<number> {
  const { state, author, keyword } = filters;
  if (state === '' && author.trim() === '' && keyword.trim() === '') return countKept(db, filters);
  const { count } = await filtered(db, filters, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** All that are not deleted, from the stored counts. */
async function countKept(db: Db, { boardType }: ContentFilters): Promise<number> {
  let query = db.selectFrom('document_count').where('period', '=', '');
  if (boardType !== '') query = query.where('board_type', '=', boardType);
  const { count } = await query.select((eb) => eb.fn.sum<number | null>('kept').as('count')).executeTakeFirstOrThrow();
  return count ?? 0;
}
