import { sql } from 'kysely';
import type { InquiryFilters, InquiryListInput } from '#shared/contract/site/inquiry.contract.ts';
import { INQUIRY_STATUSES } from '#shared/inquiries/inquiries.ts';
import { startOfKoreanDay } from '#shared/text/days.ts';
import type { Db } from '#server/db/open-database.ts';

/** The inquiry list narrowed by the filters. */
export function filteredInquiries(db: Db, filters: InquiryFilters) {
  const { type, status, completeYn, ownerId, from, until } = filters;
  let query = db.selectFrom('contract');
  if (type !== '') query = query.where('contract.type', '=', type);
  if (status !== '') query = query.where('contract.status', '=', status);
  if (completeYn !== '') query = query.where('contract.complete_yn', '=', completeYn);
  if (ownerId === 'none') query = query.where('contract.owner_id', 'is', null);
  else if (ownerId !== '') query = query.where('contract.owner_id', '=', ownerId);
  if (from !== '') query = query.where('contract.created_at', '>=', startOfKoreanDay(from));
  if (until !== '') query = query.where('contract.created_at', '<', startOfKoreanDay(until, 1));
  for (const word of wordsOf(filters.keyword)) {
    query = query.where((eb) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
      const digits = word.replace(/\D/g, '');
      return eb.or([
        sql<boolean>`lower(contract.company) like ${pattern} escape '\\'`,
        sql<boolean>`lower(contract.number) like ${pattern} escape '\\'`,
        // Whole or not at all: a search by part would tell what the list hides, letter by letter.
        sql<boolean>`lower(contract.name) = ${word}`,
        eb('contract.email_key', '=', word),
        ...(digits.length >= 8 ? [eb('contract.phone_key', '=', digits)] : []),
      ]);
    });
  }
  return query;
}

const wordsOf = (keyword: string) => keyword.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);

/** What rows of the list are made from, in the order of the ids. */
export async function findSummaries(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('contract')
    .leftJoin('user as owner', 'owner.id', 'contract.owner_id')
    .select((eb) => [
      'contract.id',
      'contract.number',
      'contract.type',
      'contract.status',
      'contract.complete_yn',
      'contract.inquiry_type',
      'contract.products',
      'contract.company',
      'contract.name',
      'contract.email',
      'contract.phone',
      'contract.owner_id',
      'owner.name as owner_name',
      'contract.created_at',
      eb
        .selectFrom('contract_memo')
        .select((memo) => memo.fn.countAll<number>().as('count'))
        .whereRef('contract_memo.contract_id', '=', 'contract.id')
        .as('memo_count'),
      eb
        .selectFrom('contract_file')
        .select((file) => file.fn.countAll<number>().as('count'))
        .whereRef('contract_file.contract_id', '=', 'contract.id')
        .as('file_count'),
    ])
    .where('contract.id', 'in', ids)
    .execute();
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

export type SummaryRow = Awaited<ReturnType<typeof findSummaries>>[number];

const statusOrder = sql<number>`case contract.status ${sql.join(
  INQUIRY_STATUSES.map((status, index) => sql`when ${status} then ${sql.lit(index)}`),
  sql` `,
)} end`;

/**
 * One page. Its ids first: an index gives them in order, and only the rows of the page are read whole.
 * The order ends with the id, so that no row appears on two pages.
 */
export async function listInquiries(db: Db, input: InquiryListInput): Promise<SummaryRow[]> {
  const rows = filteredInquiries(db, input).select('contract.id');
  const { direction } = input;
  // An index read backwards gives both columns in the direction of the first.
  const thenBy = input.sort === 'createdAt' || input.sort === 'company' ? direction : 'desc';
  const ordered = {
    createdAt: () => rows.orderBy('contract.created_at', direction),
    contractNumber: () => rows.orderBy('contract.number', direction),
    company: () => rows.orderBy('contract.company', direction).orderBy('contract.created_at', direction),
    status: () => rows.orderBy(statusOrder, direction).orderBy('contract.created_at', 'desc'),
    owner: () =>
      rows
        .leftJoin('user as owner', 'owner.id', 'contract.owner_id')
        .orderBy((eb) => eb.fn.coalesce('owner.name', sql.lit('')), direction)
        .orderBy('contract.created_at', 'desc'),
  }[input.sort]();
  const page = await ordered
    .orderBy('contract.id', thenBy)
    .limit(input.size)
    .offset((input.page - 1) * input.size)
    .execute();
  return findSummaries(
    db,
    page.map(({ id }) => id),
  );
}

/** How many there are in each status, whatever status the filters name. */
export async function countByStatus(db: Db, filters: InquiryFilters) {
  const rows = await filteredInquiries(db, { ...filters, status: '' })
    .select((eb) => ['contract.status', eb.fn.countAll<number>().as('count')])
    .groupBy('contract.status')
    .execute();
  return INQUIRY_STATUSES.map((status) => ({
    status,
    count: rows.find((row) => row.status === status)?.count ?? 0,
  }));
}

/** Who may look after an inquiry. */
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
          .where('role', 'in', ['ROLE_SALES', 'ROLE_MANAGER', 'ROLE_ADMIN']),
      ),
    )
    .orderBy('name')
    .orderBy('login_id')
    .execute();
  return rows.map((row) => ({ id: row.id, name: `${row.name} (${row.login_id})` }));
}

export async function savedFiltersOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom('contract_filter')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ filterId: row.id, name: row.name, query: row.query }));
}
