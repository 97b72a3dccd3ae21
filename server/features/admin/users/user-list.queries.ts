import { sql } from 'kysely';
import type { UserFilters, UserListInput, UserSummary } from '#shared/contract/admin/user.contract.ts';
import { composed } from '#shared/text/compose.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Role } from '#shared/permissions.ts';
import { canByRole } from '#shared/role-permissions.ts';
import type { UserState } from '#shared/user-states.ts';
import { contains } from '#server/search/contains.ts';
import type { Db } from '#server/db/open-database.ts';
import { maskEmail, maskName } from '#server/personal-data/mask-value.ts';

/** Locked IDs with the end of their lock. */
export const locksOf = (db: Db, now: string) =>
  db
    .selectFrom('login_attempt')
    .select(({ fn }) => ['login_attempt.login_key', fn.max('login_attempt.locked_until').as('locked_until')])
    .where('login_attempt.locked_until', '>', now)
    .groupBy('login_attempt.login_key');

/** Members by filter, joined with their lock. */
function filteredUsers(db: Db, { keyword, role, state }: UserFilters, now: string) {
  const isLocked = sql<boolean>`login_lock.locked_until is not null`;
  let query = db
    .selectFrom('user')
    .leftJoin(locksOf(db, now).as('login_lock'), (join) => join.onRef('login_lock.login_key', '=', 'user.login_key'));
  if (state === '') query = query.where('status', '!=', 'withdrawn');
  else if (state === 'locked') query = query.where('status', '=', 'active').where(isLocked);
  else if (state === 'active') query = query.where('status', '=', 'active').where((eb) => eb.not(isLocked));
  else query = query.where('status', '=', state);
  if (role !== '') {
    query = query.where('user.id', 'in', (eb) =>
      eb.selectFrom('user_role').select('user_id').where('user_role.role', '=', role),
    );
  }
  for (const word of composed(keyword).toLowerCase().split(/\s+/).filter(Boolean).slice(0, 5)) {
    query = query.where((eb) =>
      eb.or([
        contains(eb.ref('user.login_key'), word),
        contains(eb.ref('user.affiliation'), word),
        // Exact match only: a partial search would reveal the masked data letter by letter.
        sql<boolean>`lower("user".name) = ${word}`,
        eb('user.email_key', '=', word),
      ]),
    );
  }
  return query;
}

const SORT_COLUMNS = { createdAt: 'user.created_at', loginId: 'user.login_key' } as const;

export async function listUsers(db: Db, input: UserListInput, now: string): Promise<UserSummary[]> {
  const rows = await userRows(db, input, now)
    .orderBy(SORT_COLUMNS[input.sort], input.direction)
    .orderBy('user.id')
    .limit(SERVER_LIMITS.adminPageSize)
    .offset((input.page - 1) * SERVER_LIMITS.adminPageSize)
    .execute();
  const roles = await rolesOfAll(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...presentUser(row, roles.get(row.id) ?? [], now),
    whole: input.isWhole ? { name: row.name, email: row.email } : null,
  }));
}

const userRows = (db: Db, filters: UserFilters, now: string) =>
  filteredUsers(db, filters, now).selectAll('user').select('login_lock.locked_until');

type UserRow = Awaited<ReturnType<ReturnType<typeof userRows>['executeTakeFirstOrThrow']>>;

export async function countUsers(db: Db, filters: UserFilters, now: string): Promise<number> {
  const { count } = await filteredUsers(db, filters, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function rolesOfAll(db: Db, ids: string[]): Promise<Map<string, Role[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('user_role').selectAll().where('user_id', 'in', ids).orderBy('role').execute();
  const groups = Map.groupBy(rows, ({ user_id }) => user_id);
  return new Map([...groups].map(([id, held]) => [id, held.map(({ role }) => role)]));
}

export function presentUser(row: UserRow, roles: Role[], now: string): Omit<UserSummary, 'whole'> {
  return {
    userId: row.id,
    loginId: row.login_id,
    // Colleagues know each other by name, as in the lists of owners and of those who answer.
    maskedName: canByRole.accessAdmin({ id: row.id, roles }) ? row.name : maskName(row.name),
    maskedEmail: row.email === '' ? '' : maskEmail(row.email),
    affiliation: row.affiliation,
    roles,
    state: stateOf(row, now),
    createdAt: row.created_at,
  };
}

const stateOf = (row: UserRow, now: string): UserState =>
  row.status === 'active' && row.locked_until !== null && row.locked_until > now ? 'locked' : row.status;
