import { randomBytes } from 'node:crypto';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Context } from '#server/context.ts';
import { inMs, nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { sha256 } from '#server/security/keys.ts';

/** Issues a token for a login with a correct password that waits for a code: 32 random bytes, stored as a hash. */
export async function beginLogin(context: Pick<Context, 'db' | 'clock'>, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await context.db
    .insertInto('pending_login')
    .values({
      token_hash: sha256(token),
      user_id: userId,
      expires_at: inMs(context, SERVER_LIMITS.pendingLoginMinutes * 60_000),
    })
    .execute();
  return token;
}

/** The user of an unexpired pending login. */
export function findPendingLogin({ db, clock }: Pick<Context, 'db' | 'clock'>, token: string) {
  return db
    .selectFrom('pending_login')
    .innerJoin('user', 'user.id', 'pending_login.user_id')
    .selectAll('user')
    .where('token_hash', '=', sha256(token))
    .where('expires_at', '>', nowIso({ clock }))
    .where('user.status', '=', 'active')
    .executeTakeFirst();
}

/** Uses it up; false if another request was faster. */
export async function spendPendingLogin(tx: Db, token: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('pending_login')
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
