import { textOf } from '../../rich-text/rich-text.ts';
import type { Passage } from './passages.ts';
import { HeadingPath, cutIntoPieces } from './passages.ts';

/** Rich text of ours by its headings; `under` stands above all of them. */
export function htmlPassages(html: string, under = ''): Passage[] {
  const path = new HeadingPath();
  if (under !== '') path.enter(0, under);
  const [before = '', ...sections] = html.split(/<h([1-6])\b[^>]*>/i);
  const passages = piecesOf(textOf(before), path.toString());
  for (let i = 0; i < sections.length; i += 2) {
    const [heading = '', ...body] = (sections[i + 1] ?? '').split(/<\/h[1-6]>/i);
    path.enter(Number(sections[i]), textOf(heading).replaceAll('\n', ' '));
    passages.push(...piecesOf(textOf(body.join('')), path.toString()));
  }
  return passages;
}

export const piecesOf = (text: string, heading: string): Passage[] =>
  cutIntoPieces(text).map((content) => ({ heading, anchor: '', second: null, content }));
