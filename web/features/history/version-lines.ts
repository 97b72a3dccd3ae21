import { boardOf } from '#shared/boards.ts';
import type { BoardType } from '#shared/boards.ts';
import type { OutputOf } from '#shared/contract/calls.ts';
import { historyText as text } from '#shared/messages/boards/documents/history.ko.ts';
import { fieldText } from '#web/features/documents/field-text.ts';

export type Version = OutputOf<'/api/v1/board/versions'>['list'][number];

const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, pre, tr, blockquote, figcaption';

/** What a version says, as lines for a comparison: title, category, the board's fields, and the text by paragraphs. */
export function linesOfVersion(boardType: BoardType, { title, category, fields, bodyHtml }: Version): string {
  const { titleLabel, fields: ofBoard } = boardOf(boardType);
  const named = ofBoard.flatMap((field) => {
    const value = fields[field.name];
    return value ? [`${field.label}: ${fieldText(field, value)}`] : [];
  });
  return [`${titleLabel}: ${title}`, `${text.category}: ${category}`, ...named, ...linesOfHtml(bodyHtml)].join('\n');
}

/** In the browser alone: the server has no document. */
function linesOfHtml(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(`[${text.picture(picture.alt)}]`);
  for (const end of body.querySelectorAll('br')) end.replaceWith('\n');
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n');
  for (const cell of body.querySelectorAll('td, th')) cell.append(' ');
  return body.textContent.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());
}
