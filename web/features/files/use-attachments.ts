import type { BoardType } from '../../../shared/boards.ts';
import { boardOf } from '../../../shared/boards.ts';
import { useApi } from '../../lib/app-context.tsx';
import type { Attachment } from './attachment-state.ts';
import type { Attachments } from './use-file-list.ts';
import { useFileList } from './use-file-list.ts';
import { useUpload } from './use-upload.ts';

/** The attachments of a board's form. */
export function useAttachments(boardType: BoardType, initial: readonly Attachment[]): Attachments {
  const api = useApi();
  const upload = useUpload();
  return useFileList({
    rules: boardOf(boardType).attachments,
    initial,
    send: (file, onProgress, signal) => upload({ file, boardType, purpose: 'attachment', onProgress, signal }),
    discard: (fileId) => api.post('/api/v1/board/delete-file', { fileId }),
  });
}
