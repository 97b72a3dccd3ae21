import { sql } from 'kysely';
import type { InquiryFilters, InquiryListInput } from '#shared/contract/inquiries/inquiry.contract.ts';
import { INQUIRY_STATUSES, UNCONTACTED_STATUSES } from '#shared/inquiries/inquiry-states.ts';
import { canByRole, rolesAllowed } from '#shared/role-permissions.ts';
import { composed } from '#shared/text/compose.ts';
import { startOfKoreanDay } from '#shared/text/days.ts';
import { withoutWords } from '#server/personal-data/without-words.ts';
import { contains } from '#server/search/contains.ts';
import type { Db } from '#server/db/open-database.ts';
import { overdueBefore } from '#server/working-time/due-time.rules.ts';
import type { DueClock } from './inquiry.presenter.ts';

/** Filters of a call, with the moment before which an inquiry must have come to be overdue now. */
export type InquiryConditions<Filters extends InquiryFilters = InquiryFilters> = Filters & { overdueBefore: string };

/** `me` as owner stands for the user `userId`. */
export const conditionsOf = <Filters extends InquiryFilters>(
  filters: Filters,
  { setting, now }: DueClock,
  userId: string,
): InquiryConditions<Filters> => ({
  ...filters,
  ownerId: filters.ownerId === 'me' ? userId : filters.ownerId,
  overdueBefore: overdueBefore(now, setting),
});

export function filteredInquiries(db: Db, filters: InquiryConditions) {
  const { type, status, completeYn, overdue, ownerId, byMember, from, until } = filters;
  let query = db.selectFrom('inquiry');
  if (type !== '') query = query.where('inquiry.type', '=', type);
  if (status !== '') query = query.where('inquiry.status', '=', status);
  if (completeYn !== '') query = query.where('inquiry.complete_yn', '=', completeYn);
  if (overdue === 'Y')
    query = query
      .where('inquiry.status', 'in', UNCONTACTED_STATUSES)
      .where('inquiry.created_at', '<', filters.overdueBefore)
      .where('inquiry.erased_at', 'is', null);
  if (filters.uncontacted === 'Y')
    query = query.where('inquiry.status', 'in', UNCONTACTED_STATUSES).where('inquiry.erased_at', 'is', null);
  if (ownerId === 'none') query = query.where('inquiry.owner_id', 'is', null);
  else if (ownerId !== '') query = query.where('inquiry.owner_id', '=', ownerId);
  if (byMember !== '') query = query.where('inquiry.user_id', byMember === 'Y' ? 'is not' : 'is', null);
  if (from !== '') query = query.where('inquiry.created_at', '>=', startOfKoreanDay(from));
  if (until !== '') query = query.where('inquiry.created_at', '<', startOfKoreanDay(until, 1));
  for (const word of wordsOf(filters.keyword)) {
    query = query.where((eb) => {
      const digits = word.replace(/\D/g, '');
      return eb.or([
        contains(eb.ref('inquiry.company'), word),
        contains(eb.ref('inquiry.number'), word),
        // Exact match only: a partial search would reveal the masked data letter by letter.
        sql<boolean>`lower(inquiry.name) = ${word}`,
        eb('inquiry.email_key', '=', word),
        ...(digits.length >= 8 ? [eb('inquiry.phone_key', '=', digits)] : []),
      ]);
    });
  }
  return query;
}

const ANY_STATE = { status: '', completeYn: '', overdue: '', uncontacted: '' } as const;

const wordsOf = (keyword: string) => composed(keyword).toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);

