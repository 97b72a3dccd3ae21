import { marketText } from '../messages/boards/market.ko.ts';
import type { FieldError } from '../validation.ts';

/** `1.2.0`: semantic version without pre-release (semver.org). */
export const checkMarketVersion = (value: string): FieldError =>
  /^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(value.trim()) ? null : marketText.versionFormat;
