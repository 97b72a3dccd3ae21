import { driverAdminText as text } from '#shared/messages/admin/system/driver.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';

/** Asks for confirmation, then deletes. */
export function useDeleteDriver(onDeleted: () => void) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const showFailure = useShowFailure();

  return async ({ fileUuid, fileName }: { fileUuid: string; fileName: string }): Promise<void> => {
    try {
      const answer = await dialog.open({
        title: text.deleteTitle,
        messageHtml: text.deleteConfirm(fileName),
        cancel: true,
        delete: true,
        onDelete: () => api.post('/api/v1/driver/delete', { fileUuid }),
      });
      if (answer !== 'delete') return;
      toast.success(text.deleted);
      onDeleted();
    } catch (error) {
      showFailure(error);
    }
  };
}
