import { useRevalidator } from 'react-router';
import { trashText as text } from '#shared/messages/boards/history.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import type { Deleted } from './trash-columns.tsx';

/** Takes a document out of the trash, after a question. */
export function useRestoreDocument() {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const revalidator = useRevalidator();
  const showFailure = useShowFailure();
  return async ({ documentId }: Deleted) => {
    try {
      const answer = await dialog.open({
        title: text.restore,
        messageHtml: text.restoreConfirm,
        confirm: true,
        confirmLabel: text.restore,
        cancel: true,
        onConfirm: () => api.post('/api/v1/board/restore-document', { documentId }),
      });
      if (answer !== 'confirm') return;
      toast.success(text.restored);
      await revalidator.revalidate();
    } catch (error) {
      showFailure(error);
    }
  };
}
