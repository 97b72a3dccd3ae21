import { PassThrough } from 'node:stream';
import { SaxesParser } from 'saxes';
import { SERVER_LIMITS } from '#server/limits.ts';
import { importExportText as text } from '#shared/messages/boards/documents/import-export.ko.ts';
import { fail } from '#server/errors.ts';
import type { FileBytes } from '../incoming-document.ts';
import type { Spool } from './spool-upload.ts';

/** Values of one element, by the names of its children. */
export type XmlValues = Record<string, string>;

export interface XmlFile {
  values: XmlValues;
  /** Null if the export names the file without including it. */
  kept: Promise<FileBytes> | null;
}

export interface XmlDocument {
  values: XmlValues;
  comments: XmlValues[];
  files: XmlFile[];
}

const MAX_DEPTH = 12;
/** Elements that receive values; the innermost open one. */
const HOLDERS = new Set(['post', 'comment', 'attach']);

/**
 * Streaming reader of the exporters' XML: texts are kept up to a limit, files are stored temporarily. Document types,
 * which could declare entities, are refused. `finish` returns the posts; `drain` waits until all data read so far is
 * stored.
 * @throws TR01 for other XML, TR02 if it is too large.
 */
export function openXmlDocuments(spool: Spool) {
  const parser = new SaxesParser();
  const posts: XmlDocument[] = [];
  const path: string[] = [];
  const holders: XmlValues[] = [];
  let [value, textChars, sinceEvent, sawPosts] = ['', 0, 0, false];
  let sink: PassThrough | null = null;
  let file: XmlFile | null = null;

  const wrong = (cause?: unknown) => fail('TR01', { cause });
  parser.on('error', wrong);
  parser.on('doctype', wrong);
  parser.on('opentag', ({ name }) => {
    path.push(name);
    value = '';
    sinceEvent = 0;
    if (path.length > MAX_DEPTH) wrong();
    if (name === 'posts') sawPosts = true;
    if (HOLDERS.has(name)) openHolder(name);
    if (name === 'file' && file && !file.kept) {
      sink = new PassThrough();
      file.kept = spool.keep(sink);
      // The error is reported to whoever awaits the file; without these handlers it would end the process.
      sink.on('error', () => undefined);
      file.kept.catch(() => undefined);
    }
  });
  for (const kind of ['text', 'cdata'] as const)
    parser.on(kind, (chunk) => {
      value += chunk;
      sinceEvent = 0;
    });
  parser.on('closetag', ({ name }) => {
    path.pop();
    sinceEvent = 0;
    if (sink && (name === 'buff' || name === 'file')) sink.write(Buffer.from(value, 'base64'));
    else if (HOLDERS.has(name)) holders.pop();
    else keepValue(name);
    if (sink && name === 'file') {
      sink.end();
      sink = null;
    }
    if (name === 'attach') file = null;
    value = '';
  });

  function openHolder(name: string): void {
    const values: XmlValues = {};
    const post = posts.at(-1);
    if (name === 'post') posts.push({ values, comments: [], files: [] });
    else if (name === 'comment') post?.comments.push(values);
    else {
      file = { values, kept: null };
      post?.files.push(file);
    }
    holders.push(values);
  }

  function keepValue(name: string): void {
    const holder = holders.at(-1);
    // Only direct children of a post, comment or file; not the extra variables of a post.
    if (!holder || !HOLDERS.has(path.at(-1) ?? '')) return;
    textChars += value.length;
    if (textChars > SERVER_LIMITS.importXmlTextMaxChars) fail('TR02', { message: text.xmlTooLarge });
    Object.defineProperty(holder, name, { value: decoded(value), enumerable: true, configurable: true });
  }

  return {
    write(chunk: string): void {
      sinceEvent += chunk.length;
      if (sinceEvent > SERVER_LIMITS.importXmlTextMaxChars) fail('TR02', { message: text.xmlTooLarge });
      parser.write(chunk);
    },
    async drain(): Promise<void> {
      const [waiting, kept] = [sink, file?.kept];
      if (!waiting?.writableNeedDrain || !kept) return;
      await Promise.race([new Promise((resolve) => waiting.once('drain', resolve)), kept]);
    },
    finish(): XmlDocument[] {
      parser.close();
      return sawPosts ? posts : wrong();
    },
    /** Aborts an incomplete file. */
    abort: () => sink?.destroy(new Error('The XML broke off')),
  };
}

/** The exporters encode every value in Base64; handmade files may not. */
function decoded(value: string): string {
  const packed = value.replace(/\s+/g, '');
  if (packed === '' || packed.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(packed)) return value;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(packed, 'base64'));
  } catch {
    return value;
  }
}
