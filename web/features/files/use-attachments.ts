import type { BoardType } from '#shared/boards.ts';
import { useApi } from '#web/lib/app-context.tsx';
import type { Attachment } from './attachment-state.ts';
import type { Attachments } from './use-file-list.ts';
import { useFileList } from './use-file-list.ts';
import { useUpload } from './use-upload.ts';

/** Attachments of a document form. */
export function useAttachments(boardType: BoardType, initial: readonly Attachment[]): Attachments {
  const api = useApi();
  const upload = useUpload();
  return useFileList({
    initial,
    send: (file, purpose, onProgress, signal) => upload({ file, boardType, purpose, onProgress, signal }),
    discard: (fileId) => api.post('/api/v1/board/delete-file', { fileId }),
  });
}
