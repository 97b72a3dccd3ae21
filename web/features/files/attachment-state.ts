import type { FilePurpose, FileVisibility } from '#shared/boards/board.ts';
import type { FileItem } from '#shared/contract/boards/file.contract.ts';

/** One file of the form: there already, on its way, or refused. */
export interface Attachment {
  key: string;
  purpose: FilePurpose;
  name: string;
  sizeBytes: number;
  visibility: FileVisibility;
  /** 0 to 1 while it is on its way. */
  progress: number | null;
  error: string | null;
  /** What did not arrive, for another try; a file that was refused would be refused again. */
  unsent?: File;
  /** Set once the server has it. */
  fileId: string | null;
  /** Belongs to the saved document: only saving may take it away there. */
  isSaved: boolean;
}

export type AttachmentSeed = Pick<FileItem, 'fileId' | 'purpose' | 'name' | 'sizeBytes' | 'visibility'>;

export const attachmentOf = (file: AttachmentSeed, isSaved: boolean): Attachment => ({
  key: file.fileId,
  purpose: file.purpose,
  name: file.name,
  sizeBytes: file.sizeBytes,
  visibility: file.visibility,
  progress: null,
  error: null,
  fileId: file.fileId,
  isSaved,
});

export const itemsOf = (items: readonly Attachment[], purpose: FilePurpose) =>
  items.filter((item) => item.purpose === purpose);

/** Those that count against the limit: a refused file does not. */
export const countOf = (items: readonly Attachment[]) => items.filter(({ error }) => error === null).length;

export const isUploading = (items: readonly Attachment[]) => items.some(({ progress }) => progress !== null);

export const hasFailed = (items: readonly Attachment[]) => items.some(({ error }) => error !== null);

export const seedsOf = (items: readonly Attachment[]): AttachmentSeed[] =>
  items.flatMap(({ fileId, purpose, name, sizeBytes, visibility }) =>
    fileId === null ? [] : [{ fileId, purpose, name, sizeBytes, visibility }],
  );
