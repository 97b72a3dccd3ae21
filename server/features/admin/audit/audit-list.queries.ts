import { sql } from 'kysely';
import { actionsOf } from '#shared/audit.ts';
import type { AuditFilters } from '#shared/contract/admin/audit.contract.ts';
import { startOfKoreanDay } from '#shared/text/days.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { contains } from '#server/search/contains.ts';
import type { Db } from '#server/db/open-database.ts';
import { ACCOUNT } from '#server/audit/record-audit.ts';

function filtered(db: Db, { actor, action, from, until }: AuditFilters) {
  let query = db.selectFrom('audit_entry');
  const word = actor.trim();
  if (word !== '') query = query.where((eb) => contains(eb.ref('audit_entry.actor_name'), word));
  if (action !== '') query = query.where('action', 'in', actionsOf(action));
  if (from !== '') query = query.where('audit_entry.created_at', '>=', startOfKoreanDay(from));
  if (until !== '') query = query.where('audit_entry.created_at', '<', startOfKoreanDay(until, 1));
  return query;
}

/** Replaces account ids in `target` by the current login ID. */
const readable = (db: Db, filters: AuditFilters) =>
  filtered(db, filters)
    .leftJoin('user', (join) =>
      join
        .on('audit_entry.target', 'like', `${ACCOUNT}%`)
        .on('user.id', '=', sql<string>`substr(audit_entry.target, ${sql.lit(ACCOUNT.length + 1)})`),
    )
    .selectAll('audit_entry')
    .select((eb) => [
      eb.case().when('user.status', '!=', 'withdrawn').then(eb.ref('user.id')).end().as('target_user_id'),
      eb.fn.coalesce('user.login_id', 'audit_entry.target').as('target'),
    ]);

/** Newest first. */
export async function listAudit(db: Db, filters: AuditFilters, page: number) {
  const passed = (page - 1) * SERVER_LIMITS.adminPageSize;
  const newest = readable(db, filters).orderBy('number', 'desc').limit(SERVER_LIMITS.adminPageSize);
  if (!isWhole(filters)) return newest.offset(passed).execute();
  // The numbers have no gaps, so no row is skipped one by one.
  return newest.where('number', '<=', (await countAll(db)) - passed).execute();
}

export async function countAudit(db: Db, filters: AuditFilters): Promise<number> {
  if (isWhole(filters)) return countAll(db);
  const { count } = await filtered(db, filters)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const isWhole = ({ actor, action, from, until }: AuditFilters) => [actor.trim(), action, from, until].join('') === '';

/** The last number: entries are never deleted. */
const countAll = async (db: Db) =>
  (await db.selectFrom('audit_head').select('number').executeTakeFirstOrThrow()).number;

/** `count` entries after a number, oldest first. */
export const auditAfter = (db: Db, filters: AuditFilters, number: number, count: number) =>
  readable(db, filters).where('number', '>', number).orderBy('number').limit(count).execute();