/** Data of list rows, in the order of the ids. */
export async function findSummaries(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('inquiry')
    .leftJoin('user as owner', 'owner.id', 'inquiry.owner_id')
    .select((eb) => [
      'inquiry.id',
      'inquiry.number',
      'inquiry.type',
      'inquiry.status',
      'inquiry.complete_yn',
      'inquiry.inquiry_type',
      'inquiry.products',
      'inquiry.company',
      'inquiry.name',
      'inquiry.email',
      'inquiry.phone',
      'inquiry.owner_id',
      'owner.name as owner_name',
      'inquiry.created_at',
      'inquiry.erased_at',
      eb
        .selectFrom('inquiry_memo')
        .select((memo) => memo.fn.countAll<number>().as('count'))
        .whereRef('inquiry_memo.inquiry_id', '=', 'inquiry.id')
        .as('memo_count'),
      eb
        .selectFrom('inquiry_file')
        .select((file) => file.fn.countAll<number>().as('count'))
        .whereRef('inquiry_file.inquiry_id', '=', 'inquiry.id')
        .as('file_count'),
    ])
    .where('inquiry.id', 'in', ids)
    .execute();
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

export type SummaryRow = Awaited<ReturnType<typeof findSummaries>>[number];

const statusOrder = sql<number>`case inquiry.status ${sql.join(
  INQUIRY_STATUSES.map((status, index) => sql`when ${status} then ${sql.lit(index)}`),
  sql` `,
)} end`;

/**
 * One page. Ids first, from an index, so that only the rows of the page are read completely. The order ends with the
 * id, so that no row appears on two pages.
 */
export async function listInquiries(db: Db, input: InquiryConditions<InquiryListInput>): Promise<SummaryRow[]> {
  const rows = filteredInquiries(db, input).select('inquiry.id');
  const { direction } = input;
  if (input.sort === 'due') return findSummaries(db, await listByDue(db, input));
  // An index scanned backwards reverses both columns, so the second one follows the first.
  const thenBy = input.sort === 'createdAt' || input.sort === 'company' ? direction : 'desc';
  const ordered = {
    createdAt: () => rows.orderBy('inquiry.created_at', direction),
    contractNumber: () => rows.orderBy('inquiry.number', direction),
    company: () => rows.orderBy('inquiry.company', direction).orderBy('inquiry.created_at', direction),
    status: () => rows.orderBy(statusOrder, direction).orderBy('inquiry.created_at', 'desc'),
    owner: () =>
      rows
        .leftJoin('user as owner', 'owner.id', 'inquiry.owner_id')
        .orderBy((eb) => eb.fn.coalesce('owner.name', sql.lit('')), direction)
        .orderBy('inquiry.created_at', 'desc'),
  }[input.sort]();
  const page = await ordered
    .orderBy('inquiry.id', thenBy)
    .limit(input.size)
    .offset((input.page - 1) * input.size)
    .execute();
  return findSummaries(
    db,
    page.map(({ id }) => id),
  );
}

/**
 * Ids of one page, those to contact first, by due time: it is as old as its inquiry. Then all others, newest first. Two
 * queries, each in the order of an index.
 */
async function listByDue(db: Db, input: InquiryConditions<InquiryListInput>): Promise<string[]> {
  const waiting = () => filteredInquiries(db, input).where('inquiry.status', 'in', UNCONTACTED_STATUSES);
  const offset = (input.page - 1) * input.size;
  const first = await waiting()
    .select('inquiry.id')
    .orderBy('inquiry.created_at', input.direction)
    .orderBy('inquiry.id', input.direction)
    .limit(input.size)
    .offset(offset)
    .execute();
  if (first.length === input.size) return first.map(({ id }) => id);
  const { count } = await waiting()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const others = await filteredInquiries(db, input)
    .where('inquiry.status', 'not in', UNCONTACTED_STATUSES)
    .select('inquiry.id')
    .orderBy('inquiry.created_at', 'desc')
    .orderBy('inquiry.id', 'desc')
    .limit(input.size - first.length)
    .offset(Math.max(0, offset - count))
    .execute();
  return [...first, ...others].map(({ id }) => id);
}

/** Number per status, ignoring the filters by status, completion and due time. */
export async function countByStatus(db: Db, filters: InquiryConditions) {
  const rows = await filteredInquiries(db, { ...filters, ...ANY_STATE })
    .select((eb) => ['inquiry.status', eb.fn.countAll<number>().as('count')])
    .groupBy('inquiry.status')
    .execute();
  return INQUIRY_STATUSES.map((status) => ({
    status,
    count: rows.find((row) => row.status === status)?.count ?? 0,
  }));
}

/** How many are overdue, ignoring the filters by status and completion. */
export const countOverdue = (db: Db, filters: InquiryConditions): Promise<number> =>
  countInquiries(db, { ...filters, ...ANY_STATE, overdue: 'Y' });

export async function countInquiries(db: Db, filters: InquiryConditions): Promise<number> {
  const { count } = await filteredInquiries(db, filters)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many inquiries pass all filters. Without those by contact, the numbers per status tell it. */
export const countMatching = async (
  db: Db,
  filters: InquiryConditions,
  counts: Awaited<ReturnType<typeof countByStatus>>,
): Promise<number> =>
  filters.overdue === 'Y' || filters.uncontacted === 'Y' ? countInquiries(db, filters) : sumOf(counts, filters);

/** The flag of completion follows the status. */
const sumOf = (
  counts: Awaited<ReturnType<typeof countByStatus>>,
  { status, completeYn }: Pick<InquiryFilters, 'status' | 'completeYn'>,
): number =>
  counts
    .filter((row) => status === '' || row.status === status)
    .filter((row) => completeYn === '' || (row.status === '완료') === (completeYn === 'Y'))
    .reduce((sum, { count }) => sum + count, 0);

/** Users who may own inquiries. */
export async function listOwners(db: Db): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom('user')
    .select(['id', 'name', 'login_id'])
    .where('status', '=', 'active')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('user_role')
          .select('role')
          .whereRef('user_role.user_id', '=', 'user.id')
          .where('role', 'in', rolesAllowed(canByRole.manageInquiries)),
      ),
    )
    .orderBy('name')
    .orderBy('login_id')
    .execute();
  return rows.map((row) => ({ id: row.id, name: `${row.name} (${row.login_id})` }));
}

export async function savedFiltersOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom('inquiry_filter')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ filterId: row.id, name: row.name, query: withoutWords(row.query) }));
}
