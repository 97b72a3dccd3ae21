import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import type { Gap } from './gap-item.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';

const text = chatConsoleText.gaps;

/** Actions for a group of unanswered questions. */
export function useGapSteps({ gapId, questions }: Pick<Gap, 'gapId' | 'questions'>) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<'draft' | 'dismiss' | null>(null);

  const tried = async (step: 'draft' | 'dismiss', work: () => Promise<void>) => {
    setBusy(step);
    await work().catch(showFailure);
    setBusy(null);
  };

  const makeDraft = () => tried('draft', async () => navigate(paths.faqOfGap(gapId)));

  const set = (isDismissed: boolean) =>
    tried('dismiss', async () => {
      await api.post('/api/v1/admin/assistant/gap-dismiss', { gapId, isDismissed });
      toast.success(isDismissed ? text.dismissDone : text.restoreDone);
      await revalidate();
    });

  const dismiss = async () => {
    const question = {
      title: text.dismiss,
      messageHtml: text.dismissConfirm(questions[0]?.question ?? ''),
      confirm: true,
      confirmLabel: text.dismiss,
      cancel: true,
    };
    if ((await dialog.open(question)) === 'confirm') await set(true);
  };

  return { makeDraft, dismiss, restore: () => set(false), busy };
}
