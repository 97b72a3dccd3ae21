import type { Api } from '#web/lib/api/api-client.ts';
import { createApi } from '#web/lib/api/api-client.ts';
import { useAppStore, useDialog } from '#web/lib/app-context.tsx';
import { alertFailure } from '#web/shell/alert-failure.ts';
import { downloadTransport } from './download-transport.ts';

/** The calls that answer with a file, which the browser then saves; their failures are reacted to as those of any other. */
export function useDownloads(): () => Api {
  const dialog = useDialog();
  const store = useAppStore();
  return () => createApi(downloadTransport, (failure) => alertFailure(failure, dialog, store));
}
