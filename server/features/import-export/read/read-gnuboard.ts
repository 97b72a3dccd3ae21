import { escapeHtml } from '#shared/text/escape-html.ts';
import type { ReadExport } from '../incoming-document.ts';
import { attachment } from '../incoming-document.ts';
import type { Bundle } from './zip-bundle.ts';
import { foreignDocument, foreignReply, namedFiles, pictureIn, placeFiles, placeReplies } from './foreign-document.ts';
import type { RawRow } from './read-rows-in-worker.ts';
import { countIn, textIn, timeIn } from './read-rows-in-worker.ts';

type Values = Record<string, unknown>;

const isFile = ({ values }: RawRow) => textIn(values, 'bf_file') !== '';
const isComment = (values: Values) => textIn(values, 'wr_is_comment') === '1';
const isSecret = (values: Values) => textIn(values, 'wr_option').split(',').includes('secret');

/** Rows of one `g5_write_*` table (posts, comments and replies together) and of `g5_board_file`. */
export function readGnuboard(all: RawRow[], bundle: Bundle): ReadExport {
  const rows = all.filter((row) => !isFile(row));
  const threads = new Map<string, string>();
  for (const { values } of rows)
    if (!isComment(values) && textIn(values, 'wr_reply') === '')
      threads.set(textIn(values, 'wr_num'), textIn(values, 'wr_id'));
  const above = (values: Values) => {
    if (isComment(values)) return textIn(values, 'wr_parent');
    const isAnswer = textIn(values, 'wr_reply') !== '' && textIn(values, 'wr_num') !== '';
    return isAnswer ? (threads.get(textIn(values, 'wr_num')) ?? '') : '';
  };
  const isReply = ({ values }: RawRow) => above(values) !== '' || isComment(values);
  const documents = rows.filter((row) => !isReply(row)).map((row) => readDocument(row, bundle));
  const replies = rows.filter(isReply).map(({ line, values }) => ({
    documentId: above(values),
    isPrivate: isSecret(values),
    reply: foreignReply(line, {
      originalId: textIn(values, 'wr_id'),
      parentId: '',
      authorName: textIn(values, 'wr_name'),
      bodyHtml: htmlOf(values),
      createdAt: timeIn(values, 'wr_datetime'),
    }),
  }));
  const documentOf = new Map(replies.map(({ documentId, reply }) => [reply.originalId, documentId]));
  const files = all.filter(isFile).map(({ line, values }) => {
    const stored = textIn(values, 'bf_file');
    const board = textIn(values, 'bo_table');
    const target = textIn(values, 'wr_id');
    return {
      line,
      documentId: documentOf.get(target) ?? target,
      file: attachment(
        textIn(values, 'bf_source') || stored,
        bundle.endingIn(board === '' ? stored : `${board}/${stored}`) ?? null,
        countIn(values, 'bf_download'),
      ),
    };
  });
  return {
    source: 'gnuboard5',
    documents,
    strays: [...placeReplies(documents, replies), ...placeFiles(documents, files)],
  };
}

function readDocument({ line, values }: RawRow, bundle: Bundle) {
  const originalId = textIn(values, 'wr_id');
  const document = foreignDocument(line, {
    originalId,
    title: textIn(values, 'wr_subject'),
    category: textIn(values, 'ca_name'),
    bodyHtml: htmlOf(values),
    authorName: textIn(values, 'wr_name'),
    createdAt: timeIn(values, 'wr_datetime'),
    isPrivate: isSecret(values),
    viewCount: countIn(values, 'wr_hit'),
    files: namedFiles(values, originalId, bundle),
    pictureAt: pictureIn(bundle, () => document.files),
  });
  return document;
}

/** Plain text, unless the row is marked as HTML. */
function htmlOf(values: Values): string {
  const content = textIn(values, 'wr_content');
  if (/html[12]/.test(textIn(values, 'wr_option'))) return content;
  return escapeHtml(content)
    .split(/\r?\n/)
    .map((line) => `<p>${line}</p>`)
    .join('');
}
