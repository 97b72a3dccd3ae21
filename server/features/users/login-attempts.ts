import { sql } from 'kysely';
import { LIMITS } from '../../../shared/limits.ts';
import type { Context } from '../../context.ts';
import { inMs, nowIso } from '../../context.ts';
import type { Db } from '../../db/open-database.ts';
import { fail } from '../../errors.ts';
import { loginKeyOf } from './user.queries.ts';

type Parts = Pick<Context, 'db' | 'clock'>;

/**
 * Takes one of the five tries that an ID has before it is locked for half an hour (product decisions, Accounts).
 * Taken before the password is looked at, in one statement: of a hundred guesses at once, five are looked at.
 * Counted by the ID as typed, so that an ID nobody has locks like any other. `clearFailures` gives the tries back.
 * Answers whether it was the last: when it fails, the ID is locked.
 * @throws LO04 when there is none left.
 */
export async function takeAttempt(context: Parts, userId: string): Promise<{ isLast: boolean }> {
  const now = nowIso(context);
  const until = inMs(context, LIMITS.lockMinutes * 60_000);
  // A lock that has run out starts the count afresh.
  const count = sql<number>`case when login_attempt.locked_until <= ${now} then 1 else login_attempt.failures + 1 end`;
  const { failures } = await context.db
    .insertInto('login_attempt')
    .values({ login_key: loginKeyOf(userId), failures: 1, last_failed_at: now })
    .onConflict((conflict) =>
      conflict.column('login_key').doUpdateSet({
        failures: count,
        locked_until: sql<string | null>`case
          when login_attempt.locked_until > ${now} then login_attempt.locked_until
          when ${count} >= ${LIMITS.loginFailuresBeforeLock} then ${until}
        end`,
        last_failed_at: now,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  if (failures > LIMITS.loginFailuresBeforeLock) fail('LO04');
  return { isLast: failures === LIMITS.loginFailuresBeforeLock };
}

/**
 * Gives back the one try that a right password took. The wrong codes that came before it stay counted: who knows the
 * password has no more tries at the code than anybody at the password.
 */
export async function giveBackAttempt(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('login_attempt')
    .set({
      failures: sql<number>`failures - 1`,
      locked_until: sql<string | null>`case when failures > ${LIMITS.loginFailuresBeforeLock} then locked_until end`,
    })
    .where('login_key', '=', loginKeyOf(userId))
    .execute();
}

/** A right password, a reset, or an administrator. */
export async function clearFailures(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('login_attempt').where('login_key', '=', loginKeyOf(userId)).execute();
}
