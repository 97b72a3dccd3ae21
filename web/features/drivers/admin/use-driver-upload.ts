import { useEffect, useRef, useState } from 'react';
import { ERROR_TEXT } from '#shared/messages.ko.ts';
import { createApi } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAppStore, useDialog } from '#web/lib/app-context.tsx';
import { alertFailure } from '#web/lib/failures/alert-failure.ts';
import { multipartTransport } from '#web/features/files/multipart-transport.ts';

interface Fields {
  type: string;
  platform: string;
  version: string;
}

/** Uploads one zip: progress from 0 to 1, and the server's errors by field. */
export function useDriverUpload() {
  const dialog = useDialog();
  const store = useAppStore();
  const [progress, setProgress] = useState<number | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  const send = async (fields: Fields, file: File): Promise<boolean> => {
    const stop = new AbortController();
    running.current = stop;
    setErrors({});
    setProgress(0);
    const form = new FormData();
    // The server reads these fields before the file, so the order matters.
    for (const [name, value] of Object.entries(fields)) form.set(name, value as string);
    form.set('file', file, file.name.normalize('NFC'));
    const api = createApi(multipartTransport(form, setProgress), (failure) => alertFailure(failure, dialog, store));
    try {
      await api.post('/api/v1/driver/upload', undefined, { signal: stop.signal });
      return true;
    } catch (failure) {
      if (!stop.signal.aborted) setErrors(errorsOf(failure));
      return false;
    } finally {
      setProgress(null);
    }
  };

  return { progress, errors, setErrors, send, cancel: () => running.current?.abort() };
}

/** An error without fields is about the file. */
function errorsOf(failure: unknown): Record<string, string> {
  if (!(failure instanceof ApiError)) return { file: ERROR_TEXT.FI04 };
  return Object.keys(failure.fields).length > 0 ? failure.fields : { file: failure.message };
}
