import type { SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import { startOfKoreanDay } from '#shared/text/days.ts';
import type { ConsentFilters } from '#shared/contract/admin/privacy.contract.ts';
import type { Db } from '#server/db/open-database.ts';

type Filters = Partial<ConsentFilters>;
type Source = 'user' | 'contract';

/** Common columns of both tables, for a union. */
export interface Answer {
  id: string;
  source: Source;
  holder_id: string;
  /** Login ID of a member, or number of an inquiry. */
  holder: string;
  name: string;
  email: string;
  kind: string;
  version: string;
  agreed: number;
  agreed_at: string;
}

function ofMembers(db: Db, { person = '' }: Filters) {
  const word = person.trim().toLowerCase();
  const query = db
    .selectFrom('consent as c')
    .innerJoin('user as p', 'p.id', 'c.user_id')
    .select(['c.id', 'c.kind', 'c.version', 'c.agreed', 'c.agreed_at', 'p.name', 'p.email'])
    .select([sql<Source>`'user'`.as('source'), 'p.id as holder_id', 'p.login_id as holder']);
  if (word === '') return query;
  return query.where((eb) => eb.or([eb('p.login_key', '=', word), eb('p.email_key', '=', word)]));
}

function ofInquiries(db: Db, { person = '' }: Filters) {
  const word = person.trim().toLowerCase();
  const query = db
    .selectFrom('inquiry_consent as c')
    .innerJoin('inquiry as p', 'p.id', 'c.inquiry_id')
    .select(['c.id', 'c.kind', 'c.version', 'c.agreed', 'c.agreed_at', 'p.name', 'p.email'])
    .select([sql<Source>`'contract'`.as('source'), 'p.id as holder_id', 'p.number as holder']);
  if (word === '') return query;
  const member = db.selectFrom('user').select('id').where('login_key', '=', word);
  return query.where((eb) =>
    eb.or([eb('p.email_key', '=', word), eb('p.number', '=', word.toUpperCase()), eb('p.user_id', 'in', member)]),
  );
}

function consentAnswers(db: Db, filters: Filters): SelectQueryBuilder<{ answer: Answer }, 'answer', object> {
  const { kind = '', from = '', until = '' } = filters;
  const both = (ofMembers(db, filters) as SelectQueryBuilder<never, never, Answer>).unionAll(
    ofInquiries(db, filters) as never,
  );
  let query = db.selectFrom(both.as('answer')) as unknown as SelectQueryBuilder<{ answer: Answer }, 'answer', object>;
  if (kind !== '') query = query.where('kind', '=', kind);
  if (from !== '') query = query.where('agreed_at', '>=', startOfKoreanDay(from));
  if (until !== '') query = query.where('agreed_at', '<', startOfKoreanDay(until, 1));
  return query;
}

/** Newest first. */
export const listAnswers = (db: Db, filters: Filters, limit: number, offset: number): Promise<Answer[]> =>
  consentAnswers(db, filters)
    .selectAll()
    .orderBy('agreed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** Oldest first, after the row `last`. */
export function answersAfter(db: Db, filters: Filters, last: Answer | null, limit: number): Promise<Answer[]> {
  let query = consentAnswers(db, filters).selectAll().orderBy('agreed_at').orderBy('id').limit(limit);
  if (last) {
    query = query.where((eb) =>
      eb.or([
        eb('agreed_at', '>', last.agreed_at),
        eb.and([eb('agreed_at', '=', last.agreed_at), eb('id', '>', last.id)]),
      ]),
    );
  }
  return query.execute();
}

export async function countAnswers(db: Db, filters: Filters): Promise<number> {
  const { count } = await consentAnswers(db, filters)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Time of the first consent by `holder kind`; a later refusal withdraws it. */
export async function firstAgreements(db: Db, rows: readonly Answer[]): Promise<Map<string, string>> {
  const of = (source: Source) => [...new Set(rows.filter((row) => row.source === source).map((row) => row.holder_id))];
  const members = of('user');
  const inquiries = of('contract');
  const found = [];
  if (members.length > 0) {
    found.push(
      ...(await db
        .selectFrom('consent')
        .select((eb) => ['user_id as holder_id', 'kind', eb.fn.min('agreed_at').as('first')])
        .where('user_id', 'in', members)
        .where('agreed', '=', 1)
        .groupBy(['user_id', 'kind'])
        .execute()),
    );
  }
  if (inquiries.length > 0) {
    found.push(
      ...(await db
        .selectFrom('inquiry_consent')
        .select((eb) => ['inquiry_id as holder_id', 'kind', eb.fn.min('agreed_at').as('first')])
        .where('inquiry_id', 'in', inquiries)
        .where('agreed', '=', 1)
        .groupBy(['inquiry_id', 'kind'])
        .execute()),
    );
  }
  return new Map(found.map(({ holder_id, kind, first }) => [`${holder_id} ${kind}`, first]));
}
