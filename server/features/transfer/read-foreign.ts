import { transferText as text } from '../../../shared/messages/transfer.ko.ts';
import type { MovedDocument, MovedReply, ReadExport } from './moved.ts';
import type { RawRow } from './read-rows.ts';
import { countIn, textIn, timeIn } from './read-rows.ts';

type Values = Record<string, unknown>;

/** Rows of `documents` and `comments`; a comment has a `comment_srl`. */
export function readRhymix(rows: RawRow[]): ReadExport {
  const isReply = ({ values }: RawRow) => textIn(values, 'comment_srl') !== '';
  const documents = rows
    .filter((row) => !isReply(row))
    .map(({ line, values }) => {
      const status = textIn(values, 'status').toUpperCase();
      return document(line, values, {
        originalId: textIn(values, 'document_srl'),
        title: textIn(values, 'title'),
        category: textIn(values, 'category') || textIn(values, 'category_title'),
        bodyHtml: textIn(values, 'content'),
        authorName: textIn(values, 'nick_name'),
        createdAt: timeIn(values, 'regdate'),
        isPrivate: status === 'SECRET' || textIn(values, 'is_secret') === 'Y',
        isPinned: textIn(values, 'is_notice') === 'Y',
        viewCount: countIn(values, 'readed_count'),
        ...(['', 'PUBLIC', 'SECRET'].includes(status) ? {} : { problem: text.unpublished }),
      });
    });
  const replies = rows.filter(isReply).map(({ line, values }) => ({
    documentId: textIn(values, 'document_srl'),
    isPrivate: textIn(values, 'is_secret') === 'Y' || textIn(values, 'status') === '0',
    reply: reply(line, {
      originalId: textIn(values, 'comment_srl'),
      parentId: textIn(values, 'parent_srl'),
      authorName: textIn(values, 'nick_name'),
      bodyHtml: textIn(values, 'content'),
      createdAt: timeIn(values, 'regdate'),
    }),
  }));
  return { source: 'rhymix', documents, skipped: placed(documents, replies) };
}

/** Rows of one `g5_write_*` table, comments and answers among the posts. */
export function readGnuboard(rows: RawRow[]): ReadExport {
  const threads = new Map<string, string>();
  for (const { values } of rows)
    if (textIn(values, 'wr_is_comment') !== '1' && textIn(values, 'wr_reply') === '')
      threads.set(textIn(values, 'wr_num'), textIn(values, 'wr_id'));
  const above = (values: Values) => {
    if (textIn(values, 'wr_is_comment') === '1') return textIn(values, 'wr_parent');
    const isAnswer = textIn(values, 'wr_reply') !== '' && textIn(values, 'wr_num') !== '';
    return isAnswer ? (threads.get(textIn(values, 'wr_num')) ?? '') : '';
  };
  const isSecret = (values: Values) => textIn(values, 'wr_option').split(',').includes('secret');
  const documents = rows
    .filter(({ values }) => above(values) === '' && textIn(values, 'wr_is_comment') !== '1')
    .map(({ line, values }) =>
      document(line, values, {
        originalId: textIn(values, 'wr_id'),
        title: textIn(values, 'wr_subject'),
        category: textIn(values, 'ca_name'),
        bodyHtml: gnuboardHtml(values),
        authorName: textIn(values, 'wr_name'),
        createdAt: timeIn(values, 'wr_datetime'),
        isPrivate: isSecret(values),
        viewCount: countIn(values, 'wr_hit'),
      }),
    );
  const replies = rows
    .filter(({ values }) => above(values) !== '' || textIn(values, 'wr_is_comment') === '1')
    .map(({ line, values }) => ({
      documentId: above(values),
      isPrivate: isSecret(values),
      reply: reply(line, {
        originalId: textIn(values, 'wr_id'),
        parentId: '',
        authorName: textIn(values, 'wr_name'),
        bodyHtml: gnuboardHtml(values),
        createdAt: timeIn(values, 'wr_datetime'),
      }),
    }));
  return { source: 'gnuboard5', documents, skipped: placed(documents, replies) };
}

/** Text, unless the row says that it is HTML. */
function gnuboardHtml(values: Values): string {
  const content = textIn(values, 'wr_content');
  if (/html[12]/.test(textIn(values, 'wr_option'))) return content;
  const safe = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return safe
    .split(/\r?\n/)
    .map((line) => `<p>${line}</p>`)
    .join('');
}

/** Puts each reply under its document; answers those that cannot come. A secret one must not become public. */
function placed(
  documents: MovedDocument[],
  replies: { documentId: string; isPrivate: boolean; reply: MovedReply }[],
): ReadExport['skipped'] {
  const byId = new Map(documents.map((one) => [one.originalId, one]));
  return replies.flatMap(({ documentId, isPrivate, reply: one }) => {
    const target = byId.get(documentId);
    if (isPrivate && !target?.isPrivate) return [{ line: one.line, reason: text.privateReply }];
    target?.replies.push(one);
    return target ? [] : [{ line: one.line, reason: text.noParent }];
  });
}

const reply = (line: number, given: Omit<MovedReply, 'line' | 'isOfficial' | 'isAccepted'>): MovedReply => ({
  line,
  isOfficial: false,
  isAccepted: false,
  ...given,
});

const document = (
  line: number,
  values: Values,
  given: Partial<MovedDocument> & Pick<MovedDocument, 'originalId' | 'title' | 'category' | 'bodyHtml' | 'createdAt'>,
): MovedDocument => ({
  line,
  authorName: '',
  publishedAt: given.createdAt,
  isPrivate: false,
  isPinned: false,
  viewCount: 0,
  answerState: '',
  reviewState: '',
  fields: {},
  files: textIn(values, 'files')
    .split(/[\n|]/)
    .filter((name) => name !== ''),
  replies: [],
  ...given,
});
