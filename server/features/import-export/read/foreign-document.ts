import { importExportText as text } from '#shared/messages/boards/documents/import-export.ko.ts';
import { NO_MOVABLE_VALUES } from '#server/features/documents/document-columns.ts';
import type { IncomingDocument, IncomingFile, IncomingReply, Stray } from '../incoming-document.ts';
import { attachment } from '../incoming-document.ts';
import type { Bundle } from './zip-bundle.ts';
import { textIn } from './read-rows-in-worker.ts';

type Given = Partial<IncomingDocument> &
  Pick<IncomingDocument, 'originalId' | 'title' | 'category' | 'bodyHtml' | 'createdAt' | 'pictureAt'>;

/** A document of another product, with defaults for missing values. */
export const foreignDocument = (line: number, given: Given): IncomingDocument => ({
  line,
  authorName: '',
  publishedAt: given.createdAt,
  ...NO_MOVABLE_VALUES,
  viewCount: 0,
  answerState: '',
  reviewState: '',
  fields: {},
  files: [],
  replies: [],
  ...given,
});

export const foreignReply = (line: number, given: Omit<IncomingReply, 'line' | 'isOfficial' | 'isAccepted'>) => ({
  line,
  isOfficial: false,
  isAccepted: false,
  ...given,
});

/** Column with file names, for exports made by hand: `files/<number>/<name>` in the zip. */
export const namedFiles = (values: Record<string, unknown>, folder: string, bundle: Bundle): IncomingFile[] =>
  textIn(values, 'files')
    .split(/[\n|]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => attachment(name, bundle.endingIn(`files/${folder}/${name}`) ?? null));

/**
 * A picture that the text refers to by its old address, if the zip has it under the same path. If it is one of the
 * document's attachments, that file is used, so that it is not imported twice.
 */
export function pictureIn(bundle: Bundle, files: () => readonly IncomingFile[]): IncomingDocument['pictureAt'] {
  return (address) => {
    const path = pathOf(address);
    const bytes = path === null ? undefined : bundle.endingIn(path);
    if (path === null || bytes === undefined) return undefined;
    return files().find((file) => file.bytes === bytes) ?? attachment(path.split('/').at(-1) ?? '', bytes);
  };
}

function pathOf(address: string): string | null {
  if (!URL.canParse(address, 'https://old.invalid/')) return null;
  try {
    return decodeURIComponent(new URL(address, 'https://old.invalid/').pathname).slice(1) || null;
  } catch {
    return null;
  }
}

interface Placed {
  documentId: string;
  isPrivate: boolean;
  reply: IncomingReply;
}

/** Adds a reply to its document, or reports why it cannot be imported. Private replies must not become public. */
export function placeReply(
  target: IncomingDocument | undefined,
  { isPrivate, reply }: Omit<Placed, 'documentId'>,
): Stray[] {
  const reason = isPrivate && !target?.isPrivate ? text.privateReply : target ? null : text.noParent;
  if (reason !== null) return [{ line: reply.line, title: text.replyOf(reply.authorName), reason }];
  target?.replies.push(reply);
  return [];
}

export function placeReplies(documents: IncomingDocument[], replies: Placed[]): Stray[] {
  const byId = new Map(documents.map((one) => [one.originalId, one]));
  return replies.flatMap(({ documentId, ...placed }) => placeReply(byId.get(documentId), placed));
}

export function placeFiles(
  documents: IncomingDocument[],
  files: { line: number; documentId: string; file: IncomingFile }[],
): Stray[] {
  const byId = new Map(documents.map((one) => [one.originalId, one]));
  return files.flatMap(({ line, documentId, file }) => {
    const target = byId.get(documentId);
    target?.files.push(file);
    return target ? [] : [{ line, title: file.name, reason: text.fileWithoutDocument }];
  });
}
