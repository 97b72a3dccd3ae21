import { sql } from 'kysely';
import { LIMITS } from '#shared/limits.ts';
import type { Context } from '#server/context.ts';
import { inMs, nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { fail } from '#server/errors.ts';
import type { Place } from './login-place.ts';
import { loginKeyOf } from '../user.queries.ts';

type Parts = Pick<Context, 'db' | 'clock'>;

/**
 * Takes one of the five attempts that a place has for an ID before it is locked for half an hour (product decisions,
 * Accounts; docs/decisions/0041). Called before verifying the password, in one statement, so that of a hundred
 * concurrent guesses five are verified. Counted by the typed ID, so that unknown IDs lock too. Returns whether it was
 * the last attempt, whose failure locks the ID for this place.
 * @throws LO04 if none is left.
 */
export async function claimAttempt(context: Parts, userId: string, place: Place): Promise<{ isLast: boolean }> {
  let isLast = false;
  for (const count of place) if (await countAttempt(context, userId, count)) isLast = true;
  return { isLast };
}

async function countAttempt(context: Parts, userId: string, { name, max }: Place[number]): Promise<boolean> {
  const now = nowIso(context);
  const until = inMs(context, LIMITS.lockMinutes * 60_000);
  // After an expired lock the count starts again.
  const count = sql<number>`case when login_attempt.locked_until <= ${now} then 1 else login_attempt.failures + 1 end`;
  const { failures } = await context.db
    .insertInto('login_attempt')
    .values({ login_key: loginKeyOf(userId), place: name, failures: 1, last_failed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['login_key', 'place']).doUpdateSet({
        failures: count,
        locked_until: sql<string | null>`case
          when login_attempt.locked_until > ${now} then login_attempt.locked_until
          when ${count} >= ${max} then ${until}
        end`,
        last_failed_at: now,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  if (failures > max) fail('LO04');
  return failures === max;
}

/**
 * Returns the attempt of a correct password. Earlier wrong codes stay counted: knowing the password must not give more
 * attempts at codes.
 */
export async function releaseAttempt(db: Db, userId: string, place: Place): Promise<void> {
  for (const count of place) await releaseCount(db, userId, count);
}

async function releaseCount(db: Db, userId: string, { name, max }: Place[number]): Promise<void> {
  await db
    .updateTable('login_attempt')
    .set({
      failures: sql<number>`failures - 1`,
      locked_until: sql<string | null>`case when failures > ${max} then locked_until end`,
    })
    .where('login_key', '=', loginKeyOf(userId))
    .where('place', '=', name)
    .execute();
}

/** After a correct password: resets the failures of its own place, not those of others. */
export async function clearFailuresAt(db: Db, userId: string, place: Place): Promise<void> {
  const own = place.filter(({ isShared }) => !isShared).map(({ name }) => name);
  await db.deleteFrom('login_attempt').where('login_key', '=', loginKeyOf(userId)).where('place', 'in', own).execute();
  for (const count of place) if (count.isShared) await releaseCount(db, userId, count);
}

/** Resets all places: after a password reset, by an administrator, or by the command. */
export async function clearFailures(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('login_attempt').where('login_key', '=', loginKeyOf(userId)).execute();
}
