import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import type { FieldKind } from '#shared/boards/board.ts';

/** What stands between the parts of a value that has several lines, in one line of front matter. */
const LINE_BREAKS: Partial<Record<FieldKind, RegExp>> = { text: /\s+\|\s+/, chapters: /;\s*/ };

/** An article's keys as the fields of its board; what an article leaves out about being shown means yes. */
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
