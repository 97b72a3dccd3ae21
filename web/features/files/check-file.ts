import { ERROR_TEXT, messages } from '#shared/messages.ko.ts';
import type { FieldError } from '#shared/validation.ts';
import { extensionOf } from './format/extension-of.ts';

export interface FileRules {
  maxBytes: number;
  extensions: readonly string[];
}

/** Checks name and size before the upload, with the rules of the server. */
export function checkFile(file: Pick<File, 'name' | 'size'>, { maxBytes, extensions }: FileRules): FieldError {
  if (!extensions.includes(extensionOf(file.name))) return ERROR_TEXT.FI02;
  return file.size <= maxBytes ? null : messages.files.tooLarge(maxBytes);
}

/** `accept` of a file input: `.pdf,.zip`. */
export const acceptOf = ({ extensions }: FileRules): string => extensions.map((extension) => `.${extension}`).join(',');
