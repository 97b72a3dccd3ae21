import { LIMITS } from '../../../shared/limits.ts';
import type { Context } from '../../context.ts';
import { inMs, nowIso } from '../../context.ts';
import type { Db } from '../../db/open-database.ts';
import { fail } from '../../errors.ts';
import { loginKeyOf } from './user.queries.ts';

type Parts = Pick<Context, 'db' | 'clock'>;

/**
 * Five failures in a row lock an ID for half an hour (product decisions, Accounts). Counted by the ID as typed,
 * so that an ID nobody has locks like any other.
 * @throws LO04 while it is locked.
 */
export async function refuseLocked(context: Parts, userId: string): Promise<void> {
  const row = await context.db
    .selectFrom('login_attempt')
    .select('locked_until')
    .where('login_key', '=', loginKeyOf(userId))
    .executeTakeFirst();
  if (row?.locked_until && row.locked_until > nowIso(context)) fail('LO04');
}

/** Counts one failure, in one statement: parallel guesses cannot slip past the limit. */
export async function countFailure(context: Parts, userId: string): Promise<void> {
  const now = nowIso(context);
  const key = loginKeyOf(userId);
  const { failures } = await context.db
    .insertInto('login_attempt')
    .values({ login_key: key, failures: 1, last_failed_at: now })
    .onConflict((conflict) =>
      conflict.column('login_key').doUpdateSet((eb) => ({
        // A lock that has run out starts the count afresh.
        failures: eb
          .case()
          .when('login_attempt.locked_until', '<=', now)
          .then(1)
          .else(eb('login_attempt.failures', '+', 1))
          .end(),
        locked_until: null,
        last_failed_at: now,
      })),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  if (failures < LIMITS.loginFailuresBeforeLock) return;
  await context.db
    .updateTable('login_attempt')
    .set({ locked_until: inMs(context, LIMITS.lockMinutes * 60_000) })
    .where('login_key', '=', key)
    .execute();
}

/** A right password, a reset, or an administrator. */
export async function clearFailures(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('login_attempt').where('login_key', '=', loginKeyOf(userId)).execute();
}
