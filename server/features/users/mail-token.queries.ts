import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { inMs, nowIso } from '#server/context.ts';
import type { MailTokenTable } from '#server/db/tables/user.tables.ts';
import type { Db } from '#server/db/open-database.ts';
import { sha256 } from '#server/security/keys.ts';
import { lockUser } from './user.queries.ts';

type Purpose = MailTokenTable['purpose'];

/**
 * Creates the secret of a mail link: 32 random bytes, stored as a hash. Earlier links stay valid until one is used,
 * because a stranger may have asked for this one; to a new address there is only one.
 */
export async function createMailToken(
  tx: Db,
  context: Pick<Context, 'clock'>,
  token: { purpose: Purpose; userId: string; email?: string; minutes: number },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await lockUser(tx, token.userId);
  if (token.purpose === 'email') await dropMailTokens(tx, token.purpose, token.userId);
  await tx
    .insertInto('mail_token')
    .values({
      token_hash: sha256(secret),
      purpose: token.purpose,
      user_id: token.userId,
      email: token.email ?? null,
      expires_at: inMs(context, token.minutes * 60_000),
      created_at: nowIso(context),
    })
    .execute();
  return secret;
}

/** Owner of an unused, unexpired link. Versions that delete none mark the one that was used. */
export function findMailToken(db: Db, context: Pick<Context, 'clock'>, purpose: Purpose, secret: string) {
  return db
    .selectFrom('mail_token')
    .innerJoin('user', 'user.id', 'mail_token.user_id')
    .select(['mail_token.user_id', 'mail_token.email', 'user.login_id', 'user.email as current_email'])
    .where('token_hash', '=', sha256(secret))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', nowIso(context))
    .where('user.status', '=', 'active')
    .executeTakeFirst();
}

/**
 * Uses the link up, and with it all of its purpose; false if another request was faster. An instance that still runs the
 * version before, during an update, marks its one link alone: others stay valid until they expire.
 */
export async function spendMailToken(tx: Db, purpose: Purpose, userId: string, secret: string): Promise<boolean> {
  await lockUser(tx, userId);
  const { numDeletedRows } = await tx
    .deleteFrom('mail_token')
    .where('token_hash', '=', sha256(secret))
    .executeTakeFirst();
  if (numDeletedRows !== 1n) return false;
  await dropMailTokens(tx, purpose, userId);
  return true;
}

export async function dropMailTokens(tx: Db, purpose: Purpose, userId: string): Promise<void> {
  await tx.deleteFrom('mail_token').where('purpose', '=', purpose).where('user_id', '=', userId).execute();
}

export function pendingEmailOf(db: Db, context: Pick<Context, 'clock'>, userId: string) {
  return db
    .selectFrom('mail_token')
    .select('email')
    .where('purpose', '=', 'email')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', nowIso(context))
    .executeTakeFirst();
}
