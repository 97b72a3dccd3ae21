import { useState } from 'react';
import { useShowFailure } from './use-show-failure.ts';

/** For a button that does one thing: busy until it is done, and what failed is told. */
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
