import { guessablePasswordText } from '../../../shared/messages/account/guessable-password.ko.ts';
import type { FieldError } from '../../../shared/validation.ts';
import { checkPassword } from '../../../shared/validation.ts';
import type { Context } from '../../context.ts';
import { isGuessable } from '../../security/passwords/is-guessable.ts';
import { readCompany } from '../site/company.ts';

/** Whose password it is to be. */
export interface Owner {
  userId: string;
  userName: string;
  email: string;
}

/**
 * The rule of the specification, and that nobody guesses it soon. Asked only when a password is set: those that are
 * there already go on opening their accounts.
 */
export async function checkNewPassword(
  context: Pick<Context, 'db' | 'config'>,
  password: string,
  { userId, userName, email }: Owner,
): Promise<FieldError> {
  const broken = checkPassword(password);
  if (broken !== null) return broken;
  const { company } = await readCompany(context.db);
  const [localPart = ''] = email.split('@');
  const about = [userId, userName, localPart, context.config.productName, company.name];
  return (await isGuessable(password, about)) ? guessablePasswordText.refused : null;
}
