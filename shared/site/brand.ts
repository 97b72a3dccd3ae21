import { LIMITS } from '../limits.ts';
import { messages } from '../messages.ko.ts';
import { brandText as text } from '../messages/site/brand.ko.ts';
import type { FieldError } from '../validation.ts';
import { checkHidden } from '../validation.ts';

/** An uploaded logo. `hasName`: the picture contains the product name, which is then not written beside it. */
export interface OwnLogo {
  url: string;
  width: number;
  height: number;
  hasName: boolean;
}

export interface Brand {
  productName: string;
  /** `delivered`: the logo of the demo content; null: the name only. */
  logo: OwnLogo | 'delivered' | null;
}

export const LOGO_EXTENSIONS = ['png', 'jpg', 'jpeg', 'webp'] as const;

/** Validates the name; empty: the server's setting. */
export function checkProductName(value: string): FieldError {
  const max = LIMITS.productNameMaxChars;
  return value.trim().length > max ? messages.tooLong(text.name, max) : checkHidden(value.trim(), text.name);
}

export const checkLogoSize = (bytes: number): FieldError =>
  bytes > LIMITS.logoMaxBytes ? messages.files.tooLarge(LIMITS.logoMaxBytes) : null;
