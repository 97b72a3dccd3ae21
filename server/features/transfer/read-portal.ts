import type { BoardType } from '../../../shared/boards.ts';
import { boardOf } from '../../../shared/boards.ts';
import { original } from './formula-cell.ts';
import type { MovedReply, ReadExport } from './moved.ts';
import type { RawRow } from './read-rows.ts';
import { countIn, isObject, textIn, timeIn } from './read-rows.ts';

/** What this portal exported, either way. */
export function readPortal(rows: RawRow[], boardType: BoardType, isCsv: boolean): ReadExport {
  const documents = rows.map(({ line, values: raw }) => {
    const values = isCsv ? unescaped(raw) : raw;
    const own = isObject(values.fields) ? values.fields : {};
    const fields = boardOf(boardType).fields.map(({ name }) => [
      name,
      isCsv ? textIn(values, `fields.${name}`) : textIn(own, name),
    ]);
    return {
      line,
      originalId: textIn(values, 'id'),
      title: textIn(values, 'title'),
      category: textIn(values, 'category'),
      bodyHtml: textIn(values, 'bodyHtml'),
      authorName: textIn(values, 'authorName'),
      createdAt: timeIn(values, 'createdAt'),
      publishedAt: timeIn(values, 'publishedAt'),
      isPrivate: textIn(values, 'isPrivate') === 'true',
      isPinned: textIn(values, 'isPinned') === 'true',
      viewCount: countIn(values, 'viewCount'),
      answerState: textIn(values, 'answerState'),
      reviewState: textIn(values, 'reviewState'),
      fields: Object.fromEntries(fields) as Record<string, string>,
      files: listIn(values.files).filter((name) => typeof name === 'string'),
      replies: listIn(values.replies)
        .filter(isObject)
        .map((reply) => readReply(line, reply)),
    };
  });
  return { source: 'portal', documents, skipped: [] };
}

const readReply = (line: number, values: Record<string, unknown>): MovedReply => ({
  line,
  originalId: textIn(values, 'id'),
  parentId: textIn(values, 'parentId'),
  authorName: textIn(values, 'authorName'),
  bodyHtml: textIn(values, 'bodyHtml'),
  createdAt: timeIn(values, 'createdAt'),
  isOfficial: textIn(values, 'isOfficial') === 'true',
  isAccepted: textIn(values, 'isAccepted') === 'true',
});

const unescaped = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? original(value) : value]),
  );

/** A list, or the JSON of one as a cell holds it. */
function listIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string' || !value.startsWith('[')) return [];
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
