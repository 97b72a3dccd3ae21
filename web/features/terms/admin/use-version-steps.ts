import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { termsText } from '#shared/messages/site/term.ko.ts';
import type { TermKind } from '#shared/site/terms.ts';
import { TERMS } from '#shared/site/terms.ts';
import { useMailToast } from '#web/features/mail/use-mail-toast.ts';
import type { DialogOptions } from '#web/lib/dialog/dialog-controller.ts';
import { labels } from '#web/ui/labels.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { isConflict } from '#web/lib/failures/is-conflict.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import type { Version } from './term-columns.tsx';

const text = termsText.admin;

export const takeBackOf = (state: Version['state']) => text.takeBack[state === 'coming' ? 'coming' : 'begun'];

/** Notifies members of a future version, or deletes one. Both ask for confirmation. */
export function useVersionSteps(kind: TermKind) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const tellMail = useMailToast();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  const step = async (
    messageHtml: string,
    button: Pick<DialogOptions, 'title' | 'confirm' | 'confirmLabel' | 'delete' | 'deleteLabel'>,
    work: () => Promise<void>,
  ) => {
    const question = { messageHtml, cancel: true, cancelLabel: labels.close, ...button };
    if ((await dialog.open(question)) === 'cancel') return;
    await work();
    await revalidate();
  };

  const tried = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch(async (error: unknown) => {
      if (isConflict(error)) toast.error(adminText.conflict);
      else showFailure(error, text.gone);
      await revalidate();
    });
    setBusy(false);
  };

  const notice = ({ termId, revision, version }: Version) =>
    tried(async () => {
      const { count } = await api.post('/api/v1/admin/term-notice-count');
      const button = { title: text.notice, confirm: true, confirmLabel: text.notice };
      await step(text.noticeConfirm(count, TERMS[kind].name, version), button, async () => {
        const seen = { termId: termId ?? '', revision };
        const sent = await api.post('/api/v1/admin/term-notice', seen, { tells: 'CM04' });
        const mails = text.noticeMails(sent.count);
        tellMail({ isFiled: sent.isFiled, mails, done: text.noticeDone(mails) });
      });
    });

  const cancel = ({ termId, revision, version, state }: Version) => {
    const { confirm, button, done } = takeBackOf(state);
    return tried(() =>
      step(confirm(version), { title: button, delete: true, deleteLabel: button }, async () => {
        await api.post('/api/v1/admin/term-cancel', { termId: termId ?? '', revision });
        toast.success(done);
      }),
    );
  };

  return { notice, cancel, isBusy };
}
