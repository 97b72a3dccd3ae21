import { guessablePasswordText } from '#shared/messages/account/guessable-password.ko.ts';
import type { Role } from '#shared/permissions.ts';
import type { FieldError } from '#shared/validation.ts';
import { checkPassword } from '#shared/validation.ts';
import type { Context } from '#server/context.ts';
import { isGuessable } from '#server/security/passwords/is-guessable.ts';
import { readCompany } from '#server/site/company.ts';
import { isOfStaff } from '#server/security/staff-roles.ts';
import { readProductName } from '#server/site/brand.ts';

/** Owner of the new password. */
export interface Owner {
  userId: string;
  userName: string;
  email: string;
  roles: readonly Role[];
}

/** Rating of a new password. With an `error` it is refused; a weak one without error is accepted with a warning. */
export interface JudgedPassword {
  error: FieldError;
  isWeak: boolean;
}

/**
 * Rates a new password. What the specification (point 5) allows is accepted; guessable ones are refused for staff, and
 * for everybody with `PASSWORD_POLICY=strict` (docs/decisions/0040).
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

/** Whether users with these roles may not have a guessable password. */
export const refusesWeak = ({ config }: Pick<Context, 'config'>, roles: readonly Role[]): boolean =>
  config.passwordPolicy === 'strict' || roles.some(isOfStaff);

/** Whether a password is guessable: common, a pattern, or based on the owner's data. */
export async function isWeakPassword(
  context: Pick<Context, 'db' | 'config'>,
  password: string,
  { userId, userName, email }: Omit<Owner, 'roles'>,
): Promise<boolean> {
  const { company } = await readCompany(context.db);
  const [localPart = ''] = email.split('@');
  return isGuessable(password, [userId, userName, localPart, await readProductName(context), company.name]);
}
