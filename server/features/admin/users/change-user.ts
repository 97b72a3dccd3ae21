import type { AuditAction } from '#shared/audit.ts';
import { secondFactorText } from '#shared/messages/account/second-factor.ko.ts';
import { userAdminText } from '#shared/messages/admin/people/user.ko.ts';
import type { Role } from '#shared/permissions.ts';
import { ROLES } from '#shared/role-permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import type { Account } from '#server/plugins/session.ts';
import { removeSecondFactor } from '#server/features/users/factor/factor.queries.ts';
import { clearFailures } from '#server/features/users/login/login-attempt.queries.ts';
import { endAllSessions, endSessionsBut } from '#server/features/users/sessions/session.queries.ts';
import { secondFactorMail } from '#server/features/users/user.mails.ts';
import {
  countAdministrators,
  lockAdministrators,
  lockUser,
  recipientOf,
  rolesOf,
} from '#server/features/users/user.queries.ts';
import { recordAudit } from '#server/audit/record-audit.ts';

export interface Step {
  context: Context;
  account: Account;
  ip: string;
}

interface Member {
  id: string;
  login_id: string;
  email: string;
  status: 'active' | 'inactive' | 'withdrawn';
}

/** Changes a member and writes the audit log, in one transaction. Returns the result of `work`. */
async function onMember<T>(
  { context, account, ip }: Step,
  id: string,
  work: (tx: Db, member: Member) => Promise<{ result: T; action: AuditAction; detail?: string } | null>,
): Promise<T | null> {
  return transaction(context.db, async (tx) => {
    // The member may be withdrawing: what was erased must not be written again.
    await lockUser(tx, id);
    const member = await tx
      .selectFrom('user')
      .select(['id', 'login_id', 'email', 'status'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!member) return fail('CM04');
    const done = await work(tx, member);
    if (done === null) return null;
    const { result, action, detail } = done;
    await recordAudit(tx, { actor: account, action, target: { userId: id }, detail, ip }, nowIso(context));
    return result;
  });
}

const ALL_ROLES = Object.keys(ROLES) as Role[];
const inWords = (roles: readonly Role[]) => roles.map((role) => ROLES[role]).join(', ');

/**
 * Nobody removes their own administrator role; the last administrator stays. The member must log in again.
 * @throws CM08 if the member no longer has the roles that were `seen`, if these are given.
 */
export async function changeRoles(step: Step, id: string, wanted: readonly Role[], seen?: readonly Role[]) {
  await onMember(step, id, async (tx, member) => {
    if (member.status === 'withdrawn') fail('AD04');
    await lockAdministrators(tx);
    const held = await rolesOf(tx, id);
    const before = ALL_ROLES.filter((role) => held.includes(role));
    const after = ALL_ROLES.filter((role) => wanted.includes(role));
    if (before.join(' ') === after.join(' ')) return null;
    if (seen && before.join(' ') !== ALL_ROLES.filter((role) => seen.includes(role)).join(' ')) fail('CM08');
    if (before.includes('ROLE_ADMIN') && !after.includes('ROLE_ADMIN')) {
      if (id === step.account.id) fail('AD01');
      await refuseLast(tx, member);
    }
    await tx.deleteFrom('user_role').where('user_id', '=', id).execute();
    await tx
      .insertInto('user_role')
      .values(after.map((role) => ({ user_id: id, role })))
      .execute();
    await endSessionsBut(tx, id, step.account.jti);
    return { result: null, action: 'user.roles', detail: `${inWords(before)} → ${inWords(after)}` };
  });
}

export async function changeState(step: Step, id: string, isActive: boolean): Promise<void> {
  const { context, account } = step;
  await onMember(step, id, async (tx, member) => {
    if (member.status === 'withdrawn') fail('AD04');
    const status = isActive ? 'active' : 'inactive';
    if (member.status === status) return null;
    if (!isActive) {
      if (id === account.id) fail('AD03');
      await lockAdministrators(tx);
      if ((await rolesOf(tx, id)).includes('ROLE_ADMIN')) await refuseLast(tx, member);
      await endAllSessions(tx, id);
    }
    await tx
      .updateTable('user')
      .set({ status, updated_at: nowIso(context) })
      .where('id', '=', id)
      .execute();
    return { result: null, action: isActive ? 'user.activate' : 'user.deactivate' };
  });
}

export async function unlock(step: Step, id: string): Promise<void> {
  await onMember(step, id, async (tx, member) => {
    await clearFailures(tx, member.login_id);
    return { result: null, action: 'user.unlock' };
  });
}

/** For a member who lost app and recovery codes. The member is notified by mail, in case somebody else asked for it. */
export async function resetFactor(step: Step, id: string): Promise<void> {
  const { context, account } = step;
  await onMember(step, id, async (tx, member) => {
    if (id === account.id) fail('AD06');
    if (!(await removeSecondFactor(tx, id))) fail('SF03');
    await endAllSessions(tx, id);
    await enqueueMail(tx, context, recipientOf(member), secondFactorMail(context.config, secondFactorText.mail.reset));
    return { result: null, action: 'user.factorReset' };
  });
}

/** Returns the number of ended sessions. The caller's own current session stays. */
export async function endSessions(step: Step, id: string): Promise<number> {
  const ended = await onMember(step, id, async (tx) => {
    const result = await endSessionsBut(tx, id, step.account.jti);
    const isOwn = id === step.account.id;
    const detail = isOwn ? userAdminText.endedOwn(result) : userAdminText.ended(result);
    return { result, action: 'user.endSessions', detail };
  });
  return ended ?? 0;
}

async function refuseLast(tx: Db, { status }: Member): Promise<void> {
  if (status === 'active' && (await countAdministrators(tx)) <= 1) fail('AD02');
}
