import { useRef } from 'react';
import { INQUIRY_FILE_EXTENSIONS } from '#shared/boards/file-kinds.ts';
import type { FileSlot } from '#shared/boards/board.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { inquiryText } from '#shared/messages/inquiries/inquiry.ko.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { passBotCheck } from '#web/features/bot-check/bot-check.ts';
import { useFileList } from '#web/features/files/use-file-list.ts';
import { useMultipartApi } from '#web/features/files/use-upload.ts';

export const INQUIRY_FILE_SLOT: FileSlot = {
  purpose: 'attachment',
  label: messages.files.attachments,
  hint: inquiryText.filesHint,
  maxCount: LIMITS.contactFileMaxCount,
  maxBytes: LIMITS.attachmentMaxBytes,
  extensions: INQUIRY_FILE_EXTENSIONS,
};

/** Attachments of visitors without an account: each upload needs a bot check. */
export function useInquiryFiles() {
  const api = useApi();
  const multipart = useMultipartApi();
  // One upload at a time: a browser has one bot check pass at a time.
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const send = async (file: File, onProgress: (share: number) => void, signal: AbortSignal) => {
    signal.throwIfAborted();
    await passBotCheck(api, inquiryText.botFailed);
    const form = new FormData();
    form.set('file', file, file.name.normalize('NFC'));
    return multipart(form, onProgress).post('/api/v1/free/upload-file', undefined, { signal });
  };

  return useFileList({
    initial: [],
    send: (file, _purpose, onProgress, signal) => {
      const mine = queue.current.then(() => send(file, onProgress, signal));
      queue.current = mine.catch(() => {});
      return mine;
    },
    discard: (fileId) => api.post('/api/v1/free/delete-file', { fileId }),
  });
}
