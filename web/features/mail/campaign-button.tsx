import { useRevalidator } from 'react-router';
import { mailText } from '#shared/messages/admin/system/mail.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { Button } from '#web/ui/button.tsx';

const text = mailText.form;

/** Sends the saved mail to all who consented, after showing their number. */
export function CampaignButton({ isChanged }: { isChanged: boolean }) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useBusy();

  const send = async () => {
    if (isChanged) return toast.error(text.unsaved);
    await run(async () => {
      const { count, isNight } = await api.post('/api/v1/admin/mail-campaign-count');
      if (count === 0) return toast.error(text.campaignNobody);
      const messageHtml = text.campaignConfirm(count) + (isNight ? text.campaignNight : '');
      const answer = await dialog.open({
        title: text.campaign,
        messageHtml,
        confirm: true,
        confirmLabel: text.campaign,
        cancel: true,
      });
      if (answer !== 'confirm') return;
      toast.success(text.campaignDone((await api.post('/api/v1/admin/mail-campaign')).count));
      await revalidate();
    });
  };

  return (
    <Button variant="secondary" loading={isBusy} onClick={() => void send()}>
      {text.campaign}
    </Button>
  );
}
