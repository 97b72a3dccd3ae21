import { useNavigate, useRevalidator } from 'react-router';
import type { MailText } from '#shared/mail/mail.rules.ts';
import { checkMailText } from '#shared/mail/mail.rules.ts';
import { mailText } from '#shared/messages/admin/system/mail.ko.ts';
import { paths } from '#shared/paths.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useFormSteps } from '../admin/use-form-steps.ts';
import type { MailWords } from './mail-list.tsx';
import { useMailToast } from './use-mail-toast.ts';

const text = mailText.form;

/** Actions on a mail template. */
export function useMailSteps({ name, updatedAt }: MailWords) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const tellMail = useMailToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { errors, busy, isStale, fits, run, forget } = useFormSteps<'save' | 'test' | 'restore'>();

  const saveOver = async (words: MailText, seenAt: () => Promise<string | null>) => {
    if (!fits(checkMailText(name, words))) return;
    await run('save', async () => {
      await api.post('/api/v1/admin/mail-save', { name, ...words, updatedAt: await seenAt() });
      toast.success(text.saved);
      await revalidate();
    });
  };
  const save = (words: MailText) => saveOver(words, async () => updatedAt);
  /** Replaces what somebody else has saved meanwhile. */
  const overwrite = (words: MailText) =>
    saveOver(words, async () => {
      const { list } = await api.post('/api/v1/admin/mails');
      return list.find((mail) => mail.name === name)?.updatedAt ?? null;
    });

  const toOutbox = async () => {
    await navigate(paths.adminOutbox());
    return true;
  };
  const sendTest = async (words: MailText) => {
    if (!fits(checkMailText(name, words))) return;
    await run('test', async () => {
      const { to, isFiled } = await api.post('/api/v1/admin/mail-test', { name, ...words });
      if (to === '') toast.error(mailText.check.noAddress);
      else
        tellMail({
          isFiled,
          mails: text.testMail,
          done: text.testDone(to),
          action: { label: mailText.outbox, run: toOutbox },
        });
    });
  };

  const restore = async () => {
    const question = {
      title: text.restore,
      messageHtml: text.restoreConfirm,
      confirm: true,
      confirmLabel: text.restore,
      cancel: true,
    };
    if ((await dialog.open(question)) !== 'confirm') return;
    await run('restore', async () => {
      await api.post('/api/v1/admin/mail-restore', { name, updatedAt });
      toast.success(text.restored);
      await revalidate();
    });
  };

  return { save, overwrite, sendTest, restore, busy, isStale, errors, forget };
}
