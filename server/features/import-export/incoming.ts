import type { Readable } from 'node:stream';
import type { FilePurpose, FileVisibility } from '#shared/boards/board.ts';

/** Bytes that can be read again and again: an entry of a zip, or what was set aside while reading. */
export interface FileBytes {
  sizeBytes: number;
  open(): Promise<Readable>;
}

/** A file on its way in. */
export interface IncomingFile {
  name: string;
  /** What its board does not know becomes an attachment. */
  purpose: FilePurpose;
  visibility: FileVisibility;
  downloadCount: number;
  /** Of a package: the version of its entry that it brings. */
  version: { version: string; changes: string; isPublished: boolean; createdAt: string } | null;
  /** Null when what was sent does not hold it. */
  bytes: FileBytes | null;
}

/** A reply on its way in, whatever it was exported from. */
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

/** A document on its way in; `problem` says why it stays out. Times are as they were read, empty when unreadable. */
export interface IncomingDocument {
  line: number;
  originalId: string;
  title: string;
  category: string;
  bodyHtml: string;
  authorName: string;
  createdAt: string;
  publishedAt: string;
  isPrivate: boolean;
  isPinned: boolean;
  viewCount: number;
  answerState: string;
  reviewState: string;
  fields: Record<string, string>;
  files: IncomingFile[];
  /** The file that a picture of the text shows, by the address that the text gives it. */
  pictureAt: (address: string) => IncomingFile | undefined;
  replies: IncomingReply[];
  problem?: string;
}

/** A reply or a file that has no place. */
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
