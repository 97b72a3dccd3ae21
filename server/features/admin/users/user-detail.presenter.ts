import type { UserDetail } from '#shared/contract/admin/user.contract.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { fail } from '#server/errors.ts';
import { countSessions, listSessions } from '#server/features/users/sessions/session.queries.ts';
import { rolesOf } from '#server/features/users/user.queries.ts';
import { locksOf, presentUser } from './user-list.queries.ts';

const LOOKS_SHOWN = 10;

/**
 * All data of one member, unmasked.
 * @throws CM04 if there is none.
 */
export async function readUser(context: Context, id: string): Promise<Omit<UserDetail, 'isSelf' | 'lookId'>> {
  const { db } = context;
  const now = nowIso(context);
  const row = await db
    .selectFrom('user')
    .leftJoin('second_factor', 'second_factor.user_id', 'user.id')
    .leftJoin(locksOf(db, now).as('login_lock'), (join) => join.onRef('login_lock.login_key', '=', 'user.login_key'))
    .selectAll('user')
    .select(['login_lock.locked_until', 'second_factor.confirmed_at'])
    .where('user.id', '=', id)
    .executeTakeFirst();
  if (!row) return fail('CM04');
  const roles = await rolesOf(db, id);
  const [sessions, sessionCount, consents, looks] = await Promise.all([
    listSessions(db, context, { id, roles }),
    countSessions(db, context, { id, roles }),
    db
      .selectFrom('consent')
      .selectAll()
      .where('user_id', '=', id)
      .orderBy('agreed_at', 'desc')
      .orderBy('kind')
      .execute(),
    db
      .selectFrom('inquiry_log')
      .leftJoin('user as actor', (join) =>
        join.onRef('actor.id', '=', 'inquiry_log.actor_id').on('actor.status', '!=', 'withdrawn'),
      )
      .select(['inquiry_log.actor_name', 'actor.login_id', 'inquiry_log.created_at'])
      .where('inquiry_log.member_id', '=', id)
      .orderBy('inquiry_log.created_at', 'desc')
      .orderBy('inquiry_log.id')
      .limit(LOOKS_SHOWN)
      .execute(),
  ]);
  const summary = presentUser(row, roles, now);
  return {
    ...summary,
    name: row.name,
    email: row.email,
    updatedAt: row.updated_at,
    lockedUntil: summary.state === 'locked' ? row.locked_until : null,
    secondFactorSince: row.confirmed_at,
    sessions: sessions.map((session) => ({ createdAt: session.created_at, expiresAt: session.expires_at })),
    sessionCount,
    consents: consents.map((consent) => ({
      kind: consent.kind,
      version: consent.version,
      agreed: consent.agreed === 1,
      agreedAt: consent.agreed_at,
    })),
    looks: looks.map((look) => ({
      actorName: look.actor_name,
      actorLoginId: look.login_id ?? '',
      createdAt: look.created_at,
    })),
  };
}
