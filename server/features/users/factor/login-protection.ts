import type { Context } from '#server/context.ts';
import { isWeakPassword } from '../password/new-password.ts';
import { rolesOf } from '../user.queries.ts';
import { protectionOf } from './protection.queries.ts';
import { isOfStaff, missingProtection } from '#server/security/staff-roles.ts';

interface Entering {
  id: string;
  login_id: string;
  name: string;
  email: string;
  password_hash: string;
  has_weak_password: number;
}

/**
 * Marks a staff member's guessable password, which may be older than the rule or the role. Only at login is the plain
 * password available.
 */
export async function recordWeakPassword(context: Context, user: Entering, password: string): Promise<void> {
  if (user.has_weak_password === 1 || !(await rolesOf(context.db, user.id)).some(isOfStaff)) return;
  const owner = { userId: user.login_id, userName: user.name, email: user.email };
  if (!(await isWeakPassword(context, password, owner))) return;
  // Not of one that was set meanwhile.
  const verified = context.db.updateTable('user').where('id', '=', user.id);
  await verified.where('password_hash', '=', user.password_hash).set({ has_weak_password: 1 }).execute();
}

/** Protection that staff roles are withheld for, returned with the token. */
export async function missingProtectionOf(
  { db, config }: Pick<Context, 'db' | 'config'>,
  userId: string,
): Promise<{ mustEnrol?: true; mustChangePassword?: true }> {
  const missing = missingProtection(config, await rolesOf(db, userId), await protectionOf(db, userId));
  if (missing === null) return {};
  return missing === 'password' ? { mustChangePassword: true } : { mustEnrol: true };
}
