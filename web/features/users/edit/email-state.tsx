import { messages } from '#shared/messages.ko.ts';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { Button } from '#web/ui/button.tsx';

const texts = messages.userEdit;

interface EmailStateProps {
  /** Empty for an administrator who was made without one. */
  email: string;
  isConfirmed: boolean;
  /** New address that is not verified yet. */
  pendingEmail: string | null;
}

/** Notice that an address is not verified, with a button that sends the mail again. */
export function EmailState({ email, isConfirmed, pendingEmail }: EmailStateProps) {
  const api = useApi();
  const toast = useToast();
  const { isBusy: isSending, run } = useBusy();
  if ((isConfirmed || email === '') && pendingEmail === null) return null;

  const resend = async () => {
    await run(async () => {
      await api.post('/api/v1/user/resend-confirmation', undefined);
      toast.success(texts.resentEmail);
    });
  };
  return (
    <div className="mt-1 mb-5 rounded-card border border-line bg-surface-soft p-4">
      <p className="text-sm leading-6 text-ink">
        {pendingEmail === null ? texts.emailUnconfirmed : texts.emailPendingNotice(pendingEmail)}
      </p>
      <Button variant="secondary" size="small" className="mt-3" loading={isSending} onClick={() => void resend()}>
        {texts.resendEmail}
      </Button>
    </div>
  );
}
