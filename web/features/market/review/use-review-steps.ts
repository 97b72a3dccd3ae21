import { useRevalidator } from 'react-router';
import type { InputOf } from '#shared/contract/calls.ts';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { useConfirmed } from '#web/lib/dialog/use-confirmed.ts';

type Decision = InputOf<'/api/v1/market/decide'>['reviewState'];

/** The version that the page shows. The server refuses the decision if the author has changed it meanwhile. */
export type SeenEntry = Pick<InputOf<'/api/v1/market/decide'>, 'documentId' | 'version' | 'versionIds'>;

/** Review actions, with a confirmation where they cannot be undone. */
export function useReviewSteps(entry: SeenEntry) {
  const { documentId } = entry;
  const api = useApi();
  const { revalidate } = useRevalidator();
  const confirmed = useConfirmed();
  const confirmAndRun = (title: string, questionHtml: string | null, done: string, run: () => Promise<unknown>) =>
    confirmed({ title, questionHtml, done, run, after: revalidate, afterConflict: revalidate });

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
