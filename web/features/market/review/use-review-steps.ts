import { useRevalidator } from 'react-router';
import type { InputOf } from '#shared/contract/calls.ts';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';

type Decision = InputOf<'/api/v1/market/decide'>['reviewState'];

/** The version that the page shows. The server refuses the decision if the author has changed it meanwhile. */
export type SeenEntry = Pick<InputOf<'/api/v1/market/decide'>, 'documentId' | 'version' | 'versionIds'>;

/** Review actions, with a confirmation where they cannot be undone. */
export function useReviewSteps(entry: SeenEntry) {
  const { documentId } = entry;
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const revalidator = useRevalidator();
  const showFailure = useShowFailure();

  const confirmAndRun = async (title: string, question: string | null, done: string, step: () => Promise<unknown>) => {
    try {
      if (question === null) await step();
      else {
        const answer = await dialog.open({
          title,
          messageHtml: question,
          confirm: true,
          confirmLabel: title,
          cancel: true,
          onConfirm: step,
        });
        if (answer !== 'confirm') return;
      }
      toast.success(done);
      await revalidator.revalidate();
    } catch (error) {
      showFailure(error);
    }
  };

  return {
    submit: () =>
      confirmAndRun(text.submit, text.submitConfirm, text.submitted, () =>
        api.post('/api/v1/market/submit', { documentId }),
      ),
    decide: (reviewState: Decision, question: string | null = null) =>
      confirmAndRun(reviewState, question, text.decided, () =>
        api.post('/api/v1/market/decide', { ...entry, reviewState }),
      ),
  };
}
