import { useRevalidator } from 'react-router';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { Button } from '#web/ui/button.tsx';

const text = chatConsoleText.keys;

/** Takes a key back for ever, after a question. */
export function RevokeButton({ keyId, name }: { keyId: string; name: string }) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useBusy();

  const revoke = async () => {
    const question = {
      title: text.revoke,
      messageHtml: text.revokeConfirm(name),
      delete: true,
      deleteLabel: text.revoke,
      cancel: true,
    };
    if ((await dialog.open(question)) !== 'delete') return;
    await run(async () => {
      await api.post('/api/v1/chat/keys/revoke', { keyId });
      toast.success(text.revokeDone);
      await revalidate();
    });
  };

  return (
    <Button
      variant="secondary"
      size="small"
      className="text-danger"
      loading={isBusy}
      aria-label={text.revokeOf(name)}
      onClick={() => void revoke()}
    >
      {text.revoke}
    </Button>
  );
}
