import { useRevalidator } from 'react-router';
import { campaignText } from '#shared/messages/admin/people/campaign.ko.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import { labels } from '#web/ui/labels.ts';

const text = campaignText.stop;

interface CampaignStopButtonProps {
  queuedAt: string;
  subject: string;
  waiting: number;
}

/** Takes back what was not sent yet, such as until the morning. */
export function CampaignStopButton({ queuedAt, subject, waiting }: CampaignStopButtonProps) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useBusy();
  const stop = async () => {
    const question = {
      title: text.button,
      messageHtml: text.question(escapeHtml(subject), waiting),
      delete: true,
      deleteLabel: text.button,
      cancel: true,
      // Beside the other button 취소 could mean the mails.
      cancelLabel: labels.close,
    };
    if ((await dialog.open(question)) !== 'delete') return;
    await run(async () => {
      const { stopped, sent } = await api.post('/api/v1/admin/mail-campaign-stop', { queuedAt });
      toast.success(stopped === 0 ? text.nothing : text.done(stopped, sent));
      await revalidate();
    });
  };
  return (
    <Button
      size="small"
      variant="secondary"
      className="text-danger"
      loading={isBusy}
      aria-label={`${subject} ${text.button}`}
      onClick={() => void stop()}
    >
      {text.button}
    </Button>
  );
}
