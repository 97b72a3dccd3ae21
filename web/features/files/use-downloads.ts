import type { Api } from '#web/lib/api/api-client.ts';
import { createApi } from '#web/lib/api/api-client.ts';
import { useAppStore, useDialog } from '#web/lib/app-context.tsx';
import { alertFailure } from '#web/lib/failures/alert-failure.ts';
import { downloadTransport } from './download-transport.ts';

/** API client for calls that return a file to save. Failures are handled like those of other calls. */
export function useDownloads(): () => Api {
  const dialog = useDialog();
  const store = useAppStore();
  return () => createApi(downloadTransport, (failure) => alertFailure(failure, dialog, store));
}
