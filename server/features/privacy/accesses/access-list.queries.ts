import type { AccessFilters, AccessRow } from '#shared/contract/admin/privacy.contract.ts';
import type { AccessAction } from '#shared/site/privacy.ts';
import { accessActionsOf } from '#shared/site/privacy.ts';
import { startOfKoreanDay } from '#shared/text/days.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { contains } from '#server/search/contains.ts';
import type { Db } from '#server/db/open-database.ts';

/** Accesses to personal data; changes to inquiries stand in the same table. */
function accesses(db: Db, { actor, action, from, until }: AccessFilters) {
  let query = db
    .selectFrom('inquiry_log')
    .leftJoin('user as actor', (join) =>
      join.onRef('actor.id', '=', 'inquiry_log.actor_id').on('actor.status', '!=', 'withdrawn'),
    )
    .where('inquiry_log.action', 'in', accessActionsOf(action));
  const word = actor.trim();
  if (word !== '')
    query = query.where((eb) =>
      eb.or([contains(eb.ref('inquiry_log.actor_name'), word), contains(eb.ref('actor.login_id'), word)]),
    );
  if (from !== '') query = query.where('inquiry_log.created_at', '>=', startOfKoreanDay(from));
  if (until !== '') query = query.where('inquiry_log.created_at', '<', startOfKoreanDay(until, 1));
  return query;
}

/** One page, newest first. Without the names of files, which may tell who someone is. */
export async function listAccesses(db: Db, filters: AccessFilters, page: number): Promise<AccessRow[]> {
  const rows = await accesses(db, filters)
    .leftJoin('inquiry', 'inquiry.id', 'inquiry_log.inquiry_id')
    .leftJoin('user', (join) =>
      join.onRef('user.id', '=', 'inquiry_log.member_id').on('user.status', '!=', 'withdrawn'),
    )
    .select(['inquiry_log.id', 'inquiry_log.created_at', 'inquiry_log.actor_name', 'inquiry_log.action'])
    .select([
      'inquiry_log.detail',
      'inquiry_log.ip',
      'inquiry.id as inquiry_id',
      'inquiry.number',
      'user.id as user_id',
      'user.login_id',
      'actor.login_id as actor_login_id',
    ])
    .orderBy('inquiry_log.created_at', 'desc')
    .orderBy('inquiry_log.id')
    .limit(SERVER_LIMITS.adminPageSize)
    .offset((page - 1) * SERVER_LIMITS.adminPageSize)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    accessedAt: row.created_at,
    actorName: row.actor_name,
    actorLoginId: row.actor_login_id ?? '',
    action: row.action as AccessAction,
    inquiry: row.inquiry_id === null ? null : { contractId: row.inquiry_id, contractNumber: row.number ?? '' },
    member: row.user_id === null ? null : { userId: row.user_id, loginId: row.login_id ?? '' },
    reason: row.action === 'export' ? row.detail : '',
    ip: row.ip,
  }));
}

export async function countAccesses(db: Db, filters: AccessFilters): Promise<number> {
  const { count } = await accesses(db, filters)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
