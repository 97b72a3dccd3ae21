import { useRevalidator } from 'react-router';
import type { ManualComment } from '#shared/contract/site/manual.contract.ts';
import { missedSearchesText } from '#shared/messages/admin/content/missed-search.ko.ts';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import { useBusy } from '#web/lib/failures/use-busy.ts';

const text = missedSearchesText.manual;

/** Sets what a reader wrote aside, which can be undone, and takes it back. */
export function useHandleComment({ path, commentId }: ManualComment) {
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useBusy();

  const set = async (isHandled: boolean): Promise<boolean> => {
    let isDone = false;
    await run(async () => {
      await api.post('/api/v1/manual/comment-handle', { path, commentId, isHandled });
      isDone = true;
      if (isHandled) toast.success(text.handled, { label: missedSearchesText.undo, run: () => set(false) });
      else toast.success(text.undone);
      await revalidate();
    });
    return isDone;
  };
  return { set, isBusy };
}
