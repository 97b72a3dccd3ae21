import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { MailWords } from '../../../shared/mail/mail-rules.ts';
import { checkMailWords } from '../../../shared/mail/mail-rules.ts';
import type { MailName } from '../../../shared/mail/mail-templates.ts';
import { mailText } from '../../../shared/messages/admin/mail.ko.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useApi, useDialog, useToast } from '../../lib/app-context.tsx';
import { useTellFailure } from '../../shell/use-tell-failure.ts';

const text = mailText.form;

/** What can be done with the words of a mail; what does not fit is said at its field. */
export function useMailSteps(name: MailName) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const tellFailure = useTellFailure();
  const { revalidate } = useRevalidator();
  const [errors, setErrors] = useState<Record<string, string | null>>({});
  const [busy, setBusy] = useState<'save' | 'test' | null>(null);

  const tried = async (step: 'save' | 'test', words: MailWords, work: () => Promise<void>) => {
    const found = checkMailWords(name, words);
    setErrors(found);
    if (Object.values(found).some(Boolean)) return;
    setBusy(step);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) setErrors(error.fields);
      else tellFailure(error);
    } finally {
      setBusy(null);
    }
  };

  const save = (words: MailWords) =>
    tried('save', words, async () => {
      await api.post('/api/v1/admin/mail-save', { name, ...words });
      toast.success(text.saved);
      await revalidate();
    });

  const sendTest = (words: MailWords) =>
    tried('test', words, async () => {
      const { to } = await api.post('/api/v1/admin/mail-test', { name, ...words });
      toast.success(text.testDone(to));
    });

  const restore = async () => {
    const question = { title: text.restore, messageHtml: text.restoreConfirm, confirm: true, cancel: true };
    if ((await dialog.open(question)) !== 'confirm') return;
    try {
      await api.post('/api/v1/admin/mail-restore', { name });
      toast.success(text.restored);
      await revalidate();
    } catch (error) {
      tellFailure(error);
    }
  };

  /** What is typed again is no longer wrong, until it is checked again. */
  const forget = (names: readonly string[]) =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !names.includes(field))));

  return { save, sendTest, restore, busy, errors, forget };
}
