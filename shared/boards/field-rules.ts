import { LIMITS } from '../limits.ts';
import { messages } from '../messages.ko.ts';
import type { FieldError } from '../validation.ts';
import { checkHidden } from '../validation.ts';
import type { BoardField, FieldKind } from './board.ts';
import { readVideoAddress } from './video-address.ts';

const text = messages.boardFields;

/** Each takes a value that is not empty. */
const KIND_RULES: Partial<Record<FieldKind, (value: string, field: BoardField) => FieldError>> = {
  choice: (value, { options, label }) => (options?.includes(value) ? null : messages.choose(label)),
  number: (value) => (/^\d{1,9}$/.test(value) ? null : text.number),
  month: (value) => (/^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? null : text.month),
  url: (value) => (isAddress(value) ? null : text.url),
  check: (value) => (value === 'true' ? null : text.check),
  kpi: (value) => (readKpi(value) ? null : text.kpi),
  videoUrl: (value) => (readVideoAddress(value) ? null : text.videoUrl),
  chapters: (value) => (readChapters(value) ? null : text.chapters),
};

/** Written in a box that takes ends of lines. */
const SEVERAL_LINES = new Set<FieldKind>(['text', 'chapters']);

type FieldValues = Readonly<Record<string, string | undefined>>;

/**
 * What is wrong with the value of a board's own field, as the form and the server both ask it; null when nothing is.
 * `all` are the values of its document.
 */
export function checkField(field: BoardField, value: string, all: FieldValues): FieldError {
  const typed = value.trim();
  const maxChars = field.maxChars ?? LIMITS.fieldMaxChars;
  if (typed === '') {
    if (!field.required && !isAskedFor(field, all)) return null;
    return field.options ? messages.choose(field.label) : messages.required(field.label);
  }
  if (typed.length > maxChars) return messages.tooLong(field.label, maxChars);
  const inOneLine = SEVERAL_LINES.has(field.kind) ? typed.replaceAll(/[\r\n\t]/g, ' ') : typed;
  const hidden = checkHidden(inOneLine, field.label);
  return hidden ?? KIND_RULES[field.kind]?.(typed, field) ?? null;
}

const isAskedFor = ({ requiredWhen: when }: BoardField, all: FieldValues) =>
  when !== undefined && all[when.field]?.trim() === when.is;

/** An address of the web, or a path of our own host. */
function isAddress(value: string): boolean {
  if (/^\/(?![/\\])/.test(value)) return true;
  return URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);
}

export interface Kpi {
  name: string;
  before: string;
  after: string;
  unit: string;
}

const KPI_PARTS = 4;

/** `결산 시간|52|9|시간`; null when a part is missing. */
export function readKpi(value: string): Kpi | null {
  const parts = value.split('|').map((part) => part.trim());
  const [name = '', before = '', after = '', unit = ''] = parts;
  if (parts.length !== KPI_PARTS || name === '' || before === '' || after === '') return null;
  return { name, before, after, unit };
}

export const writeKpi = ({ name, before, after, unit }: Kpi): string =>
  [name, before, after, unit].every((part) => part.trim() === '') ? '' : [name, before, after, unit].join('|');

export interface Chapter {
  /** From the beginning of the video. */
  startSeconds: number;
  title: string;
}

/** One chapter a line, in the order of time; null when a line cannot be read. */
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
