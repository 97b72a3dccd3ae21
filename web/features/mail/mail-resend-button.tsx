import { useRevalidator } from 'react-router';
import { mailText } from '#shared/messages/admin/system/mail.ko.ts';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { Button } from '#web/ui/button.tsx';

const text = mailText.resend;

/** Queues a failed mail again with all its attempts. */
export function MailResendButton({ mailId }: { mailId: string }) {
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useBusy();

  const resend = () =>
    run(async () => {
      await api.post('/api/v1/admin/mail-resend', { mailId }, { tells: 'CM04' });
      toast.success(text.done);
    }, text.gone).then(revalidate);

  return (
    <Button variant="secondary" size="small" loading={isBusy} onClick={() => void resend()}>
      {text.button}
    </Button>
  );
}
