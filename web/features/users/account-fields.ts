import { LIMITS } from '#shared/limits.ts';
import { checkAffiliation, checkEmail, checkUserName } from '#shared/validation.ts';

/**
 * Attributes of the inputs that the forms of an account share. Only the ID has a `maxLength`: a pasted address that is
 * too long would lose its end without a word, and the rest of it may belong to somebody else.
 */
export const ACCOUNT_FIELDS = {
  userId: {
    required: true,
    autoComplete: 'username',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: LIMITS.userIdMaxChars,
  },
  userName: { required: true, autoComplete: 'name' },
  email: { required: true },
  affiliation: { autoComplete: 'organization' },
} as const;

/** Their rules, as react-hook-form takes them. */
export const ACCOUNT_RULES = {
  userName: { validate: (value: string) => checkUserName(value) ?? true },
  email: { validate: (value: string) => checkEmail(value.trim()) ?? true },
  affiliation: { validate: (value: string) => checkAffiliation(value) ?? true },
} as const;
