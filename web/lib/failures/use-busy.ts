import { useState } from 'react';
import { useShowFailure } from './use-show-failure.ts';

/** For a button with one action: `isBusy` until the action is done; failures are shown. */
export function useBusy() {
  const showFailure = useShowFailure();
  const [isBusy, setBusy] = useState(false);
  const run = async (step: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await step();
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
