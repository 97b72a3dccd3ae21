import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import type { FileVisibility } from '#shared/boards/board.ts';
import { FILE_PURPOSES, FILE_VISIBILITIES } from '#shared/boards/board.ts';
import { importExportText as text } from '#shared/messages/boards/documents/import-export.ko.ts';
import { fileIdOf } from '#server/rich-text/image-ids.ts';
import { readMovableValues } from '#server/features/documents/document-columns.ts';
import { fail } from '#server/errors.ts';
import { unguarded } from '#server/export/formula-guard.ts';
import type { IncomingFile, IncomingReply, ReadExport } from '../incoming-document.ts';
import { attachment } from '../incoming-document.ts';
import type { Bundle } from './zip-bundle.ts';
import type { RawRow } from './read-rows-in-worker.ts';
import { countIn, isObject, textIn, timeIn } from './read-rows-in-worker.ts';

/** A portal export has all of them, empty or not. */
const NEEDED_COLUMNS = ['id', 'title', 'bodyHtml', 'createdAt', 'publishedAt'];

/**
 * Exports of this portal, JSON or CSV.
 * @throws TR01 for a CSV whose header is another one: each of its rows would be refused for what its header lacks.
 */
export function readPortal(rows: RawRow[], boardType: BoardType, isCsv: boolean, bundle: Bundle): ReadExport {
  // A row shorter than the header has only some of its columns.
  const isMissing = (name: string) => rows.every(({ values }) => !Object.hasOwn(values, name));
  const missing = isCsv && rows.length > 0 ? NEEDED_COLUMNS.filter(isMissing) : [];
  if (missing.length > 0) fail('TR01', { message: text.missingColumns(missing.join(', ')) });
  const documents = rows.map(({ line, values: raw }) => {
    const values = isCsv ? unescaped(raw) : raw;
    const own = isObject(values.fields) ? values.fields : {};
    const fields = boardOf(boardType).fields.map(({ name }) => [
      name,
      isCsv ? textIn(values, `fields.${name}`) : textIn(own, name),
    ]);
    const files = listIn(values.files).map((file) => readFile(file, bundle));
    return {
      line,
      originalId: textIn(values, 'id'),
      title: textIn(values, 'title'),
      category: textIn(values, 'category'),
      bodyHtml: textIn(values, 'bodyHtml'),
      authorName: textIn(values, 'authorName'),
      createdAt: timeIn(values, 'createdAt'),
      publishedAt: timeIn(values, 'publishedAt'),
      ...readMovableValues((name) => textIn(values, name)),
      viewCount: countIn(values, 'viewCount'),
      answerState: textIn(values, 'answerState'),
      reviewState: textIn(values, 'reviewState'),
      fields: Object.fromEntries(fields) as Record<string, string>,
      files: files.map(({ file }) => file),
      pictureAt: (address: string) => files.find(({ id }) => id !== '' && id === fileIdOf(address))?.file,
      replies: listIn(values.replies)
        .filter(isObject)
        .map((reply) => readReply(line, reply)),
    };
  });
  return { source: 'portal', documents, strays: [] };
}

const readReply = (line: number, values: Record<string, unknown>): IncomingReply => ({
  line,
  originalId: textIn(values, 'id'),
  parentId: textIn(values, 'parentId'),
  authorName: textIn(values, 'authorName'),
  bodyHtml: textIn(values, 'bodyHtml'),
  createdAt: timeIn(values, 'createdAt'),
  isOfficial: textIn(values, 'isOfficial') === 'true',
  isAccepted: textIn(values, 'isAccepted') === 'true',
});

/** A file as named in the zip; exports without files contain only names. */
function readFile(value: unknown, bundle: Bundle): { id: string; file: IncomingFile } {
  if (!isObject(value)) return { id: '', file: attachment(textIn({ value }, 'value'), null) };
  const id = textIn(value, 'id');
  const visibility = textIn(value, 'visibility');
  const file: IncomingFile = {
    name: textIn(value, 'name'),
    purpose: FILE_PURPOSES.find((purpose) => purpose === textIn(value, 'purpose')) ?? 'attachment',
    visibility: Object.hasOwn(FILE_VISIBILITIES, visibility) ? (visibility as FileVisibility) : 'all',
    downloadCount: countIn(value, 'downloadCount'),
    version: isObject(value.version) ? readVersion(value.version) : null,
    bytes: /^[\w-]+$/.test(id) ? (bundle.inFolder(`files/${id}`) ?? null) : null,
  };
  return { id, file };
}

const readVersion = (values: Record<string, unknown>): IncomingFile['version'] => ({
  version: textIn(values, 'version'),
  changes: textIn(values, 'changes'),
  isPublished: textIn(values, 'isPublished') === 'true',
  createdAt: timeIn(values, 'createdAt'),
});

const unescaped = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? unguarded(value) : value]),
  );

/** A list, or a CSV cell with a JSON list. */
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
