import { z } from 'zod';
import type { FieldError } from '../validation.ts';

/** A text that a rule of `validation.ts` accepts; its Korean message travels with the refusal. */
export const text = (check: (value: string) => FieldError) =>
  z.string().superRefine((value, context) => {
    const message = check(value);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

/** The keys of a table of texts, as `z.enum` takes them. */
export const keysOf = <T extends object>(record: T) =>
  Object.keys(record) as [keyof T & string, ...(keyof T & string)[]];
