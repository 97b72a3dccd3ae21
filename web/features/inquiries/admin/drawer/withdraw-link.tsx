import type { InquiryDetail } from '#shared/contract/inquiries/inquiry.contract.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { useMailToast } from '#web/features/mail/use-mail-toast.ts';
import { useApi, useDialog } from '#web/lib/app-context.tsx';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { Button } from '#web/ui/button.tsx';

const text = inquiryListText.withdraw;

interface WithdrawLinkProps {
  detail: Pick<InquiryDetail, 'contractId' | 'isMailFiled'>;
  onChanged: () => void;
}

/** Sends the mail with the consent withdrawal link again, to the same address. */
export function WithdrawLink({ detail: { contractId, isMailFiled }, onChanged }: WithdrawLinkProps) {
  const api = useApi();
  const dialog = useDialog();
  const tellMail = useMailToast();
  const { isBusy, run } = useBusy();

  const send = async () => {
    const question = {
      title: text.button,
      messageHtml: isMailFiled ? `${text.confirm}<br>${adminText.mailFiled(text.mail)}` : text.confirm,
      confirm: true,
      confirmLabel: text.button,
      cancel: true,
    };
    if ((await dialog.open(question)) !== 'confirm') return;
    await run(async () => {
      await api.post('/api/v1/free/withdraw-link', { contractId });
      tellMail({ isFiled: isMailFiled, mails: text.mail, done: text.sent });
      onChanged();
    });
  };

  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-56 text-sm text-ink-muted">{text.hint}</p>
      <Button size="small" variant="secondary" loading={isBusy} onClick={() => void send()}>
        {text.button}
      </Button>
    </div>
  );
}
