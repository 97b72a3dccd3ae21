import { useEffect, useRef, useState } from 'react';
import type { BoardType } from '#shared/boards.ts';
import type { OutputOf } from '#shared/contract/calls.ts';
import type { ImportFormat } from '#shared/contract/admin/import-export.contract.ts';
import { ERROR_TEXT } from '#shared/messages.ko.ts';
import { importExportAdminText } from '#shared/messages/admin/content/import-export.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { useMultipartApi } from '../files/use-upload.ts';

export type ImportResult = OutputOf<'/api/v1/board/import'>;

interface Choice {
  boardType: BoardType;
  format: ImportFormat;
  file: File;
}

export interface Running {
  text: string;
  /** 0 to 1. */
  share: number;
  /** True during the upload, before the import has started. */
  canStop: boolean;
}

const text = importExportAdminText.progress;
const ASK_EVERY_MS = 1_000;

/** Uploads the file twice: to check it, then to import it. Selection and check result stay after a failure. */
export function useImport() {
  const multipart = useMultipartApi();
  const api = useApi();
  const [running, setRunning] = useState<Running | null>(null);
  const [result, setResult] = useState<{ isDryRun: boolean; data: ImportResult } | null>(null);
  const [error, setError] = useState('');
  const stopper = useRef<AbortController>(null);

  useEffect(() => () => stopper.current?.abort(), []);

  const send = async ({ boardType, format, file }: Choice, isDryRun: boolean): Promise<boolean> => {
    const stop = new AbortController();
    stopper.current = stop;
    setError('');
    if (isDryRun) setResult(null);
    setRunning({ text: text.sending, share: 0, canStop: true });
    const asking = setInterval(() => void ask(), ASK_EVERY_MS);
    let isSent = false;
    const onSent = (share: number) => {
      isSent = share === 1;
      setRunning({ text: isSent ? text.reading : text.sending, share: isSent ? 0 : share, canStop: !isSent });
    };
    const ask = async () => {
      if (!isSent) return;
      const now = await api.post('/api/v1/board/import-progress').catch(() => null);
      if (!now?.progress || now.progress.total === 0 || stopper.current !== stop) return;
      const { phase, done, total } = now.progress;
      setRunning((before) => before && { ...before, text: text[phase](done, total), share: done / total });
    };
    const form = new FormData();
    // The server reads these fields before the file, so the order matters.
    form.set('boardType', boardType);
    form.set('format', format);
    form.set('dryRun', String(isDryRun));
    form.set('file', file, file.name.normalize('NFC'));
    try {
      const data = await multipart(form, onSent).post('/api/v1/board/import', undefined, { signal: stop.signal });
      setResult({ isDryRun, data });
      return true;
    } catch (failure) {
      if (!stop.signal.aborted) setError(messageOf(failure, isDryRun));
      return false;
    } finally {
      clearInterval(asking);
      stopper.current = null;
      setRunning(null);
    }
  };

  return {
    running,
    result,
    error,
    setError,
    send,
    stop: () => stopper.current?.abort(),
    /** Discards a check result that no longer matches the selection. */
    forget: () => {
      setResult(null);
      setError('');
    },
  };
}

function messageOf(failure: unknown, isDryRun: boolean): string {
  const message = failure instanceof ApiError ? failure.message : ERROR_TEXT.FI04;
  return isDryRun ? message : `${message} ${importExportAdminText.import.failedWhileAdding}`;
}
