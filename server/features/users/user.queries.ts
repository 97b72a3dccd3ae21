import { randomUUID } from 'node:crypto';
import type { Role } from '../../../shared/permissions.ts';
import type { Context } from '../../context.ts';
import { nowIso } from '../../context.ts';
import type { Db } from '../../db/open-database.ts';
import { hashPassword } from '../../security/password.ts';

export interface NewUser {
  userId: string;
  userName: string;
  password: string;
  email: string;
  affiliation: string;
  roles: readonly Role[];
  createdAt?: string;
}

/** Stores a member and answers its key. Two IDs that differ in case alone are one: the second is a unique violation. */
export async function createUser(tx: Db, context: Pick<Context, 'clock'>, user: NewUser): Promise<string> {
  const id = randomUUID();
  const createdAt = user.createdAt ?? nowIso(context);
  await tx
    .insertInto('user')
    .values({
      id,
      login_id: user.userId,
      login_key: user.userId.toLowerCase(),
      name: user.userName,
      email: user.email,
      affiliation: user.affiliation,
      password_hash: await hashPassword(user.password),
      status: 'active',
      failed_logins: 0,
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
