import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { BOARD_TYPES } from '#shared/boards.ts';
import type { ReviewState } from '#shared/boards/review-states.ts';
import type { ContentFilters, ContentListInput, ContentRow } from '#shared/contract/admin/contents.contract.ts';
import type { ContentSort, ContentState } from '#shared/content-states.ts';
import { CONTENT_STATES } from '#shared/content-states.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { contains } from '#server/search/contains.ts';
import type { Db } from '#server/db/open-database.ts';
import { isWhole } from '#server/documents/whole-document.ts';

const STATES = Object.keys(CONTENT_STATES) as ContentState[];
const IN_REVIEW = sql.join(['심사요청', '심사중'] satisfies ReviewState[]);
const UNPUBLISHED = sql.join(['임시저장', '반려', '보관'] satisfies ReviewState[]);

/** Each document has one of the states. Literals instead of parameters, so that the partial indexes apply. */
const conditionsOf = (now: string): Record<ContentState, RawBuilder<boolean>> => ({
  published: sql`document.deleted_at is null and document.is_hidden = 0 and document.published_at <= ${now}`,
  // With the board, the index of the boards' lists applies.
  scheduled: sql`document.deleted_at is null and document.is_hidden = 0
    and document.board_type in (${sql.join(BOARD_TYPES)}) and document.published_at > ${now}`,
  hidden: sql`document.deleted_at is null and document.is_hidden = 1
    and coalesce(document.review_state, '') not in (${IN_REVIEW}, ${UNPUBLISHED})`,
  review: sql`document.deleted_at is null and document.is_hidden = 1 and document.review_state in (${IN_REVIEW})`,
  unpublished: sql`document.deleted_at is null and document.is_hidden = 1 and document.review_state in (${UNPUBLISHED})`,
  trash: sql`document.deleted_at is not null and ${isWhole}`,
});

function stateColumn(now: string) {
  const conditions = conditionsOf(now);
  const cases = STATES.map((state) => sql`when ${conditions[state]} then ${sql.lit(state)}`);
  return sql<ContentState>`case ${sql.join(cases, sql` `)} end`;
}

function filtered(db: Db, { boardType, state, author, keyword }: ContentFilters, now: string) {
  let query = db.selectFrom('document');
  if (boardType !== '') query = query.where('board_type', '=', boardType);
  if (state === '') query = query.where('deleted_at', 'is', null);
  else query = query.where(conditionsOf(now)[state]);
  if (author.trim() !== '') query = query.where((eb) => contains(eb.ref('document.author_name'), author.trim()));
  if (keyword.trim() !== '') query = query.where((eb) => contains(eb.ref('document.title'), keyword.trim()));
  return query;
}

const SORT_COLUMNS = { updatedAt: 'updated_at', title: 'title', views: 'view_count' } as const;

interface Place {
  sort: Exclude<ContentSort, 'state'>;
  direction: 'asc' | 'desc';
  offset: number;
  limit: number;
}

/** One page by a column; the indexes are read from either end. */
export const contentsQuery = (
  db: Db,
  filters: ContentFilters,
  { sort, direction, offset, limit }: Place,
  now: string,
) =>
  filtered(db, filters, now)
    .select(['id', 'board_type', 'title', 'author_name', 'is_private', 'is_hidden', 'review_state', 'answer_state'])
    .select(['published_at', 'updated_at', 'view_count'])
    .select(stateColumn(now).as('state'))
    .orderBy(SORT_COLUMNS[sort], direction)
    .orderBy('id', direction === 'desc' ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset);

type Row = Awaited<ReturnType<ReturnType<typeof contentsQuery>['execute']>>[number];

export async function listContents(db: Db, input: ContentListInput, now: string): Promise<ContentRow[]> {
  const { sort, direction, page } = input;
  const limit = SERVER_LIMITS.adminPageSize;
  const offset = (page - 1) * limit;
  const rows =
    sort === 'state'
      ? await pageByState(db, input, { offset, limit }, now)
      : await contentsQuery(db, input, { sort, direction, offset, limit }, now).execute();
  return rows.map(present);
}

/** The states one after another, in each the last changed first: sorted by the computed state, all rows would be read. */
async function pageByState(db: Db, input: ContentListInput, page: { offset: number; limit: number }, now: string) {
  const all = STATES.filter((state) => (input.state === '' ? state !== 'trash' : state === input.state));
  const rows: Row[] = [];
  let { offset } = page;
  for (const state of input.direction === 'asc' ? all : all.toReversed()) {
    const limit = page.limit - rows.length;
    const filters = { ...input, state };
    const found = await contentsQuery(
      db,
      filters,
      { sort: 'updatedAt', direction: 'desc', offset, limit },
      now,
    ).execute();
    rows.push(...found);
    if (rows.length === page.limit) break;
    offset = found.length > 0 || offset === 0 ? 0 : Math.max(0, offset - (await countContents(db, filters, now)));
  }
  return rows;
}

const present = (row: Row): ContentRow => ({
  documentId: row.id,
  boardType: row.board_type,
  title: row.title,
  authorName: row.author_name,
  state: row.state,
  reviewState: row.is_hidden === 1 ? row.review_state : null,
  isPrivate: row.is_private === 1,
  isWaiting: row.answer_state === '답변대기',
  publishedAt: row.published_at,
  updatedAt: row.updated_at,
  viewCount: row.view_count,
});

/** Published and all documents are counted by the stored counts; the other states are few. */
export async function countContents(db: Db, filters: ContentFilters, now: string): Promise<number> {
  const { state, author, keyword } = filters;
  const isSearch = author.trim() !== '' || keyword.trim() !== '';
  if (isSearch || !(state === '' || state === 'published')) return countRows(db, filters, now);
  const kept = await countKept(db, filters);
  if (state === '') return kept;
  const others = (['scheduled', 'hidden', 'review', 'unpublished'] as const).map((other) =>
    countRows(db, { ...filters, state: other }, now),
  );
  // Counted one after the other: a document may have changed its state between.
  return Math.max(
    0,
    (await Promise.all(others)).reduce((rest, count) => rest - count, kept),
  );
}

async function countRows(db: Db, filters: ContentFilters, now: string): Promise<number> {
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
