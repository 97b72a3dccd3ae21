import { useRevalidator } from 'react-router';
import { missedSearchesText } from '#shared/messages/admin/content/missed-search.ko.ts';
import { useToast } from '#web/lib/app-context.tsx';
import { useBusy } from '#web/lib/failures/use-busy.ts';

/** What is said once it is set aside, and once it is back. */
interface Told {
  handled: string;
  undone: string;
}

/** Sets a row aside by `send`, which can be undone, and takes it back. `set` resolves with whether it was done. */
export function useSetAside(send: (isHandled: boolean) => Promise<unknown>, { handled, undone }: Told) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useBusy();

  const set = async (isHandled: boolean): Promise<boolean> => {
    let isDone = false;
    await run(async () => {
      await send(isHandled);
      isDone = true;
      if (isHandled) toast.success(handled, { label: missedSearchesText.undo, run: () => set(false) });
      else toast.success(undone);
      await revalidate();
    });
    return isDone;
  };
  return { set, isBusy };
}
