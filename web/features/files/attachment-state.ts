import type { FilePurpose, FileVisibility } from '#shared/boards/board.ts';
import type { FileItem } from '#shared/contract/boards/file.contract.ts';

/** One file of a form: uploaded, uploading or failed. */
export interface Attachment {
  key: string;
  purpose: FilePurpose;
  name: string;
  sizeBytes: number;
  visibility: FileVisibility;
  /** 0 to 1 during the upload, else null. */
  progress: number | null;
  error: string | null;
  /** File whose upload failed and can be retried. Not set if the file itself was refused. */
  unsent?: File;
  /** Null until the upload is complete. */
  fileId: string | null;
  /** Belongs to the saved document: it is removed there only by saving the form. */
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

/** Files that count against the limit: all without an error. */
export const countOf = (items: readonly Attachment[]) => items.filter(({ error }) => error === null).length;

export const isUploading = (items: readonly Attachment[]) => items.some(({ progress }) => progress !== null);

export const hasFailed = (items: readonly Attachment[]) => items.some(({ error }) => error !== null);

export const seedsOf = (items: readonly Attachment[]): AttachmentSeed[] =>
  items.flatMap(({ fileId, purpose, name, sizeBytes, visibility }) =>
    fileId === null ? [] : [{ fileId, purpose, name, sizeBytes, visibility }],
  );
