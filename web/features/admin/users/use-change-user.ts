import { userAdminText } from '#shared/messages/admin/people/user.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { isConflict } from '#web/lib/failures/is-conflict.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';

interface Change {
  title: string;
  messageHtml: string;
  /** Resolves with the success message. */
  run: (api: ReturnType<typeof useApi>) => Promise<string>;
}

/** Asks for confirmation, runs the change and shows the success message. */
export function useChangeUser(onChanged: () => void) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const showFailure = useShowFailure();
  return async ({ title, messageHtml, run }: Change) => {
    let said = '';
    const onConfirm = async () => {
      said = await run(api);
    };
    try {
      const answer = await dialog.open({
        title,
        messageHtml,
        confirm: true,
        confirmLabel: title,
        cancel: true,
        onConfirm,
      });
      if (answer !== 'confirm') return;
      toast.success(said);
      onChanged();
    } catch (error) {
      if (!isConflict(error)) return showFailure(error);
      toast.error(userAdminText.detail.conflict);
      onChanged();
    }
  };
}
