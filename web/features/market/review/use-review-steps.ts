import { useRevalidator } from 'react-router';
import type { InputOf } from '#shared/contract/calls.ts';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { useConfirmed } from '#web/lib/dialog/use-confirmed.ts';

type Decision = InputOf<'/api/v1/market/decide'>['reviewState'];

/** The version that the page shows. The server refuses the decision if the author has changed it meanwhile. */
export type SeenEntry = Pick<InputOf<'/api/v1/market/decide'>, 'documentId' | 'version' | 'versionIds'>;

/** Review actions, with a confirmation where they cannot be undone. `onDecided` follows the one that ends a review. */
export function useReviewSteps({ title, ...entry }: SeenEntry & { title: string }, onDecided?: () => Promise<void>) {
  const { documentId } = entry;
  const api = useApi();
  const { revalidate } = useRevalidator();
  const confirmed = useConfirmed();
  const step = { afterConflict: revalidate, after: revalidate };

  return {
    submit: () =>
      confirmed({
        ...step,
        title: text.submit,
        questionHtml: text.submitConfirm,
        done: text.submitted,
        run: () => api.post('/api/v1/market/submit', { documentId }),
      }),
    decide: (reviewState: Decision, question?: (titleHtml: string) => string) =>
      confirmed({
        ...step,
        title: reviewState,
        questionHtml: question?.(escapeHtml(title)) ?? null,
        done: text.decided[reviewState](title),
        run: () => api.post('/api/v1/market/decide', { ...entry, reviewState }),
        ...(onDecided && reviewState !== '심사중' && { after: onDecided }),
      }),
  };
}
