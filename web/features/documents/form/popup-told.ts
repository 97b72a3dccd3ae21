import { popupText } from '#shared/messages/admin/content/popup.ko.ts';
import { toInputTime } from '#web/lib/format/dates.ts';
import type { DocumentValues } from './document-values.ts';

/** `M.D HH:mm` of a value of the form, with the year if it is another one; no line breaks inside. */
function shortTime(value: string, now: string): string {
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(.+)$/.exec(value) ?? [];
  return `${now.startsWith(`${year}-`) ? '' : `${year}.`}${Number(month)}.${Number(day)}\u00a0${time}`;
}

/** A sentence on when a new notice is a pop-up of the first page, after a space; empty if it will not be one. */
export function popupTold(
  { publishAt, popupFrom, popupUntil }: Pick<DocumentValues, 'publishAt' | 'popupFrom' | 'popupUntil'>,
  at: Date,
): string {
  const now = toInputTime(at.toISOString());
  if (popupFrom === '' || popupUntil <= now) return '';
  const from = publishAt > popupFrom ? publishAt : popupFrom;
  if (from >= popupUntil) return '';
  return popupText.told(from > now ? popupText.from(shortTime(from, now)) : '', shortTime(popupUntil, now));
}
