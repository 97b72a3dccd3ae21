import type { Readable } from 'node:stream';
import type { FilePurpose, FileVisibility } from '#shared/boards/board.ts';
import type { MovableValues } from '#server/features/documents/document-columns.ts';

/** Re-readable data: a zip entry, or a temporary file. */
export interface FileBytes {
  sizeBytes: number;
  open(): Promise<Readable>;
}

/** A file to import. */
export interface IncomingFile {
  name: string;
  /** Unknown purposes become attachments. */
  purpose: FilePurpose;
  visibility: FileVisibility;
  downloadCount: number;
  /** For a package: the version of its item. */
  version: { version: string; changes: string; isPublished: boolean; createdAt: string } | null;
  /** Null if the import does not contain it. */
  bytes: FileBytes | null;
}

/** A reply to import, independent of the source. */
export interface IncomingReply {
  line: number;
  originalId: string;
  parentId: string;
  authorName: string;
  bodyHtml: string;
  createdAt: string;
  isOfficial: boolean;
  isAccepted: boolean;
}

/** A document to import; `problem` is the reason of a refusal. Times are empty if unreadable. */
export interface IncomingDocument extends MovableValues {
  line: number;
  originalId: string;
  title: string;
  category: string;
  bodyHtml: string;
  authorName: string;
  createdAt: string;
  publishedAt: string;
  viewCount: number;
  answerState: string;
  reviewState: string;
  fields: Record<string, string>;
  files: IncomingFile[];
  /** The file of a picture in the text, by the address in the text. */
  pictureAt: (address: string) => IncomingFile | undefined;
  replies: IncomingReply[];
  problem?: string;
}

/** A reply or file without a document. */
export interface Stray {
  line: number;
  title: string;
  reason: string;
}

export interface ReadExport {
  source: 'portal' | 'rhymix' | 'gnuboard5';
  documents: IncomingDocument[];
  strays: Stray[];
}

export const attachment = (name: string, bytes: FileBytes | null, downloadCount = 0): IncomingFile => ({
  name,
  purpose: 'attachment',
  visibility: 'all',
  downloadCount,
  version: null,
  bytes,
});
