import { importExportText as text } from '#shared/messages/boards/documents/import-export.ko.ts';
import type { ReadExport } from '../incoming-document.ts';
import { attachment } from '../incoming-document.ts';
import type { Bundle } from './zip-bundle.ts';
import { foreignDocument, foreignReply, namedFiles, pictureIn, placeFiles, placeReplies } from './foreign-document.ts';
import type { RawRow } from './read-rows-in-worker.ts';
import { countIn, textIn, timeIn } from './read-rows-in-worker.ts';

const isFile = ({ values }: RawRow) => textIn(values, 'file_srl') !== '' && textIn(values, 'source_filename') !== '';
const isReply = (row: RawRow) => !isFile(row) && textIn(row.values, 'comment_srl') !== '';

/** Rows of `documents`, `comments` and `files`, recognised by their keys. */
export function readRhymix(rows: RawRow[], bundle: Bundle): ReadExport {
  const documents = rows.filter((row) => !isFile(row) && !isReply(row)).map((row) => readDocument(row, bundle));
  const replies = rows.filter(isReply).map(({ line, values }) => ({
    documentId: textIn(values, 'document_srl'),
    isPrivate: textIn(values, 'is_secret') === 'Y' || textIn(values, 'status') === '0',
    reply: foreignReply(line, {
      originalId: textIn(values, 'comment_srl'),
      parentId: textIn(values, 'parent_srl'),
      authorName: textIn(values, 'nick_name'),
      bodyHtml: textIn(values, 'content'),
      createdAt: timeIn(values, 'regdate'),
    }),
  }));
  const documentOf = new Map(replies.map(({ documentId, reply }) => [reply.originalId, documentId]));
  const files = rows.filter(isFile).map(({ line, values }) => {
    const target = textIn(values, 'upload_target_srl');
    const bytes = bundle.endingIn(textIn(values, 'uploaded_filename')) ?? null;
    return {
      line,
      documentId: documentOf.get(target) ?? target,
      file: attachment(textIn(values, 'source_filename'), bytes, countIn(values, 'download_count')),
    };
  });
  return {
    source: 'rhymix',
    documents,
    strays: [...placeReplies(documents, replies), ...placeFiles(documents, files)],
  };
}

function readDocument({ line, values }: RawRow, bundle: Bundle) {
  const status = textIn(values, 'status').toUpperCase();
  const originalId = textIn(values, 'document_srl');
  const document = foreignDocument(line, {
    originalId,
    title: textIn(values, 'title'),
    category: textIn(values, 'category') || textIn(values, 'category_title'),
    bodyHtml: textIn(values, 'content'),
    authorName: textIn(values, 'nick_name'),
    createdAt: timeIn(values, 'regdate'),
    isPrivate: status === 'SECRET' || textIn(values, 'is_secret') === 'Y',
    isPinned: textIn(values, 'is_notice') === 'Y',
    viewCount: countIn(values, 'readed_count'),
    files: namedFiles(values, originalId, bundle),
    pictureAt: pictureIn(bundle, () => document.files),
    ...(['', 'PUBLIC', 'SECRET'].includes(status) ? {} : { problem: text.unpublished }),
  });
  return document;
}
