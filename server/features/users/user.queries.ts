import { randomUUID } from 'node:crypto';
import type { Role } from '#shared/permissions.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { dialectOf } from '#server/db/open-database.ts';
import type { EmailStatus } from '#server/db/tables/user.tables.ts';
import type { Recipient } from '#server/mail/recipient.ts';
import { emailKeyOf } from '#server/mail/recipient.ts';

export interface NewUser {
  userId: string;
  userName: string;
  /** From `hashPassword`. */
  passwordHash: string;
  hasWeakPassword?: boolean;
  email: string;
  affiliation: string;
  emailStatus: EmailStatus;
  roles: readonly Role[];
  createdAt?: string;
}

/** IDs are case-insensitive. */
export const loginKeyOf = (userId: string) => userId.toLowerCase();

/**
 * Stores a member and returns its key.
 * @throws a unique violation if the ID is taken.
 */
export async function createUser(tx: Db, context: Pick<Context, 'clock'>, user: NewUser): Promise<string> {
  const id = randomUUID();
  const createdAt = user.createdAt ?? nowIso(context);
  await tx
    .insertInto('user')
    .values({
      id,
      login_id: user.userId,
      login_key: loginKeyOf(user.userId),
      name: user.userName,
      email: user.email,
      email_status: user.emailStatus,
      affiliation: user.affiliation,
      password_hash: user.passwordHash,
      has_weak_password: user.hasWeakPassword ? 1 : 0,
      status: 'active',
      created_at: createdAt,
      updated_at: createdAt,
    })
    .execute();
  await tx
    .insertInto('user_role')
    .values(user.roles.map((role) => ({ user_id: id, role })))
    .execute();
  return id;
}

/** The account of a login ID; withdrawn accounts have none. */
export function findUserByLoginId(db: Db, userId: string) {
  return db.selectFrom('user').selectAll().where('login_key', '=', loginKeyOf(userId)).executeTakeFirst();
}

export function findUser(db: Db, id: string) {
  return db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function rolesOf(db: Db, id: string): Promise<Role[]> {
  const rows = await db.selectFrom('user_role').select('role').where('user_id', '=', id).execute();
  return rows.map((row) => row.role);
}

/**
 * Serialises decisions on a member's current state, such as a login while a second factor is turned on, or two
 * concurrent link requests. Not needed on SQLite, which has one writer.
 */
export async function lockUser(tx: Db, userId: string): Promise<void> {
  if (dialectOf(tx) === 'sqlite') return;
  await tx.selectFrom('user').select('id').where('id', '=', userId).forUpdate().execute();
}

/**
 * Locks an account whose password was verified before the transaction; false if its password or state is another now:
 * it was reset, or the account closed, while the hash was computed.
 */
export async function lockVerified(
  tx: Db,
  verified: { id: string; password_hash: string; status: string },
): Promise<boolean> {
  await lockUser(tx, verified.id);
  const { password_hash: hash, status } = await findUser(tx, verified.id);
  return hash === verified.password_hash && status === verified.status;
}

/**
 * Keeps an account as it is until the transaction ends. Unlike `lockUser` it lets others refer to the account meanwhile:
 * who holds their inquiry and writes down who did it would wait for it, and this one for the inquiry.
 */
export async function lockUserShared(tx: Db, userId: string): Promise<void> {
  if (dialectOf(tx) === 'sqlite') return;
  await tx.selectFrom('user').select('id').where('id', '=', userId).forShare().execute();
}

/**
 * Case-insensitive, because phones capitalise the first letter. Verified ones first, and a bounded number: anybody may
 * sign up in the name of another.
 */
export function findActiveByNameAndEmail(db: Db, name: string, email: string) {
  return db
    .selectFrom('user')
    .select(['id', 'login_id', 'email', 'email_status'])
    .where('name', '=', name)
    .where('email_key', '=', emailKeyOf(email))
    .where('status', '=', 'active')
    .orderBy((eb) => eb.case().when('email_status', '=', 'unconfirmed').then(1).else(0).end())
    .orderBy('created_at')
    .limit(SERVER_LIMITS.foundIdsMax)
    .execute();
}

/** `isWeak` from `judgeNewPassword`. */
export async function setPassword(
  tx: Db,
  context: Pick<Context, 'clock'>,
  id: string,
  { hash, isWeak }: { hash: string; isWeak: boolean },
) {
  await tx
    .updateTable('user')
    .set({ password_hash: hash, has_weak_password: isWeak ? 1 : 0, updated_at: nowIso(context) })
    .where('id', '=', id)
    .execute();
}

/** Serialises changes of administrators, so that two cannot remove each other or leave at the same time. */
export async function lockAdministrators(tx: Db): Promise<void> {
  await tx.updateTable('user_role').set({ role: 'ROLE_ADMIN' }).where('role', '=', 'ROLE_ADMIN').execute();
}

export async function countAdministrators(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('user_role')
    .innerJoin('user', 'user.id', 'user_role.user_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('role', '=', 'ROLE_ADMIN')
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return count;
}

/** The owner of the mailbox has opened a verification link sent to this address. */
export async function confirmEmail(tx: Db, userId: string, email: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('user')
    .set({ email_status: 'confirmed' })
    .where('id', '=', userId)
    .where('email_key', '=', emailKeyOf(email))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A member as mail recipient. */
export const recipientOf = ({ id, email }: { id: string; email: string }): Recipient => ({ email, userId: id });
