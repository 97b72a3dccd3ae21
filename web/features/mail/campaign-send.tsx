import { Send } from 'lucide-react';
import { useId } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { campaignText } from '#shared/messages/admin/people/campaign.ko.ts';
import { paths } from '#shared/paths.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { isConflict } from '#web/lib/failures/is-conflict.ts';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Button } from '#web/ui/button.tsx';
import type { MailWords } from './mail-list.tsx';
import { useMailToast } from './use-mail-toast.ts';

const text = campaignText.send;

interface CampaignSendProps {
  /** The mail as it is saved: that is what is sent. */
  mail: MailWords;
  isChanged: boolean;
  recipients: number;
  isNight: boolean;
  isFiled: boolean;
  /** Time of the last campaign; null if there was none. */
  lastSentAt: string | null;
}

/** Below the form, so that nobody sends who wants to save: to whom the saved mail goes, and the button that sends it. */
export function CampaignSend({ mail, isChanged, recipients, isNight, isFiled, lastSentAt }: CampaignSendProps) {
  const noteId = useId();
  const { isBusy, send } = useSendCampaign(mail, lastSentAt);
  const isSentAlready = lastSentAt !== null && mail.updatedAt !== null && lastSentAt > mail.updatedAt;
  const hindrance = recipients === 0 ? text.nobody : isChanged ? text.unsaved : null;
  const note = hindrance ?? (isSentAlready ? text.again(formatDateTime(lastSentAt)) : '');
  const facts = [
    [text.facts.to, `${campaignText.people(recipients)} · ${campaignText.who}`],
    [text.facts.when, isFiled ? text.filed : isNight ? text.night : text.now],
    [text.facts.saved, mail.updatedAt === null ? text.untouched : text.lastSaved(formatDateTime(mail.updatedAt))],
  ] as const;
  return (
    <section aria-labelledby={`${noteId}-title`} className="mt-4 rounded-card border border-line-strong p-5">
      <h2 id={`${noteId}-title`} className="text-lg font-bold text-ink">
        {text.title}
      </h2>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-sm">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-muted">{name}</dt>
              <dd className="text-ink">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <p id={noteId} role="status" className="text-sm text-warning">
            {note}
          </p>
          <Button
            variant="secondary"
            loading={isBusy}
            disabled={hindrance !== null}
            aria-describedby={noteId}
            onClick={() => void send()}
          >
            <Send size={17} aria-hidden="true" />
            {text.button(recipients)}
          </Button>
        </div>
      </div>
    </section>
  );
}

/**
 * Asks with the subject as it will arrive and the number of the moment, sends, and leads to what became of it. What a
 * colleague has saved or sent meanwhile is shown instead.
 */
function useSendCampaign({ name, subject, body, updatedAt }: MailWords, lastSentAt: string | null) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const tellMail = useMailToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useBusy();
  const send = () =>
    run(async () => {
      const [{ count, isNight, isFiled }, preview] = await Promise.all([
        api.post('/api/v1/admin/mail-campaign-count'),
        api.post('/api/v1/admin/mail-preview', { name, subject, body }),
      ]);
      if (count === 0) return toast.error(text.nobody);
      const subjectHtml = escapeHtml(preview.subject);
      const answer = await dialog.open({
        title: text.questionTitle,
        messageHtml: isFiled
          ? text.questionFiled(subjectHtml, count)
          : text.question(subjectHtml, count) + (isNight ? text.questionAtNight : ''),
        confirm: true,
        confirmLabel: text.button(count),
        cancel: true,
      });
      if (answer !== 'confirm') return;
      try {
        // Night may have begun or ended since the question.
        const sent = await api.post('/api/v1/admin/mail-campaign', { updatedAt, lastSentAt });
        const { count: mails, isNight: isLater } = sent;
        tellMail({ isFiled: sent.isFiled, isLater, mails: text.mails(mails), done: text.done(sent) });
        await navigate(paths.adminCampaigns());
      } catch (error) {
        if (!isConflict(error)) throw error;
        toast.error(text.conflict);
        await revalidate();
      }
    });
  return { isBusy, send };
}
