import { excerptOf } from '#shared/text/excerpt.ts';

const MAX_CHARS = 200;

/** Start of a text on one line. */
export const summaryOfText = (text: string): string => excerptOf(text.replace(/\s+/g, ' ').trim(), MAX_CHARS);
