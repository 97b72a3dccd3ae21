import { useRevalidator } from 'react-router';
import type { MailText } from '#shared/mail/mail.rules.ts';
import { checkMailText } from '#shared/mail/mail.rules.ts';
import type { MailName } from '#shared/mail/mail-templates.ts';
import { mailText } from '#shared/messages/admin/system/mail.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useFormSteps } from '../admin/use-form-steps.ts';

const text = mailText.form;

/** Actions on a mail template. */
export function useMailSteps(name: MailName) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { errors, busy, fits, run, forget } = useFormSteps<'save' | 'test' | 'restore'>();

  const save = async (words: MailText) => {
    if (!fits(checkMailText(name, words))) return;
    await run('save', async () => {
      await api.post('/api/v1/admin/mail-save', { name, ...words });
      toast.success(text.saved);
      await revalidate();
    });
  };

  const sendTest = async (words: MailText) => {
    if (!fits(checkMailText(name, words))) return;
    await run('test', async () => {
      const { to } = await api.post('/api/v1/admin/mail-test', { name, ...words });
      if (to === '') toast.error(mailText.check.noAddress);
      else toast.success(text.testDone(to));
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
      await api.post('/api/v1/admin/mail-restore', { name });
      toast.success(text.restored);
      await revalidate();
    });
  };

  return { save, sendTest, restore, busy, errors, forget };
}
