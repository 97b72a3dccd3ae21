import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { mailText } from '#shared/messages/admin/mail.ko.ts';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { Button } from '#web/ui/button.tsx';

const { check, resendFailed } = mailText;

/** Tries the mail server and shows in words what it answered; queues all failed mails again. */
export function OutboxActions({ failed }: { failed: number }) {
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useBusy();
  const [result, setResult] = useState<{ isSent: boolean; message: string } | null>(null);

  const tryServer = () => {
    setResult(null);
    return run(async () => setResult(await api.post('/api/v1/admin/mail-check')));
  };
  const resend = () =>
    run(async () => {
      const { count } = await api.post('/api/v1/admin/mail-resend-failed');
      toast.success(resendFailed.done(count));
      await revalidate();
    });

  return (
    <div className="mb-3">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" loading={isBusy} onClick={() => void tryServer()}>
          {check.button}
        </Button>
        {failed > 0 && (
          <Button variant="secondary" loading={isBusy} onClick={() => void resend()}>
            {resendFailed.button(failed)}
          </Button>
        )}
      </div>
      <p role="status" className={result ? `mt-3 text-label ${result.isSent ? 'text-success' : 'text-danger'}` : ''}>
        {result?.message}
      </p>
    </div>
  );
}
