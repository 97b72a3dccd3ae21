import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import { keysOf } from '#shared/contract/rule.ts';
import type { Db } from '#server/db/open-database.ts';
import { csvHeader, csvLines } from '#server/export/csv.ts';
import { NO_MOVABLE_VALUES } from '#server/features/documents/document-columns.ts';
import { jsonList } from './board-json.ts';
import { exportedDocuments } from './exported-documents.ts';

const COLUMNS = [
  'id',
  'title',
  'category',
  'bodyHtml',
  'authorName',
  'createdAt',
  'publishedAt',
  ...keysOf(NO_MOVABLE_VALUES),
  'viewCount',
  'answerState',
  'reviewState',
] as const;

/** One line per document; files and replies as JSON. */
export async function* boardCsv(db: Db, boardType: BoardType): AsyncGenerator<string> {
  const names = boardOf(boardType).fields.map(({ name }) => name);
  yield csvHeader([...COLUMNS, ...names.map((name) => `fields.${name}`), 'files', 'replies']);
  for await (const { document, replies } of exportedDocuments(db, boardType)) {
    const line = [
      ...COLUMNS.map((column) => String(document[column])),
      ...names.map((name) => document.fields[name] ?? ''),
      JSON.stringify(document.files),
    ];
    yield `${csvLines([line]).trimEnd()},"`;
    for await (const piece of jsonList(replies)) yield piece.replaceAll('"', '""');
    yield '"\n';
  }
}
