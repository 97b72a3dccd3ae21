import { guessablePasswordText } from '#shared/messages/account/guessable-password.ko.ts';
import type { Role } from '#shared/permissions.ts';
import type { FieldError } from '#shared/validation.ts';
import { checkPassword } from '#shared/validation.ts';
import type { Context } from '#server/context.ts';
import { isGuessable } from '#server/security/passwords/is-guessable.ts';
import { readCompany } from '#server/site/company.ts';
import { isOfStaff } from '#server/security/staff-roles.ts';

/** Whose password it is to be. */
export interface Owner {
  userId: string;
  userName: string;
  email: string;
  roles: readonly Role[];
}

/** What a new password is worth. `error` keeps it from being set; a weak one without an error may be set, with a warning. */
export interface JudgedPassword {
  error: FieldError;
  isWeak: boolean;
}

/**
 * Judges a password that is about to be set. What the specification allows (point 5) is accepted; one that people
 * guess is refused to staff, and to everybody with `PASSWORD_POLICY=strict` (docs/decisions/0040).
 */
export async function judgeNewPassword(
  context: Pick<Context, 'db' | 'config'>,
  password: string,
  owner: Owner,
): Promise<JudgedPassword> {
  const broken = checkPassword(password);
  if (broken !== null) return { error: broken, isWeak: false };
  const isWeak = await isWeakPassword(context, password, owner);
  return { error: isWeak && refusesWeak(context, owner.roles) ? guessablePasswordText.refused : null, isWeak };
}

/** Whether somebody with these roles must have a password that nobody guesses. */
export const refusesWeak = ({ config }: Pick<Context, 'config'>, roles: readonly Role[]): boolean =>
  config.passwordPolicy === 'strict' || roles.some(isOfStaff);

/** Whether a password is one that people guess: widely used, a pattern, or made of what is known of its owner. */
export async function isWeakPassword(
  context: Pick<Context, 'db' | 'config'>,
  password: string,
  { userId, userName, email }: Omit<Owner, 'roles'>,
): Promise<boolean> {
  const { company } = await readCompany(context.db);
  const [localPart = ''] = email.split('@');
  return isGuessable(password, [userId, userName, localPart, context.config.productName, company.name]);
}
