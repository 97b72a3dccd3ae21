import { PassThrough } from 'node:stream';
import { SaxesParser } from 'saxes';
import { SERVER_LIMITS } from '#server/limits.ts';
import { importExportText as text } from '#shared/messages/boards/import-export.ko.ts';
import { fail } from '#server/errors.ts';
import type { FileBytes } from '../incoming.ts';
import type { Spool } from './spool.ts';

/** What stands in one element, by the names of its children. */
export type XmlValues = Record<string, string>;

export interface XmlFile {
  values: XmlValues;
  /** Null when the export names the file without carrying it. */
  kept: Promise<FileBytes> | null;
}

export interface XmlDocument {
  values: XmlValues;
  comments: XmlValues[];
  files: XmlFile[];
}

const MAX_DEPTH = 12;
/** Elements that begin something of their own; the last one open takes the values. */
const HOLDERS = new Set(['post', 'comment', 'attach']);

/**
 * Reads the exporters' XML piece by piece: texts are kept, up to a limit, and files are set aside as they come.
 * Nothing is expanded or fetched: a document type, where entities would be declared, is refused.
 * `finish` answers the posts; `drain` waits until what was read so far is set aside.
 * @throws TR01 when it is no such XML, TR02 when it says too much.
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
      // Whoever waits for the file hears of a failure; one before that is none of the process.
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
    // Only what stands right in a post, a comment or a file: not the extra variables of a post.
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
    /** Lets go of a file that will not end. */
    abort: () => sink?.destroy(new Error('The XML broke off')),
  };
}

/** The exporters write every value in Base64; some that were made by hand do not. */
function decoded(value: string): string {
  const packed = value.replace(/\s+/g, '');
  if (packed === '' || packed.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(packed)) return value;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(packed, 'base64'));
  } catch {
    return value;
  }
}
