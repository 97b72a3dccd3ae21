import { LIMITS } from '../limits.ts';
import { messages } from '../messages.ko.ts';
import { termsText } from '../messages/site/term.ko.ts';
import type { TermKind } from './terms.ts';
import { compareVersions, earliestDay, firstDay, isAnnounced, nextVersion } from './terms.ts';
import type { FieldError } from '../validation.ts';
import { isDay } from '#shared/text/is-day.ts';

export interface TermDraft {
  kind: TermKind;
  version: string;
  effectiveDate: string;
  isMajor: boolean;
  summary: string;
  markdown: string;
}

/** The latest of the other versions; a new one must be later. */
export interface Before {
  version: string;
  effectiveDate: string;
  markdown: string;
  /** There are members, or people who sent an inquiry. */
  hasReaders: boolean;
}

const { form, invalid } = termsText;

/** Validates a version of a legal text; errors by field name. `today` is a day in Korean time. */
export function checkTerm(draft: TermDraft, before: Before, today: string): Record<string, FieldError> {
  return {
    version: versionError(draft.version.trim(), before.version),
    effectiveDate: dateError(draft, before, today),
    summary: filled(draft.summary, form.summary, LIMITS.termSummaryMaxChars),
    markdown:
      filled(draft.markdown, form.body, LIMITS.termBodyMaxChars) ??
      lineError(draft.markdown) ??
      unchangedError(draft.markdown, before),
  };
}

function versionError(version: string, latest: string): FieldError {
  if (!/^\d{1,4}(\.\d{1,4}){1,2}$/.test(version)) return invalid.version(nextVersion(latest));
  return compareVersions(version, latest) > 0 ? null : invalid.versionNotNewer(latest);
}

/** Specification point 9: announced 10 days before, a major change 30 days before; at once while there is nobody to tell. */
function dateError({ kind, effectiveDate, isMajor }: TermDraft, before: Before, today: string): FieldError {
  const last = before.effectiveDate;
  const announced = isAnnounced(kind, before);
  if (!isDay(effectiveDate)) return invalid.date(firstDay(announced, isMajor, today, last));
  const earliest = earliestDay(announced, isMajor, today);
  if (effectiveDate < earliest) {
    if (!announced) return invalid.beforeToday;
    return invalid.tooSoon(isMajor ? LIMITS.termMajorNoticeDays : LIMITS.termNoticeDays, earliest);
  }
  return effectiveDate > last ? null : invalid.notAfter(last);
}

function filled(value: string, label: string, max: number): FieldError {
  if (value.trim() === '') return messages.required(label);
  return value.length <= max ? null : messages.tooLong(label, max);
}

/** Nobody can be told of a change that there is not. Spaces at the ends of lines are none. */
export function unchangedError(markdown: string, before: Pick<Before, 'version' | 'markdown'>): FieldError {
  const written = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n');
  return written(markdown) === written(before.markdown) ? invalid.unchanged(before.version) : null;
}

/** What Markdown takes much longer for than for others: marked looks for an address at each sign of a long word. */
export function lineError(value: string): FieldError {
  if (value.split('\n').length > LIMITS.termMaxLines) return invalid.tooManyLines(LIMITS.termMaxLines);
  const isJoined = value.split(/\s+/).some((word) => word.length > LIMITS.termWordMaxChars);
  return isJoined ? invalid.tooLongWord(LIMITS.termWordMaxChars) : null;
}
