import { useRevalidator } from 'react-router';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import type { Gap } from './gap-item.tsx';
import { useBusy } from '#web/lib/failures/use-busy.ts';

const text = chatConsoleText.gaps;

/** What the steps of a group need to know of it. */
export type GapSteps = Pick<Gap, 'gapId' | 'state' | 'faq'> & { questions: readonly { question: string }[] };

/** Sets a group of unanswered questions aside, and takes it back. */
export function useGapSteps({ gapId, questions }: Pick<GapSteps, 'gapId' | 'questions'>) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useBusy();

  const set = (isDismissed: boolean) =>
    run(async () => {
      await api.post('/api/v1/admin/assistant/gap-dismiss', { gapId, isDismissed }, { tells: 'CM04' });
      toast.success(isDismissed ? text.dismissDone : text.restoreDone);
    }, text.gone).then(revalidate);

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

  return { dismiss, restore: () => set(false), isBusy };
}
