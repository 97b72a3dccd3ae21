import { LIMITS } from '../../limits.ts';
import { messages } from '../../messages.ko.ts';
import { isPortalPath, isWebAddress } from '../../text/web-address.ts';
import type { FieldError } from '../../validation.ts';
import { checkHidden, checkHiddenInLines } from '../../validation.ts';
import type { BoardField, FieldKind } from '../board.ts';
import { readVideoAddress } from './video-address.rules.ts';

const text = messages.boardFields;

/** Rules by kind, for non-empty values. `stored`: what the document has now. */
const KIND_RULES: Partial<Record<FieldKind, (value: string, field: BoardField, stored: string) => FieldError>> = {
  choice: (value, { options, label }) => (options?.includes(value) ? null : messages.choose(label)),
  number: (value) => (/^\d{1,9}$/.test(value) ? null : text.number),
  month: (value) => (/^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? null : text.month),
  // An http link from before https was asked for may stay.
  url: (value, _field, stored) =>
    isAddress(value) || (value === stored.trim() && isWebAddress(value)) ? null : text.url,
  check: (value) => (value === 'true' ? null : text.check),
  kpi: (value) => (readKpi(value) ? null : text.kpi),
  videoUrl: (value) => (readVideoAddress(value) ? null : text.videoUrl),
  chapters: (value) => (readChapters(value) ? null : text.chapters),
};

/** Kinds with a multi-line input. */
const SEVERAL_LINES = new Set<FieldKind>(['text', 'chapters']);

type FieldValues = Readonly<Record<string, string | undefined>>;

/**
 * Validates one board field, in browser and server; null if valid. `all` are the values of the whole document, `stored`
 * those that it has now; nothing for a new one.
 */
export function checkField(field: BoardField, value: string, all: FieldValues, stored: FieldValues = {}): FieldError {
  const typed = value.trim();
  const maxChars = field.maxChars ?? LIMITS.fieldMaxChars;
  if (typed === '') {
    if (!field.required && !isAskedFor(field, all)) return null;
    return field.options ? messages.choose(field.label) : messages.required(field.label);
  }
  if (typed.length > maxChars) return messages.tooLong(field.label, maxChars);
  const check = SEVERAL_LINES.has(field.kind) ? checkHiddenInLines : checkHidden;
  const hidden = check(typed, field.label);
  return hidden ?? KIND_RULES[field.kind]?.(typed, field, stored[field.name] ?? '') ?? null;
}

/** Whether another field has the value that asks for this one. */
export const isAskedFor = ({ requiredWhen: when }: BoardField, all: FieldValues) =>
  when !== undefined && all[when.field]?.trim() === when.is;

/** An https URL or a path of this portal. */
const isAddress = (value: string): boolean => isPortalPath(value) || (isWebAddress(value) && /^https:/i.test(value));

export interface Kpi {
  name: string;
  before: string;
  after: string;
  unit: string;
}

const KPI_PARTS = 4;

/** Parses `결산 시간|52|9|시간`; null if a part is missing. */
export function readKpi(value: string): Kpi | null {
  const parts = value.split('|').map((part) => part.trim());
  const [name = '', before = '', after = '', unit = ''] = parts;
  if (parts.length !== KPI_PARTS || name === '' || before === '' || after === '') return null;
  return { name, before, after, unit };
}

export const writeKpi = ({ name, before, after, unit }: Kpi): string =>
  [name, before, after, unit].every((part) => part.trim() === '') ? '' : [name, before, after, unit].join('|');

export interface Chapter {
  /** Seconds from the start of the video. */
  startSeconds: number;
  title: string;
}

/** Parses one chapter per line, in ascending time; null if a line is invalid. */
export function readChapters(value: string): Chapter[] | null {
  const chapters: Chapter[] = [];
  for (const line of value.split('\n').filter((one) => one.trim() !== '')) {
    const found = /^\s*(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)\s+(\S.*)$/.exec(line);
    if (!found) return null;
    const [, hours = '0', minutes = '0', seconds = '0', title = ''] = found;
    const startSeconds = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
    if (startSeconds <= (chapters.at(-1)?.startSeconds ?? -1)) return null;
    chapters.push({ startSeconds, title: title.trim() });
  }
  return chapters;
}
