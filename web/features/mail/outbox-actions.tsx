import { useRevalidator } from 'react-router';
import type { InputOf } from '#shared/contract/calls.ts';
import { mailText } from '#shared/messages/admin/system/mail.ko.ts';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { Button } from '#web/ui/button.tsx';

const { check, resendFailed } = mailText;

export interface MailCheck {
  isSent: boolean;
  message: string;
}

interface OutboxActionsProps {
  /** Which mails are listed: of them the failed ones are queued again. */
  whose: InputOf<'/api/v1/admin/mail-resend-failed'>;
  failed: number;
  /** What the mail server answered; null while it is asked. */
  onChecked: (result: MailCheck | null) => void;
}

/** Tries the mail server; queues the failed mails again. */
export function OutboxActions({ whose, failed, onChecked }: OutboxActionsProps) {
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useBusy();

  const tryServer = () => {
    onChecked(null);
    return run(async () => onChecked(await api.post('/api/v1/admin/mail-check')));
  };
  const resend = () =>
    run(async () => {
      const { count } = await api.post('/api/v1/admin/mail-resend-failed', whose);
      toast.success(resendFailed.done(count));
      await revalidate();
    });

  return (
    <>
      {failed > 0 && (
        <Button size="small" variant="secondary" loading={isBusy} onClick={() => void resend()}>
          {resendFailed.button(failed)}
        </Button>
      )}
      <Button size="small" variant="secondary" loading={isBusy} onClick={() => void tryServer()}>
        {check.button}
      </Button>
    </>
  );
}
