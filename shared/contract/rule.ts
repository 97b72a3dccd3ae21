import { z } from 'zod';
import { LINK_TOKEN_MAX } from '../mail/link-token.ts';
import type { FieldError } from '../validation.ts';

/** Text that is valid by a rule of `validation.ts`; the error contains its Korean message. */
export const text = (check: (value: string) => FieldError) =>
  z.string().superRefine((value, context) => {
    const message = check(value);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

/** Keys of an object as tuple for `z.enum`. */
export const keysOf = <T extends object>(record: T) =>
  Object.keys(record) as [keyof T & string, ...(keyof T & string)[]];

/** Token of a link in a mail. */
export const linkToken = z.string().max(LINK_TOKEN_MAX);
