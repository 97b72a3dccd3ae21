import { useNavigate } from 'react-router';
import { historyText as text } from '#shared/messages/boards/history.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';

/** Brings a previous version of a document back, after a question. */
export function useRestoreVersion(documentId: string, backTo: string) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  return async (version: number) => {
    try {
      const answer = await dialog.open({
        title: text.restore,
        messageHtml: text.restoreConfirm,
        confirm: true,
        confirmLabel: text.restore,
        cancel: true,
        onConfirm: () => api.post('/api/v1/board/restore-version', { documentId, version }),
      });
      if (answer !== 'confirm') return;
      toast.success(text.restored);
      await navigate(backTo);
    } catch (error) {
      showFailure(error);
    }
  };
}
