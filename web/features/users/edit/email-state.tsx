import { useEffect, useId, useState } from 'react';
import { noMailText } from '#shared/messages/account/email/no-mail.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { useApi, useSettings, useToast } from '#web/lib/app-context.tsx';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Button } from '#web/ui/button.tsx';

const texts = messages.userEdit;

interface EmailStateProps {
  /** Empty for an administrator who was made without one. */
  email: string;
  isConfirmed: boolean;
  /** New address that is not verified yet. */
  pendingEmail: string | null;
  /** From when the mail can be sent again; null: now. */
  resendableFrom: string | null;
}

/** Notice that an address is not verified, with a button that sends the mail again. */
export function EmailState({ email, isConfirmed, pendingEmail, resendableFrom }: EmailStateProps) {
  const api = useApi();
  const toast = useToast();
  const words = useSettings().isMailFiled ? noMailText.userEdit : texts;
  const { isBusy: isSending, run } = useBusy();
  const [from, setFrom] = useState(resendableFrom);
  const fromId = useId();
  useEffect(() => {
    if (from === null) return;
    const waiting = setTimeout(() => setFrom(null), Date.parse(from) - Date.now());
    return () => clearTimeout(waiting);
  }, [from]);
  if ((isConfirmed || email === '') && pendingEmail === null) return null;

  const resend = async () => {
    await run(async () => {
      const sent = await api.post('/api/v1/user/resend-confirmation', undefined);
      setFrom(sent.resendableFrom);
      toast.success(texts.resentEmail);
    });
  };
  return (
    <div className="mt-1 mb-5 rounded-card border border-line bg-surface-soft p-4">
      <p className="text-sm leading-6 text-ink">
        {pendingEmail === null ? words.emailUnconfirmed : words.emailPendingNotice(pendingEmail)}
      </p>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        loading={isSending}
        // Not `disabled`: who pressed it keeps the focus.
        aria-disabled={from !== null}
        aria-describedby={fromId}
        onClick={() => from === null && void resend()}
      >
        {texts.resendEmail}
      </Button>
      <p id={fromId} role="status" className="text-sm text-ink-muted not-empty:mt-2">
        {from !== null && texts.resendableFrom(formatDateTime(from))}
      </p>
    </div>
  );
}
