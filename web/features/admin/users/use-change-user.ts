import { userAdminText } from '#shared/messages/admin/people/user.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { isConflict } from '#web/lib/failures/is-conflict.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';

interface Change {
  title: string;
  messageHtml: string;
  /** The button that confirms is red: a member loses something. */
  takesAway?: boolean;
  /** Resolves with the success message. */
  run: (api: ReturnType<typeof useApi>) => Promise<string>;
}

/** Asks for confirmation, runs the change and shows the success message. */
export function useChangeUser(onChanged: () => void) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const showFailure = useShowFailure();
  return async ({ title, messageHtml, takesAway = false, run }: Change) => {
    let said = '';
    const work = async () => {
      said = await run(api);
    };
    try {
      const answer = await dialog.open({
        title,
        messageHtml,
        cancel: true,
        ...(takesAway
          ? { delete: true, deleteLabel: title, onDelete: work }
          : { confirm: true, confirmLabel: title, onConfirm: work }),
      });
      if (answer === 'cancel') return;
      toast.success(said);
      onChanged();
    } catch (error) {
      if (!isConflict(error)) return showFailure(error);
      toast.error(userAdminText.detail.conflict);
      onChanged();
    }
  };
}
