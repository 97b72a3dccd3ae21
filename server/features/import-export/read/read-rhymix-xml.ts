import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { composed } from '#shared/text/compose.ts';
import { AppError, fail } from '#server/errors.ts';
import type { IncomingDocument, IncomingFile, ReadExport, Stray } from '../incoming-document.ts';
import { attachment } from '../incoming-document.ts';
import { foreignDocument, foreignReply, placeReply } from './foreign-document.ts';
import { countIn, textIn, timeIn } from './read-rows-in-worker.ts';
import type { Spool } from './spool-upload.ts';
import type { XmlDocument, XmlValues } from './open-xml-documents.ts';
import { openXmlDocuments } from './open-xml-documents.ts';

/**
 * XML export of XE and Rhymix, with embedded files.
 * @throws TR01, TR02
 */
export async function readRhymixXml(source: Readable, spool: Spool): Promise<ReadExport> {
  const posts = await readPosts(source, spool);
  const documents: IncomingDocument[] = [];
  const strays: Stray[] = [];
  for (const [index, post] of posts.entries()) {
    const document = await readDocument(index + 1, post);
    documents.push(document);
    for (const values of post.comments) strays.push(...placeReply(document, readReply(document.line, values)));
  }
  return { source: 'rhymix', documents, strays };
}

async function readPosts(source: Readable, spool: Spool): Promise<XmlDocument[]> {
  const posts = openXmlDocuments(spool);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      posts.write(decoder.decode(chunk, { stream: true }));
      await posts.drain();
    }
    posts.write(decoder.decode());
    return posts.finish();
  } catch (cause) {
    posts.abort();
    if (cause instanceof AppError) throw cause;
    return fail('TR01', { cause });
  }
}

async function readDocument(line: number, { values, files: named }: XmlDocument): Promise<IncomingDocument> {
  const files: IncomingFile[] = [];
  for (const file of named) {
    const bytes = (await file.kept) ?? null;
    files.push(attachment(textIn(file.values, 'filename'), bytes, countIn(file.values, 'download_count')));
  }
  const title = textIn(values, 'title');
  const bodyHtml = textIn(values, 'content');
  return foreignDocument(line, {
    originalId: numberless(values),
    title,
    category: textIn(values, 'category'),
    bodyHtml,
    authorName: authorIn(values),
    createdAt: timeIn(values, 'regdate'),
    isPrivate: textIn(values, 'is_secret') === 'Y',
    isPinned: textIn(values, 'is_notice') === 'Y',
    viewCount: countIn(values, 'readed_count'),
    files,
    // The exporter replaces the address of an attached picture by its name.
    pictureAt: (address) => files.find(({ name }) => name === nameIn(address)),
  });
}

const readReply = (line: number, values: XmlValues) => ({
  isPrivate: textIn(values, 'is_secret') === 'Y',
  reply: foreignReply(line, {
    originalId: textIn(values, 'sequence'),
    parentId: textIn(values, 'parent'),
    authorName: authorIn(values),
    bodyHtml: textIn(values, 'content'),
    createdAt: timeIn(values, 'regdate'),
  }),
});

const authorIn = (values: XmlValues) => textIn(values, 'nick_name') || textIn(values, 'user_name');

/** Posts have no id in this format: same author, time and text are the same post. */
function numberless(values: XmlValues): string {
  const parts = ['regdate', 'title', 'content'].map((name) => textIn(values, name));
  return `xml-${createHash('sha256')
    .update(JSON.stringify([authorIn(values), ...parts]))
    .digest('hex')
    .slice(0, 40)}`;
}

function nameIn(address: string): string {
  const name = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return composed(decodeURIComponent(name));
  } catch {
    return name;
  }
}
