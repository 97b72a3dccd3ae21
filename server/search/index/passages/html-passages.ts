import { textOf } from '#server/rich-text/plain-text.ts';
import type { Passage } from './passages.ts';
import { HeadingPath, cutIntoPieces } from './passages.ts';
import { structuredTextOf } from './structured-text.ts';

interface Options {
  /** Placed above all headings of the text. */
  under?: string;
  /** Anchor of a heading, where headings have anchors. */
  anchorOf?: (heading: string) => string;
}

/** Longer headings become passages of their own, because a heading is stored with each passage below it. */
const LONGEST_HEADING = 200;

/** Splits rich text by its headings. */
export function htmlPassages(html: string, { under = '', anchorOf = () => '' }: Options = {}): Passage[] {
  const path = new HeadingPath();
  if (under !== '') path.enter(0, under);
  const [before = '', ...sections] = html.split(/<h([1-6])\b[^<>]*>/i);
  const passages = piecesOf(structuredTextOf(before), path.toString());
  for (let i = 0; i < sections.length; i += 2) {
    const [heading = '', ...body] = (sections[i + 1] ?? '').split(/<\/h[1-6]>/i);
    const text = textOf(heading).replaceAll('\n', ' ');
    const isLong = text.length > LONGEST_HEADING;
    path.enter(Number(sections[i]), isLong ? text.slice(0, LONGEST_HEADING) : text);
    if (isLong) passages.push(...piecesOf(text, path.toString(), anchorOf(text)));
    passages.push(...piecesOf(structuredTextOf(body.join('')), path.toString(), anchorOf(text)));
  }
  return passages;
}

export const piecesOf = (text: string, heading: string, anchor = ''): Passage[] =>
  Array.from(cutIntoPieces(text), (content) => ({ heading, anchor, second: null, content }));
