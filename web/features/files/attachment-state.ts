import type { FileItem } from '../../../shared/contract/file.contract.ts';

/** One file of the form: there already, on its way, or refused. */
export interface Attachment {
  key: string;
  name: string;
  sizeBytes: number;
  /** 0 to 1 while it is on its way. */
  progress: number | null;
  error: string | null;
  /** Set once the server has it. */
  fileId: string | null;
  /** Belongs to the saved document: only saving may take it away there. */
  isSaved: boolean;
}

export type AttachmentSeed = Pick<FileItem, 'fileId' | 'name' | 'sizeBytes'>;

export const attachmentOf = (file: AttachmentSeed, isSaved: boolean): Attachment => ({
  key: file.fileId,
  name: file.name,
  sizeBytes: file.sizeBytes,
  progress: null,
  error: null,
  fileId: file.fileId,
  isSaved,
});

/** Those that count against the limit: a refused file does not. */
export const countOf = (items: readonly Attachment[]) => items.filter(({ error }) => error === null).length;

export const isUploading = (items: readonly Attachment[]) => items.some(({ progress }) => progress !== null);

export const hasFailed = (items: readonly Attachment[]) => items.some(({ error }) => error !== null);

export const seedsOf = (items: readonly Attachment[]): AttachmentSeed[] =>
  items.flatMap(({ fileId, name, sizeBytes }) => (fileId === null ? [] : [{ fileId, name, sizeBytes }]));
