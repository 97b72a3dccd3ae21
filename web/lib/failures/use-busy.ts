import { useState } from 'react';
import { useShowFailure } from './use-show-failure.ts';

/** For a button with one action: `isBusy` until the action is done; failures are shown, `gone` as by `useShowFailure`. */
export function useBusy() {
  const showFailure = useShowFailure();
  const [isBusy, setBusy] = useState(false);
  const run = async (step: () => Promise<unknown>, gone?: string): Promise<void> => {
    setBusy(true);
    try {
      await step();
    } catch (error) {
      showFailure(error, gone);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
