import { accountCommandText as text } from '#shared/messages/admin/system/account-command.ko.ts';
import type { AuditAction } from '#shared/audit.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { hashPassword } from '#server/security/password.ts';
import { randomPassword } from '#server/security/random-password.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { removeSecondFactor } from './factor/factor.queries.ts';
import { clearFailures } from './login/login-attempt.queries.ts';
import { dropMailTokens } from './mail-token.queries.ts';
import { endAllSessions } from './sessions/session.queries.ts';
import { findUserByLoginId, setPassword } from './user.queries.ts';

/** The message is shown in the terminal. */
export class AccountError extends Error {}

type User = NonNullable<Awaited<ReturnType<typeof findUserByLoginId>>>;

interface Step {
  action: AuditAction;
  /** Returns the message for the terminal. */
  run(tx: Db, context: Context, user: User, password: { text: string; hash: string }): Promise<string>;
}

/** Actions on an account, by the name used in the command. */
export const ACCOUNT_STEPS = {
  unlock: {
    action: 'user.unlock',
    async run(tx, _context, user) {
      await clearFailures(tx, user.login_id);
      return text.unlocked(user.login_id);
    },
  },
  password: {
    action: 'user.password',
    async run(tx, context, user, password) {
      await setPassword(tx, context, user.id, { hash: password.hash, isWeak: false });
      await dropMailTokens(tx, 'reset', user.id);
      await endAllSessions(tx, user.id);
      await clearFailures(tx, user.login_id);
      return text.password(user.login_id, password.text);
    },
  },
  'second-factor-off': {
    action: 'user.factorReset',
    async run(tx, _context, user) {
      if (!(await removeSecondFactor(tx, user.id))) throw new AccountError(text.noFactor(user.login_id));
      await endAllSessions(tx, user.id);
      return text.factorOff(user.login_id);
    },
  },
} as const satisfies Record<string, Step>;

/**
 * Runs one action on the account of this ID, with an audit log entry in the same transaction. Returns the message for
 * the terminal; a new password is shown there only.
 * @throws AccountError if the ID is unknown or nothing is to do.
 */
export async function runAccountStep(
  context: Context,
  name: keyof typeof ACCOUNT_STEPS,
  userId: string,
): Promise<string> {
  const step: Step = ACCOUNT_STEPS[name];
  const user = await findUserByLoginId(context.db, userId);
  if (!user) throw new AccountError(text.unknown(userId));
  const password = randomPassword();
  const hash = await hashPassword(password);
  return transaction(context.db, async (tx) => {
    const message = await step.run(tx, context, user, { text: password, hash });
    const event = { actor: null, action: step.action, target: { userId: user.id }, detail: text.detail };
    await recordAudit(tx, event, nowIso(context));
    return message;
  });
}
