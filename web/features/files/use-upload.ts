import type { BoardType } from '#shared/boards.ts';
import type { FilePurpose } from '#shared/boards/board.ts';
import type { FileItem } from '#shared/contract/boards/file.contract.ts';
import type { Api } from '#web/lib/api/api-client.ts';
import { createApi } from '#web/lib/api/api-client.ts';
import { useAppStore, useDialog } from '#web/lib/app-context.tsx';
import { alertFailure } from '#web/lib/failures/alert-failure.ts';
import { multipartTransport } from './multipart-transport.ts';

interface Upload {
  file: File;
  boardType: BoardType;
  purpose: FilePurpose;
  /** 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** API client for one call that sends `form`. Failures are handled like those of other calls. */
export function useMultipartApi(): (form: FormData, onProgress: (share: number) => void) => Api {
  const dialog = useDialog();
  const store = useAppStore();
  return (form, onProgress) =>
    createApi(multipartTransport(form, onProgress), (failure) => alertFailure(failure, dialog, store));
}

/** Uploads one file; throws `ApiError`. */
export function useUpload() {
  const multipart = useMultipartApi();
  return ({ file, boardType, purpose, onProgress, signal }: Upload): Promise<FileItem> => {
    const form = new FormData();
    // The server reads the purpose before the file, so the order matters.
    form.set('boardType', boardType);
    form.set('purpose', purpose);
    form.set('file', file, file.name.normalize('NFC'));
    return multipart(form, onProgress).post('/api/v1/board/upload-file', undefined, { signal });
  };
}
