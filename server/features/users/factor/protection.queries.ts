import type { Db } from '#server/db/open-database.ts';
import { secondFactorSince } from './factor.queries.ts';
import type { Protection } from '#server/security/staff-roles.ts';

/** Current protection of a member's account. */
export async function protectionOf(db: Db, userId: string): Promise<Protection> {
  const [since, { has_weak_password }] = await Promise.all([
    secondFactorSince(db, userId),
    db.selectFrom('user').select('has_weak_password').where('id', '=', userId).executeTakeFirstOrThrow(),
  ]);
  return { since, hasWeakPassword: has_weak_password === 1 };
}
