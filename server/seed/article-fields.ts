import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import type { FieldKind } from '#shared/boards/board.ts';

/** Separator between the lines of a multi-line value in front matter. */
const LINE_BREAKS: Partial<Record<FieldKind, RegExp>> = { text: /\s+\|\s+/, chapters: /;\s*/ };

/** Front matter of an article as board fields; a missing `shownByField` means shown. */
export function boardFieldsOf(boardType: BoardType, article: Readonly<Record<string, string>>): Record<string, string> {
  const { fields, shownByField } = boardOf(boardType);
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const lineBreak = LINE_BREAKS[kind];
      const value = article[name] ?? (name === shownByField ? 'true' : '');
      return [name, lineBreak ? value.split(lineBreak).join('\n') : value];
    }),
  );
}
