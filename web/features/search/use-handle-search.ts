import { useRevalidator } from 'react-router';
import { missedSearchesText as text } from '#shared/messages/admin/content/missed-search.ko.ts';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import { useBusy } from '#web/lib/failures/use-busy.ts';

/** Sets a search without results aside, which can be undone, and takes it back. */
export function useHandleSearch(query: string) {
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useBusy();

  const set = async (isHandled: boolean): Promise<boolean> => {
    let isDone = false;
    await run(async () => {
      await api.post('/api/v1/search/missed-handle', { query, isHandled });
      isDone = true;
      if (isHandled) toast.success(text.handled(query), { label: text.undo, run: () => set(false) });
      else toast.success(text.undone);
      await revalidate();
    });
    return isDone;
  };
  return { set, isBusy };
}
