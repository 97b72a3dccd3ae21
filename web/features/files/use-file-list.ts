import { useEffect, useRef, useState } from 'react';
import type { FilePurpose, FileSlot, FileVisibility } from '#shared/boards/board.ts';
import type { ErrorCode } from '#shared/error-codes.ts';
import { ERROR_TEXT, messages } from '#shared/messages.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { Attachment, AttachmentSeed } from './attachment-state.ts';
import { attachmentOf, countOf, itemsOf } from './attachment-state.ts';
import { checkFile } from './check-file.ts';

interface FileListOptions {
  initial: readonly Attachment[];
  /** Uploads one file; `onProgress` gets 0 to 1. */
  send: (
    file: File,
    purpose: FilePurpose,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<Pick<AttachmentSeed, 'fileId' | 'name' | 'sizeBytes'>>;
  /** Deletes an uploaded file. If this fails, the server removes the file a day later. */
  discard: (fileId: string) => Promise<unknown>;
}

/** Errors about the file itself: size, kind, number. A retry cannot succeed. */
const REFUSALS: ReadonlySet<string> = new Set<ErrorCode>(['FI01', 'FI02', 'FI03']);

/** Files of a form, of all purposes. Removing or cancelling one also deletes its upload. */
export function useFileList({ initial, send: upload, discard }: FileListOptions) {
  const [items, setItems] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<FilePurpose, string | null>>>({});
  const stops = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((stop) => stop.abort());
  }, []);

  const setError = (purpose: FilePurpose, error: string | null) => setErrors((all) => ({ ...all, [purpose]: error }));

  const change = (key: string, changes: Partial<Attachment>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...changes } : item)));

  const forgetWaiting = () =>
    setErrors((all) =>
      Object.fromEntries(Object.entries(all).filter(([, error]) => error !== messages.files.stillUploading)),
    );

  const send = async (key: string, purpose: FilePurpose, file: File) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const { fileId, name, sizeBytes } = await upload(file, purpose, onProgress, stop.signal);
      change(key, { fileId, name, sizeBytes, progress: null });
    } catch (failure) {
      if (stop.signal.aborted) return;
      const isRefused = failure instanceof ApiError && REFUSALS.has(failure.code);
      const error = failure instanceof ApiError ? failure.message : ERROR_TEXT.FI04;
      change(key, { progress: null, error, unsent: isRefused ? undefined : file });
    } finally {
      stops.current.delete(key);
      // Nothing has to be waited for any more.
      if (stops.current.size === 0) forgetWaiting();
    }
  };

  const add = (slot: FileSlot, files: readonly File[]) => {
    const { purpose, maxCount } = slot;
    const room = maxCount - countOf(itemsOf(items, purpose));
    setError(purpose, files.length > room ? messages.files.tooMany(maxCount) : null);
    for (const file of files.slice(0, Math.max(0, room))) {
      const key = crypto.getRandomValues(new Uint32Array(2)).join('-');
      const problem = checkFile(file, slot);
      const visibility: FileVisibility = 'all';
      const given = { name: file.name, sizeBytes: file.size, purpose, visibility };
      const item = { key, ...given, fileId: null, isSaved: false };
      setItems((all) => [...all, { ...item, progress: problem === null ? 0 : null, error: problem }]);
      if (problem === null) void send(key, purpose, file);
    }
  };

  const retry = ({ key, purpose, unsent }: Attachment) => {
    if (!unsent) return;
    change(key, { progress: 0, error: null, unsent: undefined });
    void send(key, purpose, unsent);
  };

  const remove = (key: string) => {
    stops.current.get(key)?.abort();
    const item = items.find((candidate) => candidate.key === key);
    setItems((all) => all.filter((candidate) => candidate.key !== key));
    if (item) setError(item.purpose, null);
    if (item?.fileId && !item.isSaved) discard(item.fileId).catch(() => {});
  };

  /** Restores the files of a draft. */
  const restore = (seeds: Parameters<typeof attachmentOf>[0][]) =>
    setItems(
      seeds.map((seed) =>
        attachmentOf(
          seed,
          initial.some(({ fileId }) => fileId === seed.fileId),
        ),
      ),
    );

  const setVisibility = (key: string, visibility: FileVisibility) => change(key, { visibility });

  return { items, errors, setError, add, retry, remove, setVisibility, restore };
}

export type Attachments = ReturnType<typeof useFileList>;
